import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { Refusal } from '../../refusal'
import { ownAccount } from './book'

/** Earnings are earned, not bought. */
const RECHARGEABLE = ['balance', 'points']

const NOT_THIS_ONE = new Refusal(400, {
  en: 'This account cannot be topped up.',
  'zh-Hans': '该账户不支持充值',
})

/** @throws Refusal 400 when the account is not the user's or takes no top-ups. */
export async function rechargeableAccount(db: Kysely<Database>, userId: string, accountId: string) {
  const account = await ownAccount(db, userId, accountId)
  if (!RECHARGEABLE.includes(account.kind)) throw NOT_THIS_ONE
  return account
}
