import { OrderStatus } from '../../src/features/order/contract'
import {
  getMiniPayParams,
  listPayMethods,
  PayStatus,
  requestPay,
} from '../../src/features/pay/contract'
import { addRecharge } from '../../src/features/wallet/contract'
import { simulatedOf, wechatLetter } from '../gateways/testing/simulated'
import {
  decide,
  expectPaidOnce,
  notifications,
  payment,
  placed,
  sandbox,
  start,
  token,
  wechatSheet,
} from './testing/unpaid-order'

test.each([
  ['WapH5', [1, 3, 300]],
  ['AlipayH5', [4, 1, 300]],
  ['AppPlus', [4, 8, 300]],
  ['WeChatLite', [12, 300]],
  ['WeChat', [7, 300]],
  ['Alipay', [4, 300]],
])('%s can pay by %j', async (clientType, types) => {
  const { methods, status } = await payment(clientType)
  expect(methods.map(({ payType }: { payType: number }) => payType)).toEqual(types)
  expect(status).toBe(PayStatus.Due)
})

test.each([
  ['another amount', { amount: 1 }, 'The amount is not that of the order.'],
  ['another user', { userId: '1002' }, 'This is not your payment.'],
  ['a type the client has not', { payType: 12 }, 'This client cannot pay that way.'],
  ['a type nobody has', { payType: 99 }, 'This client cannot pay that way.'],
  ['an unknown payment', { payId: '1' }, 'The payment was not found.'],
])('a payment with %s is refused', async (_, more, words) => {
  expect(await start(1, 'WapH5', more)).toMatchObject({
    code: 400,
    message: expect.stringContaining(words),
  })
  expect((await payment()).status).toBe(PayStatus.Due)
})

describe('the WeChat sheet', () => {
  test('shows the order and pays it', async () => {
    const { data } = await start(12, 'WeChatLite')
    expect(data.url).toBe(`/asset/pay/success?payId=${placed.payId}`)
    const shown = await wechatSheet(data.message, 'show')
    expect(shown).toMatchObject({ status: 200, amount: placed.amount })
    expect(shown.description).not.toBe('')
    expect((await wechatSheet(data.message, 'approve')).status).toBe(200)
    await expectPaidOnce()
  })

  test('charges once, however often it is approved', async () => {
    const { data } = await start(12, 'WeChatLite')
    await Promise.all([1, 2, 3].map(() => wechatSheet(data.message, 'approve')))
    await expectPaidOnce()
  })

  test('closed without paying leaves the payment due', async () => {
    const { data } = await start(12, 'WeChatLite')
    expect((await wechatSheet(data.message, 'cancel')).status).toBe(200)
    expect((await payment()).status).toBe(PayStatus.Due)
  })

  test.each(['timeStamp', 'nonceStr', 'payPackage', 'signType', 'paySign'])(
    'refuses a changed %s',
    async (field) => {
      const { data } = await start(12, 'WeChatLite')
      const changed = { ...data.message, [field]: `0${data.message[field]}` }
      expect((await wechatSheet(changed, 'approve')).status).toBe(403)
      expect((await payment()).status).toBe(PayStatus.Due)
    },
  )

  test('opens with the parameters of MpPayAsyncByPayId too', async () => {
    const body = { payId: placed.payId }
    const { data } = await sandbox.call(getMiniPayParams, { body }, token)
    await wechatSheet(data, 'approve')
    await expectPaidOnce()
  })

  test('is closed once the order has expired', async () => {
    const { data } = await start(12, 'WeChatLite')
    await sandbox.post('/sandbox/clock', { offset: 1801 })
    expect((await wechatSheet(data.message, 'show')).status).toBe(403)
    expect((await wechatSheet(data.message, 'approve')).status).toBe(403)
    expect((await payment()).status).toBe(PayStatus.Expired)
    expect((await start(12, 'WeChatLite')).message).toBe('This order has expired.')
  })
})

describe('the Alipay sheet', () => {
  const sheet = (tradeNO: string, action: string) =>
    sandbox.post('/pay/alipay/sheet', { tradeNO, action })

  test.each([
    ['approve', '9000', PayStatus.Paid],
    ['cancel', '6001', PayStatus.Due],
  ])('%s ends with %s', async (action, resultCode, status) => {
    const { data } = await start(4, 'Alipay')
    expect(await sheet(data.message, 'show')).toMatchObject({ amount: placed.amount })
    expect((await sheet(data.message, action)).resultCode).toBe(resultCode)
    expect((await payment()).status).toBe(status)
  })

  test('refuses a number nobody gave out', async () => {
    const { data } = await start(4, 'Alipay')
    const forged = `${data.message.slice(0, -1)}${data.message.endsWith('0') ? '1' : '0'}`
    expect(await sheet(forged, 'approve')).toMatchObject({ status: 403, resultCode: '4000' })
  })
})

test('two ways for one payment take the money once', async () => {
  const cashier = await start(1, 'WapH5')
  const sheet = await start(12, 'WeChatLite')
  await wechatSheet(sheet.data.message, 'approve')
  await decide(cashier.data.url, 'approve')
  await expectPaidOnce()
  expect((await start(1, 'WapH5')).message).toBe('This order is paid.')
})

test('a planned duplicate notification changes nothing', async () => {
  await sandbox.post('/sandbox/faults', { kind: 'duplicate-payment' })
  const { data } = await start(12, 'WeChatLite')
  await wechatSheet(data.message, 'approve')
  await expectPaidOnce()
  expect((await notifications())[0]?.repeats).toBe(1)
})

test('a notification nobody signed is refused', async () => {
  const news = { gateway: 'wechat', transactionId: '1', payType: 12 }
  const body = { ...news, payId: placed.payId, amount: placed.amount }
  expect((await sandbox.post('/pay/notify/wechat', body)).status).toBe(403)
  expect((await payment()).status).toBe(PayStatus.Due)
})

describe('news of a gateway', () => {
  async function tell(change: object) {
    const { payId, amount } = placed
    const letter = await wechatLetter(sandbox.services, { payId, amount, ...change })
    return sandbox.request('/pay/notify/wechat', { method: 'POST', ...letter })
  }

  test('that is right pays', async () => {
    expect((await tell({})).status).toBe(200)
    await expectPaidOnce()
  })

  test.each([
    ['of another amount', { amount: 1 }, 400, 'The amount is not that of the payment.'],
    ['of a payment nobody knows', { payId: '1' }, 404, 'There is no such payment.'],
  ])('%s is refused, with the reason', async (_, change, status, message) => {
    const response = await tell(change)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ message })
    expect((await payment()).status).toBe(PayStatus.Due)
  })
})

describe('money a gateway took in time', () => {
  const approved = async () => {
    const { data } = await start(12, 'WeChatLite')
    const { orders } = sandbox.services.gateways
    const order = await orders.find('wechat', data.message.payPackage.slice(10))
    if (!order) throw new Error('no order')
    return orders.approve(order)
  }
  const atGateway = (id: string) =>
    sandbox.services.db
      .selectFrom('gateway_orders')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const refunds = () => sandbox.services.db.selectFrom('refunds').selectAll().execute()

  test('pays, although the word of it comes after the end of the order', async () => {
    const paid = await approved()
    await sandbox.post('/sandbox/clock', { offset: 1801 })
    await expectPaidOnce()
    await simulatedOf(sandbox.services).notifier.send('wechat', paid)
    await expectPaidOnce()
    expect(await refunds()).toEqual([])
  })

  test('for a top-up that nobody looks at before its end is credited', async () => {
    const wish = { accountId: '100101', amount: 10_000, requestId: 'r-top-up' }
    const { payId } = (await sandbox.call(addRecharge, { body: wish }, token)).data
    const asked = { payId, amount: 10_000, userId: '1001', openId: '' }
    const how = { clientType: 'WapH5', payType: 1 }
    const { url } = (await sandbox.call(requestPay, { body: { ...asked, ...how } }, token)).data
    await decide(url, 'delay')
    await sandbox.post('/sandbox/clock', { offset: 1801 })
    const input = { body: { payId, clientType: 'WapH5' } }
    const { data } = await sandbox.call(listPayMethods, input, token)
    expect(data.status).toBe(PayStatus.Paid)
  })

  test('for an order that was closed meanwhile is given back, once and in writing', async () => {
    const paid = await approved()
    const { db } = sandbox.services
    // A shop that closed it without asking the gateways first.
    await db
      .updateTable('orders')
      .set({ status: OrderStatus.Closed })
      .where('id', '=', placed.orderId)
      .execute()
    await db
      .updateTable('payments')
      .set({ status: PayStatus.Expired })
      .where('id', '=', placed.payId)
      .execute()
    const { notifier } = simulatedOf(sandbox.services)
    await notifier.send('wechat', paid)
    await notifier.send('wechat', paid)
    expect((await payment()).status).toBe(PayStatus.Expired)
    expect(await atGateway(paid.id)).toEqual({ status: 'refunded' })
    expect(await refunds()).toMatchObject([
      {
        payId: placed.payId,
        gateway: 'wechat',
        transactionId: paid.transactionId,
        amount: placed.amount,
        reason: 'late',
      },
    ])
  })

  test('of a sum nobody waits for any more goes back before the order closes', async () => {
    const paid = await approved()
    const { db } = sandbox.services
    await db.updateTable('payments').set({ amount: 1 }).where('id', '=', placed.payId).execute()
    await sandbox.post('/sandbox/clock', { offset: 1801 })
    expect((await payment()).status).toBe(PayStatus.Expired)
    expect(await atGateway(paid.id)).toEqual({ status: 'refunded' })
    expect(await refunds()).toMatchObject([{ amount: placed.amount, reason: 'wrong-amount' }])
  })
})

test('an amount that changed since the order was placed is not collected', async () => {
  const { data } = await start(12, 'WeChatLite')
  const { db } = sandbox.services
  await db.updateTable('payments').set({ amount: 1 }).where('id', '=', placed.payId).execute()
  expect((await wechatSheet(data.message, 'approve')).status).toBe(403)
})

test('a bank that declines leads to the page that says why', async () => {
  const { data } = await start(1, 'WapH5')
  expect(await decide(data.url, 'decline')).toContain(`/#/pay/failure?payId=${placed.payId}`)
  expect((await payment()).status).toBe(PayStatus.Due)
})
