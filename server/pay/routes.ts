import {
  getMiniPayParams,
  getPublicPayParams,
  listPayMethods,
  requestAssetPay,
  requestPay,
} from '../../src/features/pay/contract'
import { PayType } from '../../src/shared/pay'
import type { ClientType } from '../../src/shared/transport'
import { readText } from '../database/l10n'
import { type Context, type Handler, handle } from '../handler'
import { soldBy } from '../member/purchase'
import { Way } from '../order/quote'
import { isRecharge } from '../wallet/credit-recharge'
import { balanceOf } from './balance'
import { methodsFor } from './methods'
import { ownPayment, requireDue } from './payments'
import { collect, requireGateway, startPayment } from './start'

async function itemsOf({ db, locale }: Context, orderId: string) {
  const lines = await db
    .selectFrom('order_lines')
    .select(['name', 'image', 'count'])
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute()
  return lines.map(({ name, ...rest }) => ({ ...rest, name: readText(name, locale) }))
}

async function shipsAny({ db }: Context, payId: string): Promise<boolean> {
  const one = await db
    .selectFrom('orders')
    .select('id')
    .where('payId', '=', payId)
    .where('way', '=', Way.Courier)
    .executeTakeFirst()
  return one !== undefined
}

async function wechatParams(
  context: Context,
  payId: string,
  how: { readonly payType: number; readonly clientType: ClientType; readonly openId: string },
) {
  const payment = await ownPayment(context, payId)
  const gateway = requireGateway(context, how)
  requireDue(payment)
  const { message } = await collect(context, gateway, payment, how)
  if (typeof message !== 'object') throw new Error('a sheet without parameters')
  return message
}

export const handlers: readonly Handler[] = [
  handle(requestPay, ({ body }, context) => startPayment(context, body)),
  handle(requestAssetPay, ({ body }, context) => startPayment(context, body)),

  handle(listPayMethods, async ({ body }, context) => {
    const { db, locale } = context
    const payment = await ownPayment(context, body.payId)
    const balance = await balanceOf(db, payment.userId)
    const topUp = await isRecharge(db, payment.id)
    const kind = topUp ? ('recharge' as const) : await soldBy(db, payment.id)
    const { gatewayOf, simulated } = context.services.gateways
    const methods = methodsFor(body.clientType, {
      isRecharge: topUp,
      isThere: (payType) => gatewayOf(payType, body.clientType) !== undefined,
      isSimulated: simulated !== undefined,
    })
    return {
      payId: payment.id,
      orderId: payment.orderId,
      title: readText(payment.title, locale),
      amount: payment.amount,
      status: payment.status as 1 | 2 | 3 | 4,
      expiresAt: payment.expiresAt,
      paidAt: payment.paidAt,
      virtual: kind === 'recharge' || kind === 'grade',
      kind,
      ships: await shipsAny(context, payment.id),
      items: await itemsOf(context, payment.orderId),
      methods: methods.map(({ payType, name, note }) => ({
        payType,
        name: name[locale],
        note: note[locale],
        ...(payType === PayType.AssetRedirect && { balance, needsPassword: true }),
      })),
    }
  }),

  handle(getMiniPayParams, ({ body }, context) => {
    const how = { payType: PayType.MiniProgram, clientType: 'WeChatLite', openId: '' } as const
    return wechatParams(context, body.payId, how)
  }),
  handle(getPublicPayParams, ({ body }, context) => {
    const how = { payType: PayType.WeChatBrowser, clientType: 'WeChat' } as const
    return wechatParams(context, body.payId, { ...how, openId: body.openId })
  }),
]
