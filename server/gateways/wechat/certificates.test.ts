import { createPrivateKey, X509Certificate } from 'node:crypto'
import { generate } from 'selfsigned'
import { placed, sandbox } from '../../pay/testing/unpaid-order'
import type { Send } from '../ports'
import { type PlatformCertificate, SimulatedWechatPay } from '../simulated/wechat-pay'
import { gateways, now, wish } from '../testing/gateway-books'
import { flipped, wechatOf } from '../testing/simulated'
import { WechatPay } from './pay'
import { platformHeaders, seal } from './wire'

/** A certificate of the platform, as it is signed and dated. */
function certificate(): PlatformCertificate {
  const made = generate([{ name: 'commonName', value: 'Tenpay.com Root CA' }], {
    ...{ keySize: 2048, days: 365, algorithm: 'sha256' },
    notBeforeDate: new Date(Date.now() - 2 * 86_400_000),
  })
  const serial = new X509Certificate(made.cert).serialNumber
  return { serial, pem: made.cert, privateKey: createPrivateKey(made.private) }
}
const [OLD, NEW] = [certificate(), certificate()]
const PATH = '/v3/certificates'

/** A shop that was given no key of the platform, and a vendor that signs with the first of its certificates. */
async function setUp(ways: { bend?: (text: string) => string; apiKey?: string } = {}) {
  const { keys, merchant } = await wechatOf(sandbox.services)
  const platform = { certificates: [OLD] }
  const paths: string[] = []
  const baseUrl = 'http://127.0.0.1:4000'
  const vendor = () =>
    new SimulatedWechatPay(gateways().orders, async () => keys, now, platform.certificates)
  const send: Send = async (url, init) => {
    const { pathname, search } = new URL(url)
    paths.push(pathname)
    const answer = await vendor()
      .routes()
      .request(baseUrl + pathname + search, init)
    if (pathname !== PATH || !ways.bend) return answer
    const text = ways.bend(await answer.text())
    return new Response(text, {
      // A vendor that signs what it seals wrongly, too.
      headers: platformHeaders(text, platform.certificates[0] ?? keys.vendor, now()),
    })
  }
  const { apiKey = merchant.apiKey } = ways
  const own = { ...merchant, baseUrl, apiKey, platformKeys: new Map() }
  return { shop: new WechatPay(async () => own, send, now), paths, platform, vendor, keys }
}
const placedOrder = () => gateways().orders.open('wechat', wish({ payType: 12 }))
const later = (seconds: number) => sandbox.services.clock.setNow(now() + seconds)

test('certificates are fetched when one is first met, and not again while it signs', async () => {
  const { shop, paths } = await setUp()
  const { id } = await placedOrder()
  expect(await shop.query({ orderId: id })).toEqual({ state: 'open' })
  expect(await shop.query({ orderId: id })).toEqual({ state: 'open' })
  expect(paths.filter((path) => path === PATH)).toHaveLength(1)
})

test('a new one is fetched when it first signs, and news by the old one is believed beside it', async () => {
  const { shop, paths, platform, vendor } = await setUp()
  const order = { ...(await placedOrder()), status: 'paid', transactionId: '42' }
  const read = async () => {
    const { headers, body } = await vendor().letter(order)
    return shop.readNews(new Headers(headers), body)
  }
  const news = { payId: placed.payId, amount: placed.amount, transactionId: '42' }
  expect(await read()).toMatchObject(news)
  platform.certificates = [NEW, OLD]
  // It is not asked for at once: anybody may write to our door.
  await expect(read()).rejects.toMatchObject({ code: 403 })
  later(60)
  expect(await read()).toMatchObject(news)
  platform.certificates = [OLD, NEW]
  expect(await read()).toMatchObject(news)
  expect(paths).toEqual([PATH, PATH])
})

test.each<[string, Parameters<typeof setUp>[0]]>([
  ['with a letter of the seal changed', { bend: (text) => bendIn(text, 'ciphertext') }],
  ['with a letter of the nonce changed', { bend: (text) => bendIn(text, 'nonce') }],
  ['with a letter of the purpose changed', { bend: (text) => bendIn(text, 'associated_data') }],
  ['under another number', { bend: (text) => bendIn(text, 'serial_no') }],
  ['sealed with another key', { apiKey: 'f'.repeat(32) }],
])('a certificate %s is believed by nobody', async (_, ways) => {
  const { shop } = await setUp(ways)
  const { id } = await placedOrder()
  await expect(shop.query({ orderId: id })).rejects.toMatchObject({ code: 'UNSIGNED' })
})

test('certificates in an answer that none of them signed, or whose time is over, are believed by nobody', async () => {
  const { id } = await placedOrder()
  const { shop, keys } = await setUp({
    // Sealed with the right key, signed by the one that is not in it.
    bend: () =>
      JSON.stringify({
        data: [
          { serial_no: NEW.serial, encrypt_certificate: seal(NEW.pem, keys.secret, 'certificate') },
        ],
      }),
  })
  await expect(shop.query({ orderId: id })).rejects.toMatchObject({ code: 'UNSIGNED' })
  const ended = await setUp()
  later(400 * 86_400)
  await expect(ended.shop.query({ orderId: id })).rejects.toMatchObject({ code: 'UNSIGNED' })
})

test('where the vendor has no certificates, who is not known is not believed', async () => {
  const { shop, platform } = await setUp()
  platform.certificates = []
  const { id } = await placedOrder()
  await expect(shop.query({ orderId: id })).rejects.toMatchObject({ code: 'UNSIGNED' })
})

function bendIn(text: string, field: string): string {
  return text.replace(new RegExp(`("${field}":")([^"]+)`), (_, name: string, value: string) => {
    return name + flipped(value)
  })
}
