import { PayStatus } from '../../src/features/pay/contract'
import { decide, notifications, payment, placed, sandbox, start } from '../pay/testing/unpaid-order'
import { Notifier, RETRY_AFTER } from './notifications'
import { now, orderOf, outbox, simulated, wish } from './testing/gateway-books'

describe('the news of a payment', () => {
  /** A shop that answers as told, and what it was told. */
  async function toldTo(answers: readonly (number | Error)[]) {
    const told: { path: string; init: RequestInit }[] = []
    const time = { now: now() + 50_000 }
    const left = [...answers]
    const { db, gateways: all } = sandbox.services
    const notifier = new Notifier({
      db,
      letters: simulated().letters,
      copies: () => 1,
      now: () => time.now,
      post: async (path, init) => {
        told.push({ path, init })
        const answer = left.shift() ?? 200
        if (answer instanceof Error) throw answer
        return new Response('', { status: answer })
      },
    })
    const order = await all.orders.approve(await all.orders.open('cashier', wish()), 1000)
    return { told, time, notifier, order }
  }
  afterEach(async () => {
    // The shop itself hears of it in the end: the books are looked through after each test.
    const { db } = sandbox.services
    const rows = await db
      .selectFrom('gateway_orders')
      .selectAll()
      .where('status', '=', 'paid')
      .execute()
    for (const row of rows)
      if (row.payId === placed.payId) await simulated().notifier.send('cashier', row)
  })

  test('says what was paid, signed over what is sent', async () => {
    const { told, notifier, order } = await toldTo([])
    await notifier.send('cashier', order)
    expect(told.map(({ path, init }) => [path, init.method])).toEqual([
      ['/pay/notify/cashier', 'POST'],
    ])
    const [first] = told
    if (!first) throw new Error('nobody was told')
    const body = String(first.init.body)
    const headers = new Headers(first.init.headers)
    expect(JSON.parse(body)).toEqual({
      gateway: 'cashier',
      transactionId: order.transactionId,
      payId: placed.payId,
      amount: placed.amount,
      payType: 1,
    })
    expect(headers.get('content-type')).toBe('application/json')
    const { keys } = simulated()
    expect(await keys.verify(body, headers.get('gateway-signature') ?? '')).toBe(true)
    expect(await keys.verify(`${body} `, headers.get('gateway-signature') ?? '')).toBe(false)
  })

  test('is told as often as asked, and is settled when the shop took it', async () => {
    const { told, time, notifier, order } = await toldTo([])
    await notifier.send('cashier', order, 3)
    expect(told).toHaveLength(3)
    expect(await outbox()).toEqual([
      expect.objectContaining({
        attempts: 1,
        deliveredAt: time.now,
        nextAt: null,
        lastError: '',
        gatewayOrderId: order.id,
      }),
    ])
    // A gateway may repeat itself.
    await notifier.send('cashier', order)
    expect(told).toHaveLength(4)
    expect(await outbox()).toHaveLength(2)
  })

  test('is tried again, later each time, and given up in the end', async () => {
    expect(RETRY_AFTER).toEqual([5, 15, 30, 60, 180, 600, 1800, 3600, 21_600])
    const { told, time, notifier, order } = await toldTo(Array.from({ length: 20 }, () => 503))
    await notifier.send('cashier', order)
    for (const [at, wait] of RETRY_AFTER.entries()) {
      expect(await outbox()).toEqual([
        expect.objectContaining({
          attempts: at + 1,
          nextAt: time.now + wait,
          deliveredAt: null,
          lastError: 'main answered 503',
        }),
      ])
      time.now += wait - 1
      await notifier.deliverDue()
      expect(told).toHaveLength(at + 1)
      time.now += 1
      await notifier.deliverDue()
      expect(told).toHaveLength(at + 2)
    }
    expect((await outbox())[0]).toMatchObject({ attempts: 10, nextAt: null, deliveredAt: null })
    time.now += 1_000_000
    await notifier.deliverDue()
    expect(told).toHaveLength(10)
  })

  test('that finds nobody is kept with why', async () => {
    const { time, notifier, order } = await toldTo([new Error('no line'), 200])
    await notifier.send('cashier', order)
    expect((await outbox())[0]).toMatchObject({ lastError: 'Error: no line', attempts: 1 })
    time.now += 5
    await notifier.deliverDue()
    expect((await outbox())[0]).toMatchObject({
      lastError: '',
      attempts: 2,
      deliveredAt: time.now,
      nextAt: null,
    })
  })

  test('counts as not taken when any copy was not', async () => {
    const { notifier, order } = await toldTo([500, 200])
    await notifier.send('cashier', order, 2)
    expect((await outbox())[0]).toMatchObject({ lastError: 'main answered 500', deliveredAt: null })
  })

  test('the oldest is told first, and one that fails does not keep the others', async () => {
    const { told, time, notifier, order } = await toldTo([new Error('no line'), 200])
    const { db } = sandbox.services
    await db
      .insertInto('gateway_outbox')
      .values({ gatewayOrderId: order.id, createdAt: 0, nextAt: 5 })
      .execute()
    time.now += 2000
    await notifier.deliverDue()
    expect(told).toHaveLength(2)
    const entries = await outbox()
    expect(entries.map(({ lastError }) => lastError)).toEqual(['', 'Error: no line'])
  })
})

describe('the door for news', () => {
  const tell = async (body: string, signature?: string) => {
    const { keys } = simulated()
    const headers = {
      'gateway-signature': signature ?? (await keys.sign(body)),
      'accept-language': 'en',
    }
    const answer = await sandbox.request('/pay/notify/cashier', { method: 'POST', body, headers })
    return [answer.status, await answer.json()]
  }
  const news = (more: object = {}) =>
    JSON.stringify({
      gateway: 'cashier',
      transactionId: 't-1',
      payId: placed.payId,
      amount: placed.amount,
      payType: 1,
      ...more,
    })

  test('takes what is signed, once, and says what it made of it', async () => {
    const { data } = await start(1, 'WapH5')
    await decide(data.url, 'delay')
    const id = new URL(data.url).searchParams.get('token') ?? ''
    const transactionId = (await orderOf(id)).transactionId
    expect(await tell(news({ transactionId }))).toEqual([200, { code: 'SUCCESS', result: 'paid' }])
    expect((await tell(news({ transactionId })))[0]).toBe(200)
    expect((await notifications()).map(({ repeats }) => repeats)).toEqual([1])
    expect((await payment()).status).toBe(PayStatus.Paid)
  })

  test('takes nothing that is not signed by a gateway', async () => {
    expect(await tell(news(), 'x')).toEqual([403, { message: 'The signature is wrong.' }])
    expect((await payment()).status).toBe(PayStatus.Due)
    expect(await notifications()).toEqual([])
  })

  test.each([{ gateway: 'bank' }, { amount: 0 }, { amount: 1.5 }, { payId: 7 }])(
    'takes no news of another shape: %j',
    async (more) => {
      expect((await tell(news(more)))[0]).toBe(400)
      expect(await notifications()).toEqual([])
    },
  )

  // A coupon leaves a cent to be paid.
  test.each([1, 990])(
    'a payment of %d cents that nobody knows is read, and not found',
    async (amount) => {
      expect(await tell(news({ payId: '999', amount }))).toEqual([
        404,
        { message: 'There is no such payment.' },
      ])
      const { db } = sandbox.services
      await db.deleteFrom('payment_notifications').execute()
      await db.deleteFrom('refunds').execute()
    },
  )
})
