import type * as v from 'valibot'
import { PayStatus } from '../../../src/api/pay/list-pay-methods'
import type { requestPay } from '../../../src/api/pay/pay'
import { isPayType, PayType } from '../../../src/shared/pay-type'
import { readText } from '../../database/l10n'
import { newId } from '../../database/new-id'
import type { Collection } from '../../gateways/orders'
import { type Context, callerOf } from '../../handler'
import { Refusal } from '../../refusal'
import { METHODS } from './methods'
import { ownPayment, type PaymentRow, requireDue } from './payments'
import { markPaid } from './settle'

type PayInput = v.InferOutput<NonNullable<typeof requestPay.contract.body>>
type PayAnswer = v.InferOutput<typeof requestPay.contract.data>

const WRONG_AMOUNT = new Refusal(400, {
  en: 'The amount is not that of the order.',
  'zh-Hans': '支付金额与订单金额不一致',
})
const WRONG_USER = new Refusal(400, {
  en: 'This is not your payment.',
  'zh-Hans': '支付用户与登录用户不一致',
})
const NO_METHOD = new Refusal(400, {
  en: 'This client cannot pay that way.',
  'zh-Hans': '当前客户端不支持该支付方式',
})
const POOR = new Refusal(400, { en: 'The balance is too low.', 'zh-Hans': '余额不足' })

const resultUrl = (payId: string) => `/asset/pay/success?payId=${payId}`

type Start = (context: Context, collection: Collection, payment: PaymentRow) => Promise<PayAnswer>

/** How each pay type begins (client spec §4). */
const STARTS: Readonly<Record<PayType, Start>> = {
  [PayType.Redirect]: openCashier,
  [PayType.BrowserRedirect]: openCashier,
  [PayType.AssetRedirect]: payFromBalance,
  [PayType.Alipay]: async ({ services }, collection) => ({
    url: resultUrl(collection.payId),
    message: await services.gateways.alipay.create(collection),
  }),
  [PayType.WeChatBrowser]: openWechatSheet,
  [PayType.WeChatNative]: openWechatSheet,
  [PayType.MiniProgram]: openWechatSheet,
}

/**
 * Starts a payment of the caller's.
 *
 * @throws Refusal 400 when user, amount or method are not those of the payment, or it is closed.
 */
export async function startPayment(context: Context, input: PayInput): Promise<PayAnswer> {
  if (input.userId !== callerOf(context).id) throw WRONG_USER
  const payment = await ownPayment(context, input.payId)
  if (input.amount !== payment.amount) throw WRONG_AMOUNT
  const isOffered = METHODS[input.clientType].some(({ payType }) => payType === input.payType)
  if (!isOffered || !isPayType(input.payType)) throw NO_METHOD
  requireDue(payment)
  return STARTS[input.payType](context, collectionOf(context, payment, input.payType), payment)
}

/** What a gateway is asked to collect for a payment. */
export function collectionOf(context: Context, payment: PaymentRow, payType: number): Collection {
  return {
    payId: payment.id,
    amount: payment.amount,
    description: readText(payment.title, context.locale),
    payType,
    returnUrl: `${context.returnOrigin}/#${resultUrl(payment.id)}`,
  }
}

async function openCashier({ services, origin, locale }: Context, collection: Collection) {
  const order = await services.gateways.orders.open('cashier', collection)
  return { url: `${origin}/pay/cashier?token=${order.id}&lang=${locale}` }
}

async function openWechatSheet({ services }: Context, collection: Collection) {
  return {
    url: resultUrl(collection.payId),
    message: await services.gateways.wechat.prepare(collection),
  }
}

/** Balance and asset payments settle at once (client spec §4). */
async function payFromBalance({ db, now }: Context, collection: Collection, payment: PaymentRow) {
  await db.transaction().execute(async (trx) => {
    const still = await trx
      .selectFrom('payments')
      .select('id')
      .where('id', '=', payment.id)
      .where('status', '=', PayStatus.Due)
      .executeTakeFirst()
    if (!still) return
    const taken = await trx
      .updateTable('accounts')
      .set((eb) => ({ amount: eb('amount', '-', payment.amount) }))
      .where('userId', '=', payment.userId)
      .where('kind', '=', 'balance')
      .where('amount', '>=', payment.amount)
      .returning(['id', 'amount'])
      .executeTakeFirst()
    if (!taken) throw POOR
    await trx
      .insertInto('ledger')
      .values({
        id: newId(now()),
        accountId: taken.id,
        userId: payment.userId,
        kind: 'order',
        title: payment.title,
        amount: -payment.amount,
        balance: taken.amount,
        createdAt: now(),
        refKind: 'order',
        refId: payment.orderId,
      })
      .execute()
    const { payType } = collection
    await markPaid(trx, { payId: payment.id, orderId: payment.orderId, payType, now: now() })
  })
  return { url: resultUrl(payment.id) }
}
