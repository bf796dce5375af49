import type { Kysely } from 'kysely'
import { addRecharge } from '../../src/features/wallet/contract'
import { packText } from '../database/l10n'
import type { Database } from '../database/schema'
import { callerOf, handle } from '../handler'
import { addPayment } from '../pay/add-payment'
import { bindRequest } from '../pay/requests'
import { Refusal } from '../refusal'
import { ownAccount } from './book'

const TITLE = packText({ en: 'Top-up', 'zh-Hans': '账户充值' })

/** A top-up and the payment for it. The settlement of that payment credits the account. */
export const addRechargeHandler = handle(addRecharge, ({ body }, context) => {
  const userId = callerOf(context).id
  const { requestId } = body
  return context.db.transaction().execute(async (trx) => {
    await bindRequest(trx, {
      userId,
      requestId,
      call: addRecharge.contract.path,
      body: { accountId: body.accountId, amount: body.amount },
      now: context.now(),
    })
    const repeated = await trx
      .selectFrom('recharges')
      .select(['payId', 'accountId', 'amount'])
      .where('userId', '=', userId)
      .where('requestId', '=', requestId)
      .executeTakeFirst()
    if (repeated) return { ...repeated, id: repeated.payId, userId }
    const { id: accountId } = await rechargeableAccount(trx, userId, body.accountId)
    const createdAt = context.now()
    const { amount } = body
    const payId = await addPayment(trx, { userId, title: TITLE, amount, createdAt })
    await trx
      .insertInto('recharges')
      .values({ payId, userId, accountId, amount, requestId, createdAt })
      .execute()
    return { id: payId, userId, payId, accountId, amount }
  })
})

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
