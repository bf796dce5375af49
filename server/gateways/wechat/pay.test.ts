import { Aes, Formatter, Rsa } from 'wechatpay-axios-plugin'
import { PayStatus } from '../../../src/features/pay/contract'
import {
  expectPaidOnce,
  notifications,
  payment,
  placed,
  sandbox,
} from '../../pay/testing/unpaid-order'
import type { Send } from '../ports'
import { gateways, now, orderOf, sheetOf, simulated, wish } from '../testing/gateway-books'
import { flipped, wechatLetter, wechatOf } from '../testing/simulated'
import { WechatPay } from './pay'
import { platformHeaders, seal } from './wire'

const inProcess: Send = (url, init) => sandbox.request(url.slice(21), init)
const letterOf = (more: object = {}) =>
  wechatLetter(sandbox.services, { payId: placed.payId, amount: placed.amount, ...more })
async function tell(letter: { headers: Record<string, string>; body: string }) {
  const { status } = await sandbox.request('/pay/notify/wechat', { method: 'POST', ...letter })
  return status
}
/** Nothing was booked, kept or given back. */
async function expectUntouched() {
  const { db } = sandbox.services
  expect((await payment()).status).toBe(PayStatus.Due)
  expect(await notifications()).toEqual([])
  expect(await db.selectFrom('refunds').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('gateway_refunds').selectAll().execute()).toEqual([])
}

describe('a message at the door', () => {
  test('is read as the SDK for WeChat Pay reads it, and pays once however often it comes', async () => {
    const { keys } = await wechatOf(sandbox.services)
    const letter = await letterOf()
    const { headers, body } = letter
    const said = (name: string) => headers[`wechatpay-${name}`] ?? ''
    const text = Formatter.response(said('timestamp'), said('nonce'), body)
    expect(said('serial')).toBe(keys.vendor.serial)
    expect(Rsa.verify(text, said('signature'), keys.vendor.publicKey)).toBe(true)
    const { ciphertext, nonce, associated_data } = JSON.parse(body).resource
    const content = Aes.AesGcm.decrypt(ciphertext, keys.secret, nonce, associated_data)
    expect(JSON.parse(content)).toMatchObject({
      mchid: '1900000001',
      trade_state: 'SUCCESS',
      transaction_id: '42',
      amount: { total: placed.amount, currency: 'CNY' },
    })
    expect([await tell(letter), await tell(letter)]).toEqual([200, 200])
    await expectPaidOnce()
    expect((await notifications())[0]).toMatchObject({ repeats: 1, amount: placed.amount })
  })

  test.each(['signature', 'serial', 'nonce', 'timestamp'])(
    'with one letter of its %s changed is refused',
    async (name) => {
      const { headers, body } = await letterOf()
      const header = `wechatpay-${name}`
      const text = headers[header] ?? ''
      // The last one, too: some of its bits say nothing.
      for (const at of [0, Math.floor(text.length / 2), text.replace(/=+$/, '').length - 1]) {
        const changed = { ...headers, [header]: flipped(text, at) }
        expect([at, await tell({ headers: changed, body })]).toEqual([at, 403])
      }
      const { [header]: _, ...rest } = headers
      expect(await tell({ headers: rest, body })).toBe(403)
      await expectUntouched()
    },
  )

  test('with any byte of its body changed is refused', async () => {
    const { headers, body } = await letterOf()
    for (let at = 0; at < body.length; at += 17) {
      // What is no JSON any more is refused before anybody looks at who wrote it.
      expect([400, 403]).toContain(await tell({ headers, body: flipped(body, at) }))
    }
    expect(await tell({ headers, body: `${body} ` })).toBe(403)
    await expectUntouched()
  })

  test.each([
    [301, 403],
    [-301, 403],
    [300, 200],
    [-300, 200],
  ])('signed %d s ago is answered with %d', async (age, status) => {
    const letter = await letterOf()
    sandbox.services.clock.setNow(now() + age)
    expect(await tell(letter)).toBe(status)
  })

  test('sealed with another key, or for another shop, is refused', async () => {
    const { keys } = await wechatOf(sandbox.services)
    const { body } = await letterOf()
    const message = JSON.parse(body)
    const content = Aes.AesGcm.decrypt(
      message.resource.ciphertext,
      keys.secret,
      message.resource.nonce,
      message.resource.associated_data,
    )
    const told = (text: string, key: string, more: object = {}) => {
      const resource = { ...seal(text, key, 'transaction'), ...more }
      const changed = JSON.stringify({ ...message, resource })
      return tell({ headers: platformHeaders(changed, keys.vendor, now()), body: changed })
    }
    const other = 'f'.repeat(32)
    expect(await told(content, other)).toBe(403)
    expect(await told(content, keys.secret, { associated_data: 'other' })).toBe(403)
    expect(await told(content, keys.secret, { algorithm: 'AEAD_SM4_GCM' })).toBe(403)
    expect(await told(content.replace('1900000001', '1900000002'), keys.secret)).toBe(403)
    expect(await told(content.replace('wx0000', 'wx0001'), keys.secret)).toBe(403)
    expect(await told(content.replace('"CNY"', '"USD"'), keys.secret)).toBe(400)
    for (const no of ['0', '-1', '0.5'])
      expect([
        no,
        await told(content.replace(/"total":\d+/, `"total":${no}`), keys.secret),
      ]).toEqual([no, 400])
    await expectUntouched()
    expect(await told(content, keys.secret)).toBe(200)
    await expectPaidOnce()
  })

  test('that the shop itself signed is refused: it is not the platform', async () => {
    const { keys } = await wechatOf(sandbox.services)
    const { body } = await letterOf()
    const forged = { serial: keys.vendor.serial, privateKey: keys.shop.privateKey }
    expect(await tell({ headers: platformHeaders(body, forged, now()), body })).toBe(403)
    await expectUntouched()
  })

  test('about anything but money that came is taken and changes nothing', async () => {
    const { keys } = await wechatOf(sandbox.services)
    const message = { ...JSON.parse((await letterOf()).body), event_type: 'REFUND.SUCCESS' }
    const body = JSON.stringify(message)
    expect(await tell({ headers: platformHeaders(body, keys.vendor, now()), body })).toBe(200)
    await expectUntouched()
  })
})

describe('the shop', () => {
  const shop = async (send: Send) => {
    const { merchant } = await wechatOf(sandbox.services)
    return new WechatPay(async () => merchant, send, now)
  }

  test.each<[string, (response: Response) => Promise<Response>]>([
    ['body', async (r) => new Response(flipped(await r.text()), r)],
    ...['signature', 'serial', 'nonce', 'timestamp'].map(
      (name): [string, (response: Response) => Promise<Response>] => [
        name,
        async (r) => {
          const headers = new Headers(r.headers)
          headers.set(`wechatpay-${name}`, flipped(headers.get(`wechatpay-${name}`) ?? ''))
          return new Response(await r.text(), { headers, status: r.status })
        },
      ],
    ),
  ])('believes no answer whose %s was changed', async (_, change) => {
    const order = await gateways().orders.open('wechat', wish({ payType: 12 }))
    const bent = await shop(async (url, init) => change(await inProcess(url, init)))
    await expect(bent.query({ orderId: order.id })).rejects.toMatchObject({ code: 'UNSIGNED' })
    const straight = await shop(inProcess)
    expect(await straight.query({ orderId: order.id })).toEqual({ state: 'open' })
  })

  test('is not believed when its request was changed on the way', async () => {
    const order = await gateways().orders.open('wechat', wish({ payType: 12 }))
    const bent = await shop((url, init) => {
      const headers = new Headers(init.headers)
      headers.set('authorization', flipped(headers.get('authorization') ?? '', 120))
      return inProcess(url, { ...init, headers })
    })
    await expect(bent.query({ orderId: order.id })).rejects.toMatchObject({ code: 'SIGN_ERROR' })
    const detour = await shop((url, init) => inProcess(`${url}0`, init))
    await expect(detour.query({ orderId: order.id })).rejects.toMatchObject({ code: 'SIGN_ERROR' })
    const late = await shop((url, init) => {
      sandbox.services.clock.setNow(now() + 301)
      return inProcess(url, init)
    })
    await expect(late.query({ orderId: order.id })).rejects.toMatchObject({ code: 'SIGN_ERROR' })
  })

  test('queries, closes and pays back', async () => {
    const { orders } = gateways()
    const wechat = await shop(inProcess)
    const order = await orders.open('wechat', wish({ payType: 12 }))
    await wechat.close(order.id)
    expect(await wechat.query({ orderId: order.id })).toEqual({ state: 'closed' })
    expect(await wechat.query({ orderId: 'f'.repeat(32) })).toEqual({ state: 'unknown' })
    const { payPackage } = await sheetOf(wish({ payType: 12 }))
    const paid = await orders.approve(await orderOf(payPackage.slice(10)))
    const transactionId = paid.transactionId ?? ''
    const news = { gateway: 'wechat', orderId: paid.id, transactionId, payType: 12 }
    expect(await wechat.query({ transactionId })).toEqual({
      state: 'paid',
      news: { ...news, payId: placed.payId, amount: placed.amount },
    })
    const { db } = sandbox.services
    const mark = (status: string) =>
      db.updateTable('gateway_orders').set({ status }).where('id', '=', paid.id).execute()
    await mark('refunded')
    // What went back pays nothing.
    expect(await wechat.query({ transactionId })).toEqual({ state: 'closed' })
    await mark('paid')
    const refund = { id: 'r1', transactionId, amount: 1, total: placed.amount, reason: 'late' }
    await expect(wechat.refund(refund)).resolves.toBeUndefined()
    for (const wrong of [{ total: 1 }, { amount: placed.amount + 1 }, { transactionId: '1' }]) {
      await expect(wechat.refund({ ...refund, ...wrong })).rejects.toMatchObject({
        name: 'VendorError',
      })
    }
    await expect(wechat.close(paid.id)).rejects.toMatchObject({ code: 'ORDERPAID' })
    await simulated().notifier.send('wechat', paid)
    await expectPaidOnce()
  })

  test('asks for a page where the payer is in a browser, and says what it is given', async () => {
    const wechat = await shop(inProcess)
    const order = await gateways().orders.open('wechat', wish())
    const asking = {
      ...{ payer: '', address: '203.0.113.7', origin: '', clientType: 'WapH5', expiresAt: now() },
      locale: 'en' as const,
    }
    const { url } = await wechat.prepare(order, asking)
    expect(url).toBe(
      `https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=${order.id}&redirect_url=http%3A%2F%2F127.0.0.1%3A4000%2F%23%2Fback`,
    )
    const nobody = { ...order, payType: 12 }
    await expect(wechat.prepare(nobody, asking)).rejects.toMatchObject({ code: 'PARAM_ERROR' })
  })

  test('knows nothing of an order when what answers is not the vendor', async () => {
    const silent = await shop(async () => new Response('bad gateway', { status: 502 }))
    await expect(silent.query({ orderId: 'x' })).rejects.toMatchObject({ code: 'UNREADABLE' })
  })
})
