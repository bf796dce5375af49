import { listAccounts } from '../../../src/api/wallet/list-accounts'
import { readText } from '../../database/l10n'
import { handle } from '../../handler'

/** A user who has never held anything has a wallet of zeros, and a code to invite others with. */
const emptyOverview = (userId: string) => ({
  investedEquipment: 0,
  todayEarnings: 0,
  cumulativeIncome: 0,
  yesterdayYield: 0,
  referralCode: `TAP${Number(userId.slice(-9)).toString(36).toUpperCase()}`,
})

export const listAccountsHandler = handle(listAccounts, async (_, { db, user, locale, now }) => {
  const userId = user?.id ?? ''
  const rows = await db
    .selectFrom('accounts')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
  const kept = await db
    .selectFrom('wallet_overviews')
    .selectAll()
    .where('userId', '=', userId)
    .executeTakeFirst()
  const { investedEquipment, todayEarnings, cumulativeIncome, yesterdayYield, referralCode } =
    kept ?? emptyOverview(userId)
  return {
    accounts: rows.map(({ id, name, amount, frozen }) => ({
      id,
      name: readText(name, locale),
      amount,
      frozen,
    })),
    overview: {
      balance: rows.find(({ kind }) => kind === 'balance')?.amount ?? 0,
      investedEquipment,
      todayEarnings,
      cumulativeIncome,
      yesterdayYield,
      referralCode,
    },
    asOf: now(),
  }
})
