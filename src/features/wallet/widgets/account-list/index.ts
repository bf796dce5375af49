import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { l10n } from '../../../../http/shapes'
import { listAccounts } from '../../contract-accounts'
import { AccountList } from './account-list'

/** Only examples carry one: the widget asks for the accounts of who is logged in. */
export const valueSchema = v.nullish(listAccounts.contract.data)

export const configSchema = v.object({
  title: v.optional(l10n),
  /** The bills of one account. */
  itemUrl: v.optional(v.string(), '/views/auto/bill?key=bill&account={id}'),
})

export type AccountListValue = v.InferOutput<typeof valueSchema>
export type AccountListConfig = v.InferOutput<typeof configSchema>

const overview = {
  balance: 286_450,
  investedEquipment: 0,
  todayEarnings: 0,
  cumulativeIncome: 0,
  yesterdayYield: 0,
  referralCode: '',
}
const account = (id: string, kind: string, name: string, amount: number, frozen = 0) => ({
  id,
  kind,
  name,
  amount,
  frozen,
  currency: kind === 'points' ? 'points' : 'CNY',
  week: [amount - frozen, amount, amount, amount + frozen, amount + frozen, amount],
})

/** The accounts of a wallet: what each holds, what of it is frozen, and its lines at a tap. */
export const accountList = defineWidget(
  {
    type: 'accountList',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    needsLogin: true,
    height: 262,
    examples: {
      full: {
        value: {
          accounts: [
            account('100101', 'balance', 'Balance', 286_450, 4_120),
            account('100102', 'earnings', 'Device earnings', 8_640),
            account('100103', 'points', 'Brewer’s credit', 1_205),
          ],
          overview,
          asOf: 1_790_000_000,
        },
        config: {},
      },
      large: {
        value: {
          accounts: [
            account(
              '1',
              'balance',
              'An account with quite a long name',
              123_456_789_012,
              98_765_432,
            ),
          ],
          overview,
          asOf: 1_790_000_000,
        },
        config: { title: { en: 'Everything', 'zh-Hans': '全部' } },
      },
      empty: { value: { accounts: [], overview, asOf: 1_790_000_000 }, config: {} },
    },
  },
  AccountList,
)
