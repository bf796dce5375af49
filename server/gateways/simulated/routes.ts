import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { validate } from '../../http/validate'
import type { Services } from '../../services'
import type { Params } from '../alipay/wire'
import type { GatewayName, GatewayOrder } from '../orders'
import { RESULT_CODE } from './alipay'
import { simulatedToken } from './alipay-login'
import { cashierRoutes } from './cashier-routes'
import type { Simulated } from './index'
import { socialRoutes } from './social-routes'
import { signedSheet } from './wechat-pay'

const action = v.picklist(['show', 'approve', 'cancel'])
const wechatSheet = v.object({ ...signedSheet.entries, action })
const alipaySheet = v.object({ tradeNO: v.string(), action })

type Action = v.InferOutput<typeof action>

async function read<S extends v.GenericSchema>(c: Context, schema: S): Promise<v.InferOutput<S>> {
  return validate(schema, await c.req.json().catch(() => ({}))) as v.InferOutput<S>
}

/** What a person does on the sheets of the hosts, simulated. */
function sheetRoutes({ gateways }: Services, { wechat, alipay, notifier }: Simulated): Hono {
  const app = new Hono()
  const { orders } = gateways

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

/** `/pay/…` of the simulated vendors: their APIs for shops, and what people do with their phones and pages. */
export function simulatedRoutes(services: Services, simulated: Simulated): Hono {
  const app = new Hono()
  app.route('/vendors/wechat', simulated.wechat.routes())
  app.route('/vendors/weixin', simulated.weixin.routes())
  const tokens = (params: Params) => simulatedToken(simulated.phones, params)
  app.route('/vendors/alipay', simulated.alipay.routes({ 'alipay.system.oauth.token': tokens }))
  app.route('/', socialRoutes(simulated.phones, services.demo.name))
  app.route('/', sheetRoutes(services, simulated))
  app.route('/cashier', cashierRoutes(services, simulated))
  return app
}
