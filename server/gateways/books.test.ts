import { PayStatus } from '../../src/features/pay/contract'
import { payment, placed, sandbox, wechatSheet } from '../pay/testing/unpaid-order'
import {
  gateways,
  now,
  orderOf,
  outbox,
  sheetOf,
  simulated,
  tradeOf,
  wish,
} from './testing/gateway-books'

describe('an order at a gateway', () => {
  test('is written as it was asked for', async () => {
    const order = await gateways().orders.open('cashier', wish())
    expect(order).toEqual({
      ...wish(),
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      gateway: 'cashier',
      status: 'open',
      createdAt: expect.any(Number),
      transactionId: null,
      refunded: 0,
      askAt: null,
    })
    expect(Math.abs(order.createdAt - now())).toBeLessThan(5)
    expect(await gateways().orders.find('cashier', order.id)).toEqual(order)
    expect(await gateways().orders.find('wechat', order.id)).toBeUndefined()
    expect(await gateways().orders.find('cashier', 'x')).toBeUndefined()
  })

  test('is opened once for the same payment', async () => {
    const { orders } = gateways()
    const { id } = await orders.open('cashier', wish())
    expect((await orders.open('cashier', wish({ description: 'Ale' }))).id).toBe(id)
    const others = [
      await orders.open('wechat', wish()),
      await orders.open('cashier', wish({ payType: 3 })),
      await orders.open('cashier', wish({ amount: placed.amount + 1 })),
      await orders.open('cashier', wish({ returnUrl: 'http://127.0.0.1:4000/#/other' })),
      await orders.open('cashier', wish({ payId: '800001' })),
    ]
    expect(new Set([id, ...others.map((each) => each.id)]).size).toBe(6)
    const { db } = sandbox.services
    await db.updateTable('gateway_orders').set({ status: 'expired' }).where('id', '=', id).execute()
    expect((await orders.open('cashier', wish())).id).not.toBe(id)
  })

  test('takes the money once, and closes the payment’s orders elsewhere', async () => {
    const { orders } = gateways()
    const [mine, other, foreign] = [
      await orders.open('cashier', wish()),
      await orders.open('wechat', wish()),
      await orders.open('alipay', wish({ payId: '800001' })),
    ]
    const paid = await orders.approve(mine, 600)
    expect(paid).toEqual({
      ...mine,
      status: 'paid',
      transactionId: expect.stringMatching(new RegExp(`^42\\d{10}${mine.id.slice(0, 12)}$`)),
    })
    expect(await orders.approve(mine, 600)).toEqual(paid)
    expect((await orderOf(other.id)).status).toBe('cancelled')
    expect((await orderOf(foreign.id)).status).toBe('open')
    const [entry, ...more] = await outbox()
    expect(more).toEqual([])
    expect(entry).toMatchObject({ gatewayOrderId: mine.id, attempts: 0, deliveredAt: null })
    expect((entry?.nextAt ?? 0) - now()).toBeGreaterThan(590)
    expect(entry?.nextAt).toBe(entry?.createdAt)
    await expect(orders.approve(other)).rejects.toMatchObject({
      code: 403,
      text: { en: 'The order is paid, cancelled or expired.' },
    })
    await simulated().notifier.send('cashier', paid)
  })

  test.each([
    ['of another amount', { amount: 1 }, {}],
    ['that is paid', {}, { status: PayStatus.Paid }],
    ['that is closed', {}, { status: PayStatus.Cancelled }],
    ['whose time is over', {}, { expiresAt: 0 }],
  ])('takes nothing for a payment %s', async (_, more, row) => {
    const { orders } = gateways()
    const order = await orders.open('cashier', wish(more))
    const { db } = sandbox.services
    const before = await db
      .selectFrom('payments')
      .select(['status', 'expiresAt'])
      .where('id', '=', placed.payId)
      .executeTakeFirstOrThrow()
    const change = (to: object) =>
      db.updateTable('payments').set(to).where('id', '=', placed.payId).execute()
    await change({ ...before, ...row })
    await expect(orders.approve(order)).rejects.toMatchObject({ code: 403 })
    if (!('amount' in more))
      await expect(orders.requireOpen(order)).rejects.toMatchObject({ code: 403 })
    await change(before)
    expect((await orderOf(order.id)).status).toBe('open')
    expect(await outbox()).toEqual([])
    await expect(orders.requireOpen(order)).resolves.toBeUndefined()
  })

  test('takes nothing in the second its payment ends', async () => {
    const { orders } = gateways()
    const order = await orders.open('cashier', wish())
    const { db } = sandbox.services
    const until = (expiresAt: number) =>
      db.updateTable('payments').set({ expiresAt }).where('id', '=', placed.payId).execute()
    await until(now())
    await expect(orders.requireOpen(order)).rejects.toMatchObject({ code: 403 })
    await until(now() + 30)
    await expect(orders.requireOpen(order)).resolves.toBeUndefined()
    await expect(orders.requireOpen({ ...order, status: 'paid' })).rejects.toMatchObject({
      code: 403,
    })
  })
})

describe('the sheets', () => {
  const alipay = (tradeNO: string, action: string) =>
    sandbox.post('/pay/alipay/sheet', { tradeNO, action })

  test('WeChat’s shows amount and name, and pays when approved', async () => {
    const message = await sheetOf(wish({ payType: 12 }))
    expect(await wechatSheet(message, 'show')).toEqual({
      status: 200,
      amount: placed.amount,
      description: 'Beer',
    })
    await wechatSheet(message, 'cancel')
    expect((await payment()).status).toBe(PayStatus.Due)
    expect((await wechatSheet(message, 'approve')).status).toBe(200)
    expect((await payment()).status).toBe(PayStatus.Paid)
  })

  test('WeChat’s refuses what was altered', async () => {
    const sheet = await sheetOf(wish({ payType: 12 }))
    expect(sheet).toEqual({
      timeStamp: expect.stringMatching(/^\d{10}$/),
      nonceStr: expect.stringMatching(/^[0-9a-f]{32}$/),
      payPackage: expect.stringMatching(/^prepay_id=[0-9a-f]{32}$/),
      signType: 'RSA',
      paySign: expect.stringMatching(/^[\w+/]{342}==$/),
    })
    const { payPackage, ...rest } = sheet
    const good = { ...rest, package: payPackage }
    expect((await simulated().wechat.read(good)).payId).toBe(placed.payId)
    const wrong = [
      { ...good, signType: 'MD5' },
      { ...good, timeStamp: '1' },
      { ...good, nonceStr: 'x' },
      { ...good, package: payPackage.slice(10) },
      { ...good, package: 'prepay_id=0' },
      { ...good, paySign: 'x' },
    ]
    for (const each of wrong)
      await expect(simulated().wechat.read(each)).rejects.toMatchObject({
        code: 403,
        text: { en: 'The payment signature is wrong.' },
      })
    const answer = await sandbox.post('/pay/wechat/sheet', {
      ...good,
      paySign: 'x',
      action: 'show',
    })
    expect(answer).toEqual({ status: 403, message: 'The payment signature is wrong.' })
  })

  test('Alipay’s answers with its codes, and refuses a number nobody gave out', async () => {
    const trade = await tradeOf(wish({ payType: 4 }))
    expect(trade).toMatch(/^[0-9a-f]{48}$/)
    const shown = { status: 200, amount: placed.amount, description: 'Beer' }
    expect(await alipay(trade, 'show')).toEqual({ ...shown, resultCode: '' })
    expect(await alipay(trade, 'cancel')).toEqual({ ...shown, resultCode: '6001' })
    const refused = { status: 403, message: 'There is no such trade.', resultCode: '4000' }
    expect(await alipay(`${trade.slice(0, 47)}x`, 'approve')).toEqual(refused)
    expect(await alipay(trade.slice(0, 32), 'approve')).toEqual(refused)
    expect(await alipay('', 'show')).toEqual(refused)
    expect((await alipay(trade, 'steal')).status).toBe(400)
    expect((await payment()).status).toBe(PayStatus.Due)
    expect(await alipay(trade, 'approve')).toEqual({ ...shown, resultCode: '9000' })
    expect((await payment()).status).toBe(PayStatus.Paid)
    expect(await alipay(trade, 'show')).toEqual({
      status: 403,
      message: 'The order is paid, cancelled or expired.',
      resultCode: '4000',
    })
  })

  test('a sheet that is no JSON is refused', async () => {
    const answer = await sandbox.request('/pay/wechat/sheet', { method: 'POST', body: '{}' })
    expect(answer.status).toBe(400)
  })
})
