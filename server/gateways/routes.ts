import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { localeOf } from '../http/locale'
import { type Settled, settle } from '../pay/settle'
import { Refusal } from '../refusal'
import type { Services } from '../services'
import type { Notification } from './notifications'
import type { GatewayName } from './orders'
import type { PaymentGateway } from './ports'
import { RESULT_CODE } from './simulated/alipay'
import { simulatedRoutes } from './simulated/routes'

/** News that main books nothing for. */
const REFUSED: { readonly [S in Settled]?: Refusal } = {
  'wrong-amount': new Refusal(400, {
    en: 'The amount is not that of the payment.',
    'zh-Hans': '金额与支付单不一致',
  }),
  unknown: new Refusal(404, { en: 'There is no such payment.', 'zh-Hans': '支付单不存在' }),
}
const NO_NEWS = new Refusal(400, { en: 'This is no news of ours.', 'zh-Hans': '通知内容无效' })

/** What each gateway takes for a yes; the others are told again. */
const TAKEN: Readonly<Record<GatewayName, (result: string) => Response>> = {
  wechat: (result) => Response.json({ code: 'SUCCESS', result }),
  alipay: () => new Response('success'),
  cashier: (result) => Response.json({ code: 'SUCCESS', result }),
}

/** What a gateway says at our door. @throws Refusal for what it did not say, or says in no words we know. */
async function newsAt(gateway: PaymentGateway, c: Context): Promise<Notification | undefined> {
  try {
    return await gateway.readNews(c.req.raw.headers, await c.req.text())
  } catch (error) {
    if (error instanceof v.ValiError || error instanceof SyntaxError) throw NO_NEWS
    throw error
  }
}

/** What the gateway's own books have for news that fits no payment: they decide. Without an entry, the news. */
async function factOf(gateway: PaymentGateway, news: Notification): Promise<Notification> {
  const found = await gateway.query({ transactionId: news.transactionId })
  return found.state === 'paid' ? found.news : news
}

/**
 * `/pay/…`: the door of the gateways' notifications, and the simulated platforms, which do not exist in
 * production.
 */
export function gatewayRoutes(services: Services): Hono {
  const app = new Hono()
  const { gateways, db, clock } = services
  if (gateways.simulated) app.route('/', simulatedRoutes(services, gateways.simulated))

  app.post('/notify/:gateway', async (c) => {
    const name = c.req.param('gateway')
    const gateway = Object.hasOwn(gateways.payments, name)
      ? gateways.payments[name as GatewayName]
      : undefined
    if (!gateway) return c.notFound()
    const news = await newsAt(gateway, c)
    if (!news) return TAKEN[name as GatewayName]('noted')
    const result = await settle(db, clock.now(), news, () => factOf(gateway, news))
    const refusal = REFUSED[result]
    if (refusal) throw refusal
    return TAKEN[news.gateway](result)
  })

  app.onError((error, c) => {
    if (!(error instanceof Refusal)) throw error
    const message = error.text[localeOf(c.req.header('accept-language'))]
    const resultCode = c.req.path.includes('/alipay/') ? { resultCode: RESULT_CODE.failed } : {}
    return Response.json({ message, ...resultCode }, { status: error.code })
  })

  return app
}
