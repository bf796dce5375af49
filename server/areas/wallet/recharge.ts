import { PayStatus } from '../../../src/api/pay/list-pay-methods'
import { addRecharge } from '../../../src/api/wallet/recharge'
import { packText } from '../../database/l10n'
import { newId } from '../../database/new-id'
import { callerOf, handle } from '../../handler'
import { PAY_WITHIN_SECONDS } from '../order/expire'
import { rechargeableAccount } from './rechargeable'

const TITLE = packText({ en: 'Top-up', 'zh-Hans': '账户充值' })

/** A top-up and the payment for it. The settlement of that payment credits the account. */
export const addRechargeHandler = handle(addRecharge, ({ body }, context) => {
  const userId = callerOf(context).id
  const { requestId } = body
  return context.db.transaction().execute(async (trx) => {
    const repeated = await trx
      .selectFrom('recharges')
      .select(['payId', 'accountId', 'amount'])
      .where('userId', '=', userId)
      .where('requestId', '=', requestId)
      .executeTakeFirst()
    if (repeated) return { ...repeated, id: repeated.payId, userId }
    const { id: accountId } = await rechargeableAccount(trx, userId, body.accountId)
    const createdAt = context.now()
    const payId = newId(createdAt)
    const { amount } = body
    await trx
      .insertInto('payments')
      .values({
        id: payId,
        orderId: '',
        userId,
        title: TITLE,
        amount,
        status: PayStatus.Due,
        payType: null,
        createdAt,
        expiresAt: createdAt + PAY_WITHIN_SECONDS,
        paidAt: null,
      })
      .execute()
    await trx
      .insertInto('recharges')
      .values({ payId, userId, accountId, amount, requestId, createdAt })
      .execute()
    return { id: payId, userId, payId, accountId, amount }
  })
})
