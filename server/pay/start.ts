import type * as v from 'valibot'
import type { requestPay } from '../../src/features/pay/contract'
import { isPayType, PayType } from '../../src/shared/pay'
import { readText } from '../database/l10n'
import { cashierSign } from '../gateways/cashier-form'
import { escapeHtml } from '../gateways/cashier-page'
import type { Collection } from '../gateways/orders'
import { type Context, callerOf } from '../handler'
import { Refusal } from '../refusal'
import { isRecharge } from '../wallet/credit-recharge'
import { payFromBalance } from './balance'
import { methodsFor } from './methods'
import { requirePayPassword } from './pay-password'
import { ownPayment, type PaymentRow, requireDue } from './payments'

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
/** In production the simulated gateways do not exist, and no real one is connected yet. */
const NO_GATEWAY = new Refusal(501, {
  en: 'Paying that way is not set up here.',
  'zh-Hans': '暂未开通该支付方式',
})
const NO_METHOD = new Refusal(400, {
  en: 'This client cannot pay that way.',
  'zh-Hans': '当前客户端不支持该支付方式',
})
const resultUrl = (payId: string) => `/asset/pay/success?payId=${payId}`

type Start = (
  context: Context,
  collection: Collection,
  payment: PaymentRow,
  input: PayInput,
) => Promise<PayAnswer>

/** How each pay type begins (client spec §4). */
const STARTS: Readonly<Record<PayType, Start>> = {
  [PayType.Redirect]: openCashier,
  [PayType.BrowserRedirect]: openByForm,
  [PayType.AssetRedirect]: payByPassword,
  [PayType.Alipay]: createTrade,
  [PayType.WeChatBrowser]: openWechatSheet,
  [PayType.WeChatNative]: openWechatSheet,
  [PayType.MiniProgram]: openMiniSheet,
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
  if (input.payType !== PayType.AssetRedirect) requireGateways(context)
  const offered = methodsFor(input.clientType, {
    isRecharge: await isRecharge(context.db, payment.id),
    hasGateways: true,
  })
  const isOffered = offered.some(({ payType }) => payType === input.payType)
  if (!isOffered || !isPayType(input.payType)) throw NO_METHOD
  // A balance is not topped up from a balance.
  const fromBalance = input.payType === PayType.AssetRedirect
  if (fromBalance && (await isRecharge(context.db, payment.id))) throw NO_METHOD
  requireDue(payment)
  const collection = collectionOf(context, payment, input.payType)
  return STARTS[input.payType](context, collection, payment, input)
}

/** @throws Refusal 501 where no gateway is connected. */
export function requireGateways({ services }: Context): void {
  if (!services.gateways.simulated) throw NO_GATEWAY
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

/** The balance, by the pay password. */
async function payByPassword(
  context: Context,
  { payId }: Collection,
  payment: PaymentRow,
  input: PayInput,
) {
  await requirePayPassword(context, input.payPassword ?? '')
  await payFromBalance(context, payment, input.payType)
  return { url: resultUrl(payId) }
}

/** As Alipay's page payment does it: the answer is a form the browser sends, signed. */
async function openByForm(context: Context, collection: Collection) {
  const { services, origin, locale } = context
  const order = await services.gateways.orders.open('cashier', collection)
  const fields = {
    token: order.id,
    lang: locale,
    ...(await cashierSign(services.gateways.keys, order)),
  }
  const inputs = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')
  return {
    message: `<form id="cashier" action="${origin}/pay/cashier" method="post">${inputs}</form><script>document.forms[0].submit()</script>`,
  }
}

/** Alipay's host has no WeChat sheet: the same type is its own trade there. */
function openMiniSheet(context: Context, collection: Collection, _: PaymentRow, input: PayInput) {
  const open = input.clientType === 'Alipay' ? createTrade : openWechatSheet
  return open(context, collection)
}

async function createTrade({ services }: Context, collection: Collection) {
  return {
    url: resultUrl(collection.payId),
    message: await services.gateways.alipay.create(collection),
  }
}
