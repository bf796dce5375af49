import { AlipaySdk } from 'alipay-sdk'
import { PayStatus } from '../../../src/features/pay/contract'
import {
  expectPaidOnce,
  notifications,
  payment,
  placed,
  sandbox,
  start,
} from '../../pay/testing/unpaid-order'
import type { GatewayOrder } from '../orders'
import type { Send } from '../ports'
import { gateways, now, orderOf, simulated, tradeOf, wish } from '../testing/gateway-books'
import { alipayOf, flipped } from '../testing/simulated'
import { AlipayApi } from './api'
import { AlipayPay } from './pay'
import { beijingTime, centsOf, signedMessage, yuanOf } from './wire'

const inProcess: Send = (url, init) => sandbox.request(url.slice(21), init)
/** An order whose money Alipay took; its message is still on the way. */
async function taken(): Promise<GatewayOrder> {
  const trade = await tradeOf(wish({ payType: 4 }))
  return gateways().orders.approve(await orderOf(trade.slice(0, 32)))
}
async function tell(body: string) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await sandbox.request('/pay/notify/alipay', { method: 'POST', headers, body })
  return [answer.status, await answer.text()]
}
const status = async (body: string) => (await tell(body))[0]
async function expectUntouched() {
  const { db } = sandbox.services
  expect((await payment()).status).toBe(PayStatus.Due)
  expect(await notifications()).toEqual([])
  expect(await db.selectFrom('refunds').selectAll().execute()).toEqual([])
}
/** Whoever was paid hears of it in the end: the books are looked through after each test. */
const settleAll = async (order: GatewayOrder) => {
  await simulated().notifier.send('alipay', order)
  await expectPaidOnce()
}
/** The SDK of Alipay, with the keys of this sandbox. */
async function sdkOf() {
  const { keys, app } = await alipayOf(sandbox.services)
  const pem = { privateKey: keys.shop.privateKey, publicKey: keys.vendor.publicKey }
  return new AlipaySdk({
    appId: app.appId,
    keyType: 'PKCS8',
    privateKey: pem.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    alipayPublicKey: pem.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  })
}

test.each([
  ['12.30', 1230],
  ['12.3', 1230],
  ['12', 1200],
  ['0.01', 1],
  ['12.345', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['', undefined],
])('%s yuan are %s cents', (yuan, cents) => {
  expect(centsOf(yuan)).toBe(cents)
  if (cents !== undefined) expect(Number(yuanOf(cents))).toBe(Number(yuan))
})

describe('a message at the door', () => {
  test('is what the SDK of Alipay takes for one, and pays once however often it comes', async () => {
    const { body } = await simulated().alipay.letter(await taken())
    const params = Object.fromEntries(new URLSearchParams(body))
    const sdk = await sdkOf()
    expect(sdk.checkNotifySignV2(params)).toBe(true)
    expect(sdk.checkNotifySignV2({ ...params, total_amount: '0.01' })).toBe(false)
    expect(params).toMatchObject({
      trade_status: 'TRADE_SUCCESS',
      total_amount: (placed.amount / 100).toFixed(2),
    })
    expect([await tell(body), await tell(body)]).toEqual([
      [200, 'success'],
      [200, 'success'],
    ])
    await expectPaidOnce()
    expect((await notifications())[0]?.repeats).toBe(1)
  })

  test('with one letter of any of its parts changed is refused', async () => {
    const order = await taken()
    const { body } = await simulated().alipay.letter(order)
    for (const [name, text] of new URLSearchParams(body)) {
      const changed = new URLSearchParams(body)
      changed.set(name, flipped(text))
      expect([name, await status(changed.toString())]).toEqual([name, 403])
      changed.delete(name)
      expect([name, await status(changed.toString())]).toEqual([name, 403])
    }
    expect(await status(`${body}&fund_bill_list=x`)).toBe(403)
    await expectUntouched()
    await settleAll(order)
  })

  test('that another key signed, or that is for another app, is refused', async () => {
    const order = await taken()
    const { keys } = await alipayOf(sandbox.services)
    const { body } = await simulated().alipay.letter(order)
    const { sign: _, sign_type: __, ...params } = Object.fromEntries(new URLSearchParams(body))
    const told = (more: object, key = keys.vendor.privateKey) =>
      status(new URLSearchParams(signedMessage({ ...params, ...more }, key)).toString())
    expect(await told({}, keys.shop.privateKey)).toBe(403)
    expect(await told({ app_id: '2021000000000002' })).toBe(403)
    for (const no of ['1.234', '0.00', '-0.01'])
      expect([no, await told({ total_amount: no })]).toEqual([no, 400])
    for (const whose of ['', '4', '/4', 'pay/', 'pay/x', 'a/b/4'])
      expect([whose, await told({ passback_params: whose })]).toEqual([whose, 400])
    expect(await told({ trade_status: 'TRADE_CLOSED' })).toBe(200)
    await expectUntouched()
    expect(await told({})).toBe(200)
    await expectPaidOnce()
  })

  test('of another sum is refused, and the trade as Alipay has it decides', async () => {
    const order = await taken()
    const { keys } = await alipayOf(sandbox.services)
    const { body } = await simulated().alipay.letter({
      ...order,
      transactionId: 'no-such-trade',
      amount: placed.amount - 1,
    })
    expect((await tell(body))[0]).toBe(400)
    expect((await payment()).status).toBe(PayStatus.Due)
    expect(await notifications()).toMatchObject([{ problem: 'wrong-amount' }])
    expect(keys.shop.serial).not.toBe(keys.vendor.serial)
    await simulated().notifier.send('alipay', order)
    expect((await payment()).status).toBe(PayStatus.Paid)
  })
})

describe('the simulated vendor', () => {
  const send = async (params: URLSearchParams) => {
    const answer = await sandbox.request('/pay/vendors/alipay/gateway.do', {
      method: 'POST',
      body: params,
    })
    return answer.text()
  }

  test('takes an order that the SDK signed for the native app, and pays it', async () => {
    const { id } = await gateways().orders.open('alipay', wish({ payType: 4 }))
    const sdk = await sdkOf()
    const signed = sdk.sdkExecute('alipay.trade.app.pay', {
      // Left to itself the SDK takes the hour of the machine for that of Beijing.
      timestamp: beijingTime(now()),
      bizContent: {
        out_trade_no: id,
        total_amount: yuanOf(placed.amount),
        subject: 'Beer',
        time_expire: '2026-11-28 20:00:00',
        product_code: 'QUICK_MSECURITY_PAY',
        passback_params: `${placed.payId}%2F4`,
      },
    })
    expect((await simulated().alipay.read(signed)).id).toBe(id)
    await expect(simulated().alipay.read(signed.replace('Beer', 'Bear'))).rejects.toMatchObject({
      code: 403,
    })
  })

  test('signs its answers as the SDK expects', async () => {
    const { id } = await gateways().orders.open('alipay', wish({ payType: 4 }))
    const { app } = await alipayOf(sandbox.services)
    const api = new AlipayApi(async () => app, inProcess, now)
    const method = 'alipay.trade.query'
    const params = await api.sign(method, { biz_content: JSON.stringify({ out_trade_no: id }) })
    const text = await send(new URLSearchParams(params))
    const { sign, alipay_trade_query_response: content } = JSON.parse(text)
    expect(content).toMatchObject({ code: '10000', trade_status: 'WAIT_BUYER_PAY' })
    const sdk = await sdkOf()
    const check = (raw: string) =>
      sdk.checkResponseSign(raw, 'alipay_trade_query_response', sign, '')
    expect(() => check(text)).not.toThrow()
    expect(() => check(text.replace('WAIT', 'WANT'))).toThrow('验签失败')
  })

  test.each(['sign', 'timestamp', 'biz_content', 'app_id'])(
    'refuses a request whose %s was changed',
    async (name) => {
      const { app } = await alipayOf(sandbox.services)
      const api = new AlipayApi(async () => app, inProcess, now)
      const content = JSON.stringify({ out_trade_no: 'f'.repeat(32) })
      const params = await api.sign('alipay.trade.query', { biz_content: content })
      const text = await send(
        new URLSearchParams({ ...params, [name]: flipped(params[name] ?? '') }),
      )
      expect(text).toContain('isv.invalid-signature')
    },
  )

  test('refuses a request of five minutes ago', async () => {
    const { app } = await alipayOf(sandbox.services)
    const api = new AlipayApi(
      async () => app,
      inProcess,
      () => now() - 301,
    )
    const content = { biz_content: JSON.stringify({ out_trade_no: 'f' }) }
    const text = await send(new URLSearchParams(await api.sign('alipay.trade.query', content)))
    expect(text).toContain('isv.invalid-signature')
  })
})

describe('the shop', () => {
  const shop = async (send: Send) => {
    const { app } = await alipayOf(sandbox.services)
    const { orders } = gateways()
    const api = new AlipayApi(async () => app, send, now)
    return new AlipayPay(api, (key) => orders.ofKey('alipay', key))
  }

  test('believes no answer of which a letter was changed', async () => {
    const { id } = await gateways().orders.open('alipay', wish({ payType: 4 }))
    for (const at of [40, 60, 120, 200, 300]) {
      const bent = await shop(
        async (url, init) => new Response(flipped(await (await inProcess(url, init)).text(), at)),
      )
      await expect(bent.query({ orderId: id })).rejects.toMatchObject({ code: 'UNSIGNED' })
    }
    expect(await (await shop(inProcess)).query({ orderId: id })).toEqual({ state: 'open' })
  })

  test('queries, closes and pays back', async () => {
    const alipay = await shop(inProcess)
    const { id } = await gateways().orders.open('alipay', wish({ payType: 3 }))
    await alipay.close(id)
    expect(await alipay.query({ orderId: id })).toEqual({ state: 'closed' })
    await expect(alipay.close('f'.repeat(32))).resolves.toBeUndefined()
    expect(await alipay.query({ orderId: 'f'.repeat(32) })).toEqual({ state: 'unknown' })
    const paid = await taken()
    const transactionId = paid.transactionId ?? ''
    expect(await alipay.query({ orderId: paid.id })).toMatchObject({
      state: 'paid',
      news: { transactionId, payId: placed.payId, amount: placed.amount, payType: 4 },
    })
    const { db } = sandbox.services
    const mark = (status: string) =>
      db.updateTable('gateway_orders').set({ status }).where('id', '=', paid.id).execute()
    await mark('refunded')
    // What went back pays nothing.
    expect(await alipay.query({ transactionId })).toEqual({ state: 'closed' })
    await mark('paid')
    const refund = { id: 'r1', transactionId, amount: 1, total: placed.amount, reason: 'late' }
    await expect(alipay.refund(refund)).resolves.toBeUndefined()
    for (const wrong of [{ amount: placed.amount + 1 }, { transactionId: '1' }]) {
      await expect(alipay.refund({ ...refund, ...wrong })).rejects.toMatchObject({
        name: 'VendorError',
      })
    }
    await settleAll(paid)
  })

  test('sends a browser there with a form the SDK would have signed', async () => {
    const alipay = await shop(inProcess)
    const order = await gateways().orders.open('alipay', wish({ payType: 3 }))
    const asking = { payer: '', address: '', origin: '', clientType: 'WapH5', expiresAt: now() }
    const { message } = await alipay.prepare(order, { ...asking, locale: 'en' })
    const fields = [...String(message).matchAll(/name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [
        name,
        value.replace(/&#(\d+);/g, (_: string, code: string) => String.fromCharCode(Number(code))),
      ],
    )
    const { sign, ...rest } = Object.fromEntries(fields) as Record<string, string>
    expect(rest).toMatchObject({ method: 'alipay.trade.wap.pay', return_url: order.returnUrl })
    const text = Object.keys(rest)
      .sort()
      .map((name) => `${name}=${rest[name]}`)
      .join('&')
    const { keys } = await alipayOf(sandbox.services)
    const sdk = await sdkOf()
    // The SDK looks with the key it was given: here that of the shop.
    sdk.config.alipayPublicKey = keys.shop.publicKey
      .export({ type: 'spki', format: 'pem' })
      .toString()
    expect(sdk.rsaCheck(text, sign ?? '', 'RSA2')).toBe(true)
  })

  test('of the native app pays by a signed order', async () => {
    const { data } = await start(4, 'AppPlus')
    const handed = { tradeNO: data.message, action: 'approve' }
    expect(await sandbox.post('/pay/alipay/sheet', handed)).toMatchObject({ resultCode: '9000' })
    await expectPaidOnce()
  })
})
