import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { localeOf } from '../http/locale'
import { validate } from '../http/validate'
import { type Settled, settle } from '../pay/settle'
import { Refusal } from '../refusal'
import type { Services } from '../services'
import { RESULT_CODE } from './alipay-trade'
import { cashierRoutes } from './cashier-routes'
import { notification, SIGNATURE_HEADER } from './notifications'
import type { GatewayName, GatewayOrder } from './orders'
import { socialRoutes } from './social-routes'
import { signedSheet } from './wechat-pay'

const action = v.picklist(['show', 'approve', 'cancel'])
const wechatSheet = v.object({ ...signedSheet.entries, action })
const alipaySheet = v.object({ tradeNO: v.string(), action })

type Action = v.InferOutput<typeof action>

/** News that main books nothing for. */
const REFUSED: { readonly [S in Settled]?: Refusal } = {
  'wrong-amount': new Refusal(400, {
    en: 'The amount is not that of the payment.',
    'zh-Hans': '金额与支付单不一致',
  }),
  unknown: new Refusal(404, { en: 'There is no such payment.', 'zh-Hans': '支付单不存在' }),
}

async function read<S extends v.GenericSchema>(c: Context, schema: S): Promise<v.InferOutput<S>> {
  return validate(schema, await c.req.json().catch(() => ({}))) as v.InferOutput<S>
}

/** What a person does on the sheets of the hosts, simulated. */
function sheetRoutes({ gateways }: Services): Hono {
  const app = new Hono()
  const { orders, wechat, alipay, notifier } = gateways

  /** Approving charges once and tells main. */
  async function act(gateway: GatewayName, order: GatewayOrder, what: Action): Promise<void> {
    if (what === 'show') return orders.requireOpen(order)
    if (what === 'cancel') return
    const paid = await orders.approve(order)
    await notifier.send(gateway, paid)
  }

  app.post('/wechat/sheet', async (c) => {
    const { action: what, ...sheet } = await read(c, wechatSheet)
    const order = await wechat.read(sheet)
    await act('wechat', order, what)
    return c.json({ amount: order.amount, description: order.description })
  })

  app.post('/alipay/sheet', async (c) => {
    const { action: what, tradeNO } = await read(c, alipaySheet)
    const order = await alipay.read(tradeNO)
    await act('alipay', order, what)
    const resultCode = RESULT_CODE[what]
    return c.json({ amount: order.amount, description: order.description, resultCode })
  })

  return app
}

/**
 * `/pay/…`: the door of the gateways' notifications, and the simulated platforms, which do not exist in
 * production.
 */
export function gatewayRoutes(services: Services): Hono {
  const app = new Hono()
  const { social, simulated } = services.gateways

  if (social) app.route('/', socialRoutes(social))
  if (simulated) {
    app.route('/', sheetRoutes(services))
    app.route('/cashier', cashierRoutes(services))
  }

  app.post('/notify/:gateway', async (c) => {
    const body = await c.req.text()
    const signature = c.req.header(SIGNATURE_HEADER) ?? ''
    if (!(await services.gateways.keys.verify(body, signature))) {
      throw new Refusal(403, { en: 'The signature is wrong.', 'zh-Hans': '签名错误' })
    }
    const news = validate(notification, JSON.parse(body)) as v.InferOutput<typeof notification>
    const result = await settle(services.db, services.clock.now(), news)
    const refusal = REFUSED[result]
    if (refusal) throw refusal
    return c.json({ code: 'SUCCESS', result })
  })

  app.onError((error, c) => {
    if (!(error instanceof Refusal)) throw error
    const message = error.text[localeOf(c.req.header('accept-language'))]
    const resultCode = c.req.path.includes('/alipay/') ? { resultCode: RESULT_CODE.failed } : {}
    return Response.json({ message, ...resultCode }, { status: error.code })
  })

  return app
}
