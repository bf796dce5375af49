import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { OrderStatus } from '../../../src/features/order/contract'
import type { Locale } from '../../handler'
import { localeOf } from '../../http/locale'
import { validate } from '../../http/validate'
import { expireOrders } from '../../order/expire'
import { Refusal } from '../../refusal'
import type { Services } from '../../services'
import type { GatewayOrder } from '../orders'
import { cashierForm, readCashierForm } from './cashier-form'
import { closedPage, openPage, refusalPage, unknownPage } from './cashier-page'
import type { Simulated } from './index'

const decision = v.object({
  token: v.string(),
  action: v.picklist(['approve', 'cancel', 'delay', 'decline', 'duplicate', 'expire']),
})
type Action = v.InferOutput<typeof decision>['action']

/** Seconds 'delay' lets pass before it tells main: the shop's page is back before, however slowly. */
const DELAY = 5

/** Where a person goes who did not pay: the payment page of the same app. */
function unpaidUrl({ returnUrl, payId }: GatewayOrder): string {
  return returnUrl.replace(/#.*$/, `#/asset/pay/index?id=${encodeURIComponent(payId)}`)
}

/** Where a person goes whose bank refused. */
function refusedUrl({ returnUrl, payId }: GatewayOrder): string {
  return returnUrl.replace(/#.*$/, `#/pay/failure?payId=${encodeURIComponent(payId)}`)
}

function pageLocale(c: Context): Locale {
  return localeOf(c.req.query('lang') ?? c.req.header('accept-language'))
}

function html(c: Context, page: string, returnUrl: string, status: 200 | 403 | 404 = 200) {
  const origin = returnUrl === '' ? '' : new URL(returnUrl).origin
  // The browser checks where a form's redirect leads, so the shop's origin must be allowed too.
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${origin}`,
  )
  c.header('cache-control', 'no-store')
  c.header('referrer-policy', 'no-referrer')
  return c.html(page, status)
}

/** `/pay/cashier`: the web page of pay types 1, 3 and 300. */
export function cashierRoutes(
  { gateways, db, clock }: Services,
  { notifier, keys }: Simulated,
): Hono {
  const app = new Hono()
  const { orders } = gateways

  const actions: Readonly<Record<Action, (order: GatewayOrder) => Promise<string>>> = {
    async approve(order) {
      await notifier.send('cashier', await orders.approve(order))
      return order.returnUrl
    },
    async duplicate(order) {
      await notifier.send('cashier', await orders.approve(order), 2)
      return order.returnUrl
    },
    async delay(order) {
      await orders.approve(order, DELAY)
      return order.returnUrl
    },
    async cancel(order) {
      await orders.requireOpen(order)
      return unpaidUrl(order)
    },
    async decline(order) {
      await orders.requireOpen(order)
      return refusedUrl(order)
    },
    async expire(order) {
      const now = clock.now()
      await db
        .updateTable('orders')
        .set({ expiresAt: now })
        .where('status', '=', OrderStatus.DuePayment)
        .where('payId', '=', order.payId)
        .execute()
      await db
        .updateTable('gateway_orders')
        .set({ status: 'expired' })
        .where('id', '=', order.id)
        .where('status', '=', 'open')
        .execute()
      await expireOrders(db, now)
      return unpaidUrl(order)
    },
  }

  app.get('/', async (c) => {
    const locale = pageLocale(c)
    const order = await orders.find('cashier', c.req.query('token') ?? '')
    if (!order) return html(c, unknownPage(locale), '', 404)
    const isOpen = await orders.requireOpen(order).then(
      () => true,
      () => false,
    )
    const back = order.status === 'paid' ? order.returnUrl : unpaidUrl(order)
    const page = isOpen
      ? openPage(order, locale)
      : closedPage(order.status === 'open' ? { ...order, status: 'expired' } : order, back, locale)
    return html(c, page, order.returnUrl)
  })

  // Type 3: the browser comes with the form main has signed.
  app.post('/', async (c) => {
    const body = await c.req.parseBody()
    const locale = localeOf(
      typeof body.lang === 'string' ? body.lang : c.req.header('accept-language'),
    )
    try {
      const form = validate(cashierForm, body) as v.InferOutput<typeof cashierForm>
      const order = await readCashierForm(form, { keys, orders })
      return c.redirect(`/pay/cashier?token=${order.id}&lang=${locale}`, 303)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return html(c, refusalPage(error.text[locale], locale), '', 403)
    }
  })

  app.post('/decision', async (c) => {
    const { token, action } = validate(decision, await c.req.parseBody()) as v.InferOutput<
      typeof decision
    >
    const order = await orders.find('cashier', token)
    if (!order) return html(c, unknownPage(pageLocale(c)), '', 404)
    const next = await actions[action](order).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      // Closed meanwhile: the page says so.
      return `/pay/cashier?token=${encodeURIComponent(token)}`
    })
    return c.redirect(next, 303)
  })

  return app
}
