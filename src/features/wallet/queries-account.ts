import * as v from 'valibot'
import type { LoadContext } from '../../engine/data/queries'
import { ContractError } from '../../errors'
import { listRecords } from '../record'
import {
  ACCOUNT_KINDS,
  getTransferPrice,
  OFFLINE_RECHARGE,
  type OfflineRecharge,
  offlineRecharge,
} from './contract'
import { listAccounts } from './contract-accounts'
import { getWithdrawalRules, pageReviews, pageWithdrawals } from './contract-withdrawals'
import type { AccountKind } from './rules/banks'

/** Records in the shape that is needed. @throws ContractError when they have another. */
function parse<T>(type: string, schema: v.GenericSchema<unknown, T>, records: unknown): T {
  const parsed = v.safeParse(schema, records)
  if (parsed.success) return parsed.output
  throw new ContractError(
    `${type}/list`,
    parsed.issues.map(({ message }) => message),
  )
}

/** The entity of the generic calls (client spec §7). */
export const USER_ACCOUNT = 'userAccount'
const MOST_ACCOUNTS = 50

const paymentAccount = v.object({
  id: v.string(),
  kind: v.picklist(ACCOUNT_KINDS),
  bank: v.string(),
  holder: v.string(),
  /** Masked by the server. */
  number: v.string(),
  branch: v.fallback(v.string(), ''),
})
export type PaymentAccount = v.InferOutput<typeof paymentAccount>

/** The user's accounts of these kinds, the default one first. */
export const paymentAccounts = (kinds: readonly AccountKind[]) =>
  ({
    key: ['payment-accounts', kinds],
    async load({ signal }: LoadContext): Promise<readonly PaymentAccount[]> {
      const records = await listRecords(
        {
          params: { type: USER_ACCOUNT },
          body: {
            queries: [{ field: 'kind', operator: 'in', value: [...kinds] }],
            sorts: [
              { field: 'preferred', type: 'Desc' },
              { field: 'createdAt', type: 'Desc' },
            ],
            limit: MOST_ACCOUNTS,
          },
        },
        { quiet: true, signal },
      )
      return parse(USER_ACCOUNT, v.array(paymentAccount), records)
    },
  }) as const

const MOST_TRANSFERS = 10

/** The user's bank transfers to us, the newest first. */
async function listOffline(signal: AbortSignal): Promise<readonly OfflineRecharge[]> {
  const records = await listRecords(
    {
      params: { type: OFFLINE_RECHARGE },
      body: { sorts: [{ field: 'createdAt', type: 'Desc' }], limit: MOST_TRANSFERS },
    },
    { quiet: true, signal },
  )
  return parse(OFFLINE_RECHARGE, v.array(offlineRecharge), records)
}

/** They, and the account that rises by them. */
export const offlineRecharges = {
  key: ['offline-recharges'],
  async load({ signal }: LoadContext) {
    const [records, { accounts }] = await Promise.all([
      listOffline(signal),
      listAccounts(undefined, { quiet: true, signal }),
    ])
    return { records, accountId: accounts.find(({ kind }) => kind === 'balance')?.id ?? '' }
  },
} as const

/**
 * The fee of a transfer, and who would get it.
 *
 * @param amount cents. @param toMobile empty while there is no number yet.
 */
export const transferPrice = (amount: number, toMobile: string) =>
  ({
    key: ['transfer-price', amount, toMobile],
    load: ({ signal }: LoadContext) =>
      getTransferPrice({ body: { amount, toMobile } }, { quiet: true, signal }),
  }) as const

/** What a withdrawal is made of: accounts of money, cards, and what is allowed today. */
export const withdrawalDesk = {
  key: ['withdrawals', 'desk'],
  async load(context: LoadContext) {
    const options = { quiet: true, signal: context.signal }
    const [{ accounts }, cards, rules] = await Promise.all([
      listAccounts(undefined, options),
      paymentAccounts(['bank']).load(context),
      getWithdrawalRules(undefined, options),
    ])
    return { accounts: accounts.filter(({ currency }) => currency === 'CNY'), cards, rules }
  },
} as const
export type WithdrawalDesk = Awaited<ReturnType<typeof withdrawalDesk.load>>

/** The user's withdrawals, the newest first. */
export const withdrawalPages = {
  key: ['withdrawals', 'mine'],
  load: (pageIndex: number, { signal }: LoadContext) =>
    pageWithdrawals({ body: { pageIndex } }, { quiet: true, signal }),
} as const

/** Everybody's of a status, for an administrator. */
export const reviewPages = (status: number) =>
  ({
    key: ['withdrawals', 'review', status],
    load: (pageIndex: number, { signal }: LoadContext) =>
      pageReviews({ body: { pageIndex, status } }, { quiet: true, signal }),
  }) as const
export type WithdrawalReview = Awaited<ReturnType<typeof pageReviews>>['result'][number]
