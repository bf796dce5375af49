import { OrderStatus } from '../../src/features/order/contract'
import { PayStatus, requestPay } from '../../src/features/pay/contract'
import {
  decide,
  expectPaidOnce,
  notifications,
  orderStatus,
  payment,
  placed,
  sandbox,
  start,
  token,
} from './testing/unpaid-order'

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
    expect(await from('http://localhost:4001')).toMatch(/^http:\/\/localhost:4001\/#/)
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
