import { listAccounts } from '../../src/features/wallet/contract-accounts'
import { DAY, startOfDay } from '../../src/shared/business-day'
import { readText } from '../database/l10n'
import { handle } from '../handler'
import { figureOf } from './bills'
import { referralCodeOf } from './referral-code'

/** Of which an account says what it held. */
const DAYS = 7

export const listAccountsHandler = handle(listAccounts, async (_, context) => {
  const { db, user, locale, now } = context
  const userId = user?.id ?? ''
  const rows = await db
    .selectFrom('accounts')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
  const today = startOfDay(now())
  const lines = await db
    .selectFrom('ledger')
    .select(['accountId', 'amount', 'createdAt'])
    .where('userId', '=', userId)
    .where('createdAt', '>=', today - (DAYS - 2) * DAY)
    .execute()
  /** What came after the end of a day is taken off again. */
  const heldAt = (accountId: string, held: number, end: number) =>
    lines
      .filter((line) => line.accountId === accountId && line.createdAt >= end)
      .reduce((sum, { amount }) => sum - amount, held)
  const weekOf = (accountId: string, held: number) =>
    Array.from({ length: DAYS }, (_, at) => heldAt(accountId, held, today + (at + 2 - DAYS) * DAY))
  return {
    accounts: rows.map(({ id, kind, name, amount, frozen, currency }) => ({
      id,
      kind,
      currency,
      name: readText(name, locale),
      amount,
      frozen,
      week: weekOf(id, amount),
    })),
    overview: {
      balance: rows.find(({ kind }) => kind === 'balance')?.amount ?? 0,
      investedEquipment: await figureOf(context, 'investedEquipment'),
      todayEarnings: await figureOf(context, 'todayEarnings'),
      cumulativeIncome: await figureOf(context, 'cumulativeIncome'),
      yesterdayYield: await figureOf(context, 'yesterdayYield'),
      referralCode: await referralCodeOf(context, userId),
    },
    asOf: now(),
  }
})
