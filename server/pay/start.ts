import type * as v from 'valibot'
import type { requestPay } from '../../src/features/pay/contract'
import { isPayType, PayType } from '../../src/shared/pay'
import { readText } from '../database/l10n'
import type { Collection, GatewayName } from '../gateways/orders'
import { type Prepared, VendorError } from '../gateways/ports'
import { type Context, callerOf } from '../handler'
import { openIdsOf } from '../login/open-ids'
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
/** In production the simulated gateways do not exist, and no real one takes this type. */
const NO_GATEWAY = new Refusal(501, {
  en: 'Paying that way is not set up here.',
  'zh-Hans': '暂未开通该支付方式',
})
const NO_METHOD = new Refusal(400, {
  en: 'This client cannot pay that way.',
  'zh-Hans': '当前客户端不支持该支付方式',
})
const resultUrl = (payId: string) => `/asset/pay/success?payId=${payId}`

const NO_ANSWER = new Refusal(503, {
  en: 'The payment service does not answer. Try again in a moment.',
  'zh-Hans': '支付服务暂时没有响应，请稍后再试',
})
const NO_PAYER = new Refusal(400, {
  en: 'Log in through WeChat or Alipay first.',
  'zh-Hans': '请先使用微信或支付宝登录',
})

/**
 * Starts a payment of the caller's.
 *
 * @throws Refusal 400 when user, amount or method are not those of the payment, or it is closed.
 */
export async function startPayment(context: Context, input: PayInput): Promise<PayAnswer> {
  if (input.userId !== callerOf(context).id) throw WRONG_USER
  const payment = await ownPayment(context, input.payId)
  if (input.amount !== payment.amount) throw WRONG_AMOUNT
  const isTopUp = await isRecharge(context.db, payment.id)
  const fromBalance = input.payType === PayType.AssetRedirect
  const gateway = fromBalance ? undefined : requireGateway(context, input)
  const means = { isRecharge: isTopUp, isThere: () => true, isSimulated: true }
  const offered = methodsFor(input.clientType, means)
  const isOffered = offered.some(({ payType }) => payType === input.payType)
  if (!isOffered || !isPayType(input.payType)) throw NO_METHOD
  // A balance is not topped up from a balance.
  if (fromBalance && isTopUp) throw NO_METHOD
  requireDue(payment)
  if (!gateway) return payByPassword(context, payment, input)
  return { url: resultUrl(payment.id), ...(await collect(context, gateway, payment, input)) }
}

type How = Pick<PayInput, 'payType' | 'clientType' | 'openId'>

/** Who is asked to collect. @throws Refusal 501 where nobody can be, 400 where no client pays that way. */
export function requireGateway(
  { services: { gateways } }: Context,
  { payType, clientType }: Pick<How, 'payType' | 'clientType'>,
): GatewayName {
  const name = gateways.gatewayOf(payType, clientType)
  if (name) return name
  throw gateways.simulated ? NO_METHOD : NO_GATEWAY
}

/**
 * Lets a gateway collect a payment.
 *
 * @throws Refusal 503 when its vendor does not do it, 400 when it does not know the payer.
 */
export async function collect(
  context: Context,
  gateway: GatewayName,
  payment: PaymentRow,
  how: How,
): Promise<Prepared> {
  const { services, origin, locale, address } = context
  const asking = {
    ...{ origin, locale, address, clientType: how.clientType },
    payer: await payerOf(context, gateway, payment, how),
    expiresAt: payment.expiresAt,
  }
  const collection = collectionOf(context, payment, how.payType)
  return services.gateways.collect(gateway, collection, asking).catch((error: unknown) => {
    if (!(error instanceof VendorError)) throw error
    services.fail(`asking ${gateway} to collect`, error)
    throw NO_ANSWER
  })
}

/** Payment sheets are opened for one person. */
const BY_PERSON: readonly number[] = [PayType.WeChatBrowser, PayType.MiniProgram]
/** How ids of people look at a vendor. */
const IDS = { wechat: /^o[\w-]{20,}$/, alipay: /^2088\d{12}$/ } as const

/** Who pays, as the vendor knows them: what the client says, or whom they are logged in as. */
async function payerOf(
  { db, services }: Context,
  gateway: GatewayName,
  { userId }: PaymentRow,
  { openId, payType, clientType }: How,
): Promise<string> {
  const isByPerson =
    BY_PERSON.includes(payType) || (gateway === 'alipay' && clientType !== 'AppPlus')
  if (openId !== '' || gateway === 'cashier' || !isByPerson) return openId
  const { simulated } = services.gateways
  if (simulated) return simulated.payerOf(gateway)
  const wechatApp = payType === PayType.MiniProgram ? 'wechat' : 'official'
  const bound = await openIdsOf(db, userId, gateway === 'wechat' ? wechatApp : gateway)
  const found = bound.find((each) => IDS[gateway].test(each))
  if (!found) throw NO_PAYER
  return found
}

/** What a gateway is asked to collect for a payment. */
function collectionOf(context: Context, payment: PaymentRow, payType: number): Collection {
  return {
    payId: payment.id,
    amount: payment.amount,
    description: readText(payment.title, context.locale),
    payType,
    returnUrl: `${context.returnOrigin}/#${resultUrl(payment.id)}`,
  }
}

/** The balance, by the pay password. */
async function payByPassword(
  context: Context,
  payment: PaymentRow,
  input: PayInput,
): Promise<PayAnswer> {
  await requirePayPassword(context, input.payPassword ?? '')
  await payFromBalance(context, payment, input.payType)
  return { url: resultUrl(payment.id) }
}
