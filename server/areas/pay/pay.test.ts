import { buy } from '../../../src/api/order/buy'
import { OrderStatus } from '../../../src/api/order/shapes'
import { showOrder } from '../../../src/api/order/show-order'
import { listPayMethods, PayStatus } from '../../../src/api/pay/list-pay-methods'
import { getMiniPayParams } from '../../../src/api/pay/mini-pay-params'
import { requestPay } from '../../../src/api/pay/pay'
import { pageProducts } from '../../../src/api/product/page-products'
import { listAccounts } from '../../../src/api/wallet/list-accounts'
import { MEMBER, openSandbox, type TestSandbox } from '../../testing/open-sandbox'

interface Placed {
  orderId: string
  payId: string
  amount: number
}

let sandbox: TestSandbox
let token: string
let placed: Placed
beforeAll(async () => {
  sandbox = await openSandbox()
})
beforeEach(async () => {
  await sandbox.post('/sandbox/reset')
  token = await sandbox.logIn(MEMBER)
  placed = await placeOrder('r-1')
})
afterAll(() => sandbox.close())

async function placeOrder(requestId: string): Promise<Placed> {
  const page = await sandbox.call(pageProducts, { query: { pageSize: 1 } })
  const [{ id, skuId }] = page.data.result
  const products = [{ productId: id, skuId, count: 1 }]
  const body = { products, way: 1, isFromCart: false, addressId: '5001', requestId }
  return (await sandbox.call(buy, { body }, token)).data
}

const start = (payType: number, clientType: string, more: object = {}) =>
  sandbox.call(
    requestPay,
    {
      body: {
        payId: placed.payId,
        amount: placed.amount,
        openId: '',
        userId: '1001',
        clientType,
        payType,
        ...more,
      },
    },
    token,
  )
const payment = async (clientType = 'WapH5') =>
  (await sandbox.call(listPayMethods, { body: { payId: placed.payId, clientType } }, token)).data
const orderStatus = async () =>
  (await sandbox.call(showOrder, { query: { id: placed.orderId } }, token)).data.status
const notifications = () =>
  sandbox.services.db
    .selectFrom('payment_notifications')
    .selectAll()
    .where('payId', '=', placed.payId)
    .execute()

async function wechatSheet(message: Record<string, string>, action: string) {
  const { payPackage, ...rest } = message
  return sandbox.post('/pay/wechat/sheet', { ...rest, package: payPackage, action })
}

/** What the cashier's page posts; answers with where the browser is sent. */
async function decide(url: string, action: string): Promise<string> {
  const token = new URL(url).searchParams.get('token') ?? ''
  const response = await sandbox.request('/pay/cashier/decision', {
    method: 'POST',
    body: new URLSearchParams({ token, action }),
  })
  expect(response.status).toBe(303)
  return response.headers.get('location') ?? ''
}

async function expectPaidOnce() {
  expect(await payment()).toMatchObject({ status: PayStatus.Paid, amount: placed.amount })
  expect(await orderStatus()).toBe(OrderStatus.WaitingToShip)
  expect(await notifications()).toHaveLength(1)
}

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
  ['another amount', { amount: 1 }],
  ['another user', { userId: '1002' }],
  ['a type the client has not', { payType: 12 }],
  ['a type nobody has', { payType: 99 }],
  ['an unknown payment', { payId: '1' }],
])('a payment with %s is refused', async (_, more) => {
  expect((await start(1, 'WapH5', more)).code).toBe(400)
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

describe('the cashier', () => {
  test('shows amount and decision in the language of the app', async () => {
    const { data } = await start(1, 'WapH5')
    expect(data.url).toMatch(/^http:\/\/127\.0\.0\.1:4000\/pay\/cashier\?token=\w+&lang=en$/)
    const page = async (url: string) => (await sandbox.request(url.slice(21))).text()
    expect(await page(data.url)).toContain('Approve payment')
    expect(await page(data.url.replace('lang=en', 'lang=zh-Hans'))).toContain('同意付款')
    expect(await page(data.url)).toContain(`¥${(placed.amount / 100).toFixed(2)}`)
  })

  test('approved sends the browser to the result, and the payment is paid', async () => {
    const { data } = await start(1, 'WapH5')
    const next = await decide(data.url, 'approve')
    expect(next).toBe(`http://127.0.0.1:4000/#/asset/pay/success?payId=${placed.payId}`)
    await expectPaidOnce()
  })

  test('cancelled sends the browser back to the payment, which stays due', async () => {
    const { data } = await start(1, 'WapH5')
    expect(await decide(data.url, 'cancel')).toContain(`/#/asset/pay/index?id=${placed.payId}`)
    expect((await payment()).status).toBe(PayStatus.Due)
  })

  test('sends a page of a development server back to it, and no other', async () => {
    const body = { payId: placed.payId, amount: placed.amount, openId: '', userId: '1001' }
    const from = async (origin: string) => {
      const headers = { origin }
      const input = { body: { ...body, clientType: 'WapH5', payType: 1 }, headers }
      const { data } = await sandbox.call(requestPay, input, token)
      return decide(data.url, 'cancel')
    }
    expect(await from('http://localhost:10086')).toMatch(/^http:\/\/localhost:10086\/#/)
    expect(await from('https://evil.example')).toMatch(/^http:\/\/127\.0\.0\.1:4000\/#/)
  })

  test('that tells the shop twice still charges once', async () => {
    const { data } = await start(1, 'WapH5')
    await decide(data.url, 'duplicate')
    await expectPaidOnce()
    expect((await notifications())[0]?.repeats).toBe(1)
  })

  test('lets an order expire, and says so', async () => {
    const { data } = await start(1, 'WapH5')
    await decide(data.url, 'expire')
    expect(await orderStatus()).toBe(OrderStatus.Closed)
    expect(await decide(data.url, 'approve')).toContain('/pay/cashier?token=')
    const page = await sandbox.request(data.url.slice(21))
    expect(await page.text()).toContain('This order has expired.')
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

describe('the form that opens the cashier', () => {
  async function form() {
    const { data } = await start(3, 'WapH5')
    const fields = [...data.message.matchAll(/name="(\w+)" value="([^"]*)"/g)]
    return Object.fromEntries(
      fields.map(([, name, value]) => [
        name,
        value.replace(/&#(\d+);/g, (_: string, code: string) => String.fromCharCode(Number(code))),
      ]),
    ) as Record<string, string>
  }
  const send = (fields: Record<string, string>) =>
    sandbox.request('/pay/cashier', { method: 'POST', body: new URLSearchParams(fields) })

  test('leads to the order it was signed for', async () => {
    const fields = await form()
    expect(fields).toMatchObject({ payId: placed.payId, amount: String(placed.amount) })
    const response = await send(fields)
    expect(response.status).toBe(303)
    const next = response.headers.get('location') ?? ''
    expect(await (await sandbox.request(next)).text()).toContain('Approve payment')
  })

  test.each(['token', 'amount', 'payId', 'sign'])(
    'with another %s is refused in words',
    async (field) => {
      const fields = await form()
      const response = await send({ ...fields, [field]: `1${fields[field]}` })
      expect(response.status).toBe(403)
      expect(await response.text()).toContain('The signature is wrong.')
      expect((await payment()).status).toBe(PayStatus.Due)
    },
  )
})

describe('news of a gateway', () => {
  async function tell(change: object) {
    const { keys } = sandbox.services.gateways
    const news = { gateway: 'wechat', transactionId: '42', payId: placed.payId, payType: 12 }
    const body = JSON.stringify({ ...news, amount: placed.amount, ...change })
    const headers = { 'gateway-signature': await keys.sign(body) }
    return sandbox.request('/pay/notify/wechat', { method: 'POST', headers, body })
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

test('money for an order that has expired meanwhile is given back', async () => {
  const { data } = await start(12, 'WeChatLite')
  const { gateways, db } = sandbox.services
  const order = await gateways.orders.find('wechat', data.message.payPackage.slice(10))
  if (!order) throw new Error('no order')
  const paid = await gateways.orders.approve(order)
  await sandbox.post('/sandbox/clock', { offset: 1801 })
  await payment()
  await gateways.notifier.send('wechat', paid)
  expect((await payment()).status).toBe(PayStatus.Expired)
  const now = await db
    .selectFrom('gateway_orders')
    .select('status')
    .where('id', '=', paid.id)
    .executeTakeFirstOrThrow()
  expect(now.status).toBe('refunded')
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

describe('the balance', () => {
  const PASSWORD = { payPassword: '135790' }
  const balance = async () => (await sandbox.call(listAccounts, {}, token)).data.overview.balance
  const byBalance = (more: object = PASSWORD) => start(300, 'WapH5', more)

  test('is offered with what it holds', async () => {
    const { methods } = await payment()
    const method = methods.find(({ payType }: { payType: number }) => payType === 300)
    const account = await sandbox.services.db
      .selectFrom('accounts')
      .select(['amount', 'frozen'])
      .where('userId', '=', '1001')
      .where('kind', '=', 'balance')
      .executeTakeFirstOrThrow()
    const free = account.amount - account.frozen
    expect(method).toMatchObject({ balance: free, needsPassword: true })
  })

  test('pays at once, once', async () => {
    const before = await balance()
    const answers = await Promise.all([byBalance(), byBalance()])
    expect(answers[0]?.data.url).toBe(`/asset/pay/success?payId=${placed.payId}`)
    expect((await payment()).status).toBe(PayStatus.Paid)
    expect(await balance()).toBe(before - placed.amount)
  })

  test('that is too low pays nothing', async () => {
    const { db } = sandbox.services
    await db.updateTable('accounts').set({ amount: 1 }).where('userId', '=', '1001').execute()
    expect((await byBalance()).message).toBe('The balance is too low.')
    expect((await payment()).status).toBe(PayStatus.Due)
  })

  test.each([
    ['without a pay password', {}],
    ['with a wrong one', { payPassword: '111111' }],
  ])('%s stays as it is', async (_, more) => {
    const before = await balance()
    expect((await byBalance(more)).message).toBe('The pay password is wrong.')
    expect(await balance()).toBe(before)
    expect((await payment()).status).toBe(PayStatus.Due)
  })

  test('asks for ten minutes of patience after five wrong passwords', async () => {
    for (let guess = 0; guess < 5; guess++) await byBalance({ payPassword: '111111' })
    expect(await byBalance()).toMatchObject({ code: 429 })
    await sandbox.post('/sandbox/clock', { offset: 601 })
    expect((await byBalance()).code).toBe(200)
  })

  test('waits for a gateway that has the money and has not said so yet', async () => {
    const before = await balance()
    const { data } = await start(12, 'WeChatLite')
    const { gateways } = sandbox.services
    const order = await gateways.orders.find('wechat', data.message.payPackage.slice(10))
    if (!order) throw new Error('no order')
    const paid = await gateways.orders.approve(order)
    expect((await byBalance()).message).toMatch(/being confirmed/)
    await gateways.notifier.send('wechat', paid)
    await expectPaidOnce()
    expect(await balance()).toBe(before)
  })

  test('closes what is open at gateways', async () => {
    const { data } = await start(12, 'WeChatLite')
    await byBalance()
    expect((await wechatSheet(data.message, 'approve')).status).toBe(403)
  })
})
