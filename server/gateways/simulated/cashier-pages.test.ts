import { OrderStatus } from '../../../src/features/order/contract'
import { PayStatus } from '../../../src/features/pay/contract'
import {
  decide,
  expectPaidOnce,
  notifications,
  orderStatus,
  payment,
  placed,
  sandbox,
  start,
} from '../../pay/testing/unpaid-order'
import { orderOf } from '../testing/gateway-books'

const HERE = 'http://127.0.0.1:4000'
const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? ''
const cashier = async () => tokenOf((await start(1, 'WapH5')).data.url)
const open = (query: string, headers: Record<string, string> = {}) =>
  sandbox.request(`/pay/cashier?${query}`, { headers })
const news = () => sandbox.services.db.selectFrom('gateway_outbox').selectAll().execute()

/** What a person reads, without the tags. */
const textOf = async (response: Response) =>
  (await response.text())
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]+>/g, '\n')
    .replace(/\n\s*/g, '\n')
    .trim()

const money = () => `¥${(placed.amount / 100).toFixed(2)}`

test('an open order shows what it costs, what it is for and what to decide', async () => {
  const id = await cashier()
  const { description } = await orderOf(id)
  const response = await open(`token=${id}&lang=en`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${HERE}; frame-ancestors 'none'`,
  )
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  const page = await response.clone().text()
  expect(page).toContain('<html lang="en">')
  expect(page).toContain('<form method="post" action="/pay/cashier/decision">')
  expect(page).toContain(`<input type="hidden" name="token" value="${id}">`)
  expect(
    [...page.matchAll(/<button class="(\w*)" name="action" value="(\w+)">/g)].map(
      ([, look, action]) => [look, action],
    ),
  ).toEqual([
    ['main', 'approve'],
    ['', 'cancel'],
    ['', 'delay'],
    ['', 'duplicate'],
    ['', 'decline'],
    ['', 'expire'],
  ])
  expect((await textOf(response)).split('\n')).toEqual([
    'Cashier',
    'Cashier',
    money(),
    'Sandbox: no money moves',
    'Order',
    description,
    'Payment no.',
    placed.payId,
    'Approve payment',
    'Cancel',
    'Test a special case',
    'Approve, tell the shop 5 s late',
    'Approve, tell the shop twice',
    'The bank declines',
    'Let the order expire',
  ])
})

test('the language is that of the address, else that of the browser', async () => {
  const id = await cashier()
  const zh = { 'accept-language': 'zh-CN' }
  expect(await (await open(`token=${id}&lang=zh-Hans`)).text()).toContain('<title>收银台</title>')
  expect(await (await open(`token=${id}`, zh)).text()).toContain('<title>收银台</title>')
  expect(await (await open(`token=${id}&lang=en`, zh)).text()).toContain('<title>Cashier</title>')
})

test('an order nobody knows is not found, by page and by decision', async () => {
  for (const query of ['token=none', '']) {
    const response = await open(query, { 'accept-language': 'en' })
    expect([response.status, await textOf(response)]).toEqual([
      404,
      'Cashier\nCashier\nThere is no such order.',
    ])
    // Nothing leads from it to a shop.
    expect(response.headers.get('content-security-policy')).toMatch(/form-action 'self';/)
  }
  const body = new URLSearchParams({ token: 'none', action: 'approve' })
  const headers = { 'accept-language': 'zh-CN' }
  const answer = await sandbox.request('/pay/cashier/decision', { method: 'POST', body, headers })
  expect([answer.status, await textOf(answer)]).toEqual([404, '收银台\n收银台\n订单不存在'])
})

test('an action nobody knows is refused', async () => {
  const body = new URLSearchParams({ token: await cashier(), action: 'steal' })
  const answer = await sandbox.request('/pay/cashier/decision', { method: 'POST', body })
  expect(answer.status).toBe(400)
})

describe('a closed order leads back to the shop', () => {
  const closed = async (id: string) => {
    const page = await (await open(`token=${id}&lang=en`)).text()
    const state = /<p class="state" role="status">(.*?)<\/p>/.exec(page)?.[1]
    const back = /<a class="back main" href="(.*?)">(.*?)<\/a>/.exec(page)
    return { state, back: back?.[1], label: back?.[2], hasForm: page.includes('<form') }
  }

  test('paid, to its result', async () => {
    const { data } = await start(1, 'WapH5')
    await decide(data.url, 'approve')
    expect(await closed(tokenOf(data.url))).toEqual({
      state: 'This order is paid.',
      back: `${HERE}/#/asset/pay/success?payId=${placed.payId}`,
      label: 'Back to the shop',
      hasForm: false,
    })
  })

  test.each([
    ['cancelled', 'This order was cancelled.'],
    ['refunded', 'The money was returned.'],
    ['expired', 'This order has expired.'],
    ['lost', 'This order has expired.'],
  ])('%s, to the payment', async (status, state) => {
    const id = await cashier()
    const { db } = sandbox.services
    await db.updateTable('gateway_orders').set({ status }).where('id', '=', id).execute()
    expect(await closed(id)).toEqual({
      state,
      back: `${HERE}/#/asset/pay/index?id=${placed.payId}`,
      label: 'Back to the shop',
      hasForm: false,
    })
  })

  test('whose time is over, although nobody has closed it', async () => {
    const id = await cashier()
    const { db, clock } = sandbox.services
    const payment = db.updateTable('payments').where('id', '=', placed.payId)
    await payment.set({ expiresAt: clock.now() + 60 }).execute()
    expect((await closed(id)).hasForm).toBe(true)
    await payment.set({ expiresAt: clock.now() }).execute()
    expect(await closed(id)).toMatchObject({ state: 'This order has expired.', hasForm: false })
  })

  test('what a customer wrote is text on it', async () => {
    const id = await cashier()
    const description = `<b title="x">&'`
    const { db } = sandbox.services
    await db.updateTable('gateway_orders').set({ description }).where('id', '=', id).execute()
    expect(await (await open(`token=${id}`)).text()).toContain(
      '<dd>&#60;b title=&#34;x&#34;&#62;&#38;&#39;</dd>',
    )
  })
})

describe('decisions', () => {
  test('delay takes the money and tells main five seconds later', async () => {
    const { data } = await start(1, 'WapH5')
    const { clock } = sandbox.services
    const before = clock.now()
    expect(await decide(data.url, 'delay')).toBe(
      `${HERE}/#/asset/pay/success?payId=${placed.payId}`,
    )
    const [waiting] = await news()
    const wait = (waiting?.nextAt ?? 0) - before
    expect(wait).toBeGreaterThanOrEqual(5)
    expect(wait).toBeLessThan(10)
    expect(waiting).toMatchObject({ attempts: 0, deliveredAt: null, lastError: '' })
    expect(await notifications()).toEqual([])
  })

  test('decline leads to the refusal, takes nothing and leaves the order open', async () => {
    const { data } = await start(1, 'WapH5')
    expect(await decide(data.url, 'decline')).toBe(`${HERE}/#/pay/failure?payId=${placed.payId}`)
    expect((await orderOf(tokenOf(data.url))).status).toBe('open')
    expect((await payment()).status).toBe(PayStatus.Due)
  })

  test('expire closes this order, at the shop and here, and no other', async () => {
    const { data } = await start(1, 'WapH5')
    const { db } = sandbox.services
    const due = db
      .selectFrom('orders')
      .select('id')
      .where('status', '=', OrderStatus.DuePayment)
      .orderBy('id')
    const before = (await due.execute()).map(({ id }) => id)
    expect(await decide(data.url, 'expire')).toBe(`${HERE}/#/asset/pay/index?id=${placed.payId}`)
    expect((await orderOf(tokenOf(data.url))).status).toBe('expired')
    expect(await orderStatus()).toBe(OrderStatus.Closed)
    expect((await due.execute()).map(({ id }) => id)).toEqual(
      before.filter((id) => id !== placed.orderId),
    )
  })

  test.each(['approve', 'duplicate', 'delay', 'cancel', 'decline'])(
    '%s of a closed order leads to the page that says so',
    async (action) => {
      const { data } = await start(1, 'WapH5')
      await decide(data.url, 'expire')
      const id = tokenOf(data.url)
      expect(await decide(data.url, action)).toBe(`/pay/cashier?token=${id}`)
      expect((await payment()).status).not.toBe(PayStatus.Paid)
    },
  )

  test('a paid order does not expire any more', async () => {
    const { data } = await start(1, 'WapH5')
    await decide(data.url, 'approve')
    await decide(data.url, 'expire')
    expect((await orderOf(tokenOf(data.url))).status).toBe('paid')
    await expectPaidOnce()
  })
})

describe('the form that main signs', () => {
  const fieldsOf = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value = '']) => [
        name,
        value.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))),
      ]),
    ) as Record<string, string>
  const signed = async () => fieldsOf((await start(3, 'WapH5')).data.message)
  const send = (body: Record<string, string>, headers: Record<string, string> = {}) =>
    sandbox.request('/pay/cashier', { method: 'POST', body: new URLSearchParams(body), headers })

  test('opens the cashier, in the language it names or the browser’s', async () => {
    const fields = await signed()
    const answer = await send({ ...fields, lang: 'zh-Hans' })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/pay/cashier?token=${fields.token}&lang=zh-Hans`,
    ])
    const { lang: _, ...silent } = fields
    const other = await send(silent, { 'accept-language': 'zh-CN' })
    expect(other.headers.get('location')).toMatch(/&lang=zh-Hans$/)
    const english = await send({ ...silent, lang: 'en' }, { 'accept-language': 'zh-CN' })
    expect(english.headers.get('location')).toMatch(/&lang=en$/)
  })

  test('is refused when a field was changed or lacks', async () => {
    const fields = await signed()
    const wrong: readonly Record<string, string>[] = [
      { ...fields, amount: '1' },
      { ...fields, payId: '9' },
      { ...fields, sign: 'x' },
    ]
    for (const each of wrong) {
      const answer = await send({ ...each, lang: 'en' })
      expect([answer.status, await textOf(answer)]).toEqual([
        403,
        'Cashier\nCashier\nThe signature is wrong.',
      ])
    }
    expect((await send({ token: fields.token ?? '' })).status).toBe(403)
  })

  test('is refused when the order is not what was signed', async () => {
    const fields = await signed()
    const { db } = sandbox.services
    const change = (row: { amount?: number; payId?: string }) =>
      db
        .updateTable('gateway_orders')
        .set(row)
        .where('id', '=', fields.token ?? '')
        .execute()
    const text = async (lang: string) => textOf(await send({ ...fields, lang }))
    await change({ amount: 1 })
    expect(await text('en')).toContain('The amount is not that of the order.')
    await change({ amount: placed.amount, payId: '800001' })
    expect(await text('en')).toContain('There is no such order.')
    expect(await text('zh-Hans')).toContain('订单不存在')
  })
})
