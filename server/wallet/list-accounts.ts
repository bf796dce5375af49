import { listAccounts } from '../../src/features/wallet/contract-accounts'
import { readText } from '../database/l10n'
import { handle } from '../handler'
import { figureOf } from './bills'
import { referralCodeOf } from './referral-code'

export const listAccountsHandler = handle(listAccounts, async (_, context) => {
  const { db, user, locale, now } = context
  const userId = user?.id ?? ''
  const rows = await db
    .selectFrom('accounts')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
  return {
    accounts: rows.map(({ id, kind, name, amount, frozen, currency }) => ({
      id,
      kind,
      currency,
      name: readText(name, locale),
      amount,
      frozen,
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
