import { createPrivateKey, X509Certificate } from 'node:crypto'
import { AlipaySdk } from 'alipay-sdk'
import { placed, sandbox } from '../../pay/testing/unpaid-order'
import type { Send } from '../ports'
import { SimulatedAlipay } from '../simulated/alipay'
import { gateways, now, wish } from '../testing/gateway-books'
import { issue } from '../testing/issued'
import { alipayOf, flipped } from '../testing/simulated'
import { AlipayApi, type AlipayApp } from './api'
import { certificateNumber, certificatesIn, rootNumber, trustedKeys } from './certificates'
import { AlipayPay } from './pay'

const [ours, others] = [issue(), issue()]
const read = (pem: string) => new X509Certificate(pem)

/** A root of another kind, signed by ECDSA; it counts for nothing. */
const ECDSA_ROOT = `-----BEGIN CERTIFICATE-----
MIIBsDCCAVWgAwIBAgIUZeeqoLIryolulWR9vujZuSkt6H4wCgYIKoZIzj0EAwIw
LDELMAkGA1UEBhMCQ04xHTAbBgNVBAMMFEFub3RoZXIga2luZCBvZiByb290MCAX
DTI2MTEyODIzMDczOVoYDzIxMjYxMTA0MjMwNzM5WjAsMQswCQYDVQQGEwJDTjEd
MBsGA1UEAwwUQW5vdGhlciBraW5kIG9mIHJvb3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATMubkbgle4u+ldNePm1bBZGf2RG0tufOWseVUK0M89SQ3nPosK9jeT
8XWUGOeELT6LzPAFhIEsYKiiY0JqnaiZo1MwUTAdBgNVHQ4EFgQUkj26xa695Nue
VM7SDe/ns8p/fHkwHwYDVR0jBBgwFoAUkj26xa695NueVM7SDe/ns8p/fHkwDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNJADBGAiEA4jLI96O5NtiK25L6eyoY
EJhYgFWBa2SgIWNDD0DcagYCIQCU/YCSaULZeVQmK5E9vaiE4M0oTv8xHUKqELon
BK6meg==
-----END CERTIFICATE-----`

test('certificates have the numbers that the SDK of Alipay gives them', () => {
  const roots = `${ours.cert}\n${ECDSA_ROOT}\n${others.cert}`
  const sdk = new AlipaySdk({
    appId: 'x',
    privateKey: ours.clientprivate,
    appCertContent: ours.clientcert,
    alipayPublicCertContent: others.clientcert,
    alipayRootCertContent: roots,
  })
  expect(certificateNumber(read(ours.clientcert))).toBe(sdk.config.appCertSn)
  expect(certificateNumber(read(others.clientcert))).toBe(sdk.config.alipayCertSn)
  expect(rootNumber(certificatesIn(roots))).toBe(sdk.config.alipayRootCertSn)
})

test('a key is believed when a root has issued it, itself or through others', () => {
  const [own, root] = [read(ours.clientcert), read(ours.cert)]
  expect([...trustedKeys([[own]], [read(others.cert), root]).keys()]).toEqual([
    certificateNumber(own),
  ])
  // A name alone issues nothing: both have the same.
  expect(() => trustedKeys([[own]], [read(others.cert)])).toThrow('nobody we know')
  expect(() => trustedKeys([[own, root]], [read(others.cert)])).toThrow('nobody we know')
  expect(rootNumber(certificatesIn(ECDSA_ROOT))).toBe('')
  expect(() => certificatesIn('nonsense')).toThrow('no certificate')
})

/** A shop and a vendor that go by certificates, and what happens to what they send. */
async function setUp(
  bend: { ask?: (params: URLSearchParams) => void; say?: (text: string) => string } = {},
) {
  const { keys, app } = await alipayOf(sandbox.services)
  const own = read(ours.clientcert)
  const certificateParams = {
    app_cert_sn: certificateNumber(read(others.clientcert)),
    alipay_root_cert_sn: rootNumber([read(ours.cert)]),
  }
  const vendorKeys = {
    ...keys,
    vendor: { ...keys.vendor, privateKey: createPrivateKey(ours.clientprivate) },
  }
  const alipayNumber = certificateNumber(own)
  const vendor = new SimulatedAlipay(gateways().orders, async () => vendorKeys, now, {
    app: certificateParams,
    alipayNumber,
  })
  const send: Send = async (url, init) => {
    const params = new URLSearchParams(String(init.body))
    bend.ask?.(params)
    const path = new URL(url).pathname.replace('/pay/vendors/alipay', '')
    const answer = await vendor.routes().request(path, { ...init, body: params.toString() })
    const text = await answer.text()
    return new Response(bend.say?.(text) ?? text)
  }
  const shop = {
    ...app,
    certificateParams,
    alipayKeys: trustedKeys([[own]], [read(ours.cert)]),
  }
  const api = (more: Partial<AlipayApp> = {}) =>
    new AlipayApi(async () => ({ ...shop, ...more }), send, now)
  const pay = (more?: Partial<AlipayApp>) => new AlipayPay(api(more), async () => undefined)
  const order = await gateways().orders.open('alipay', wish({ payType: 4 }))
  return { pay, vendor, alipayNumber, key: { orderId: order.id }, order, app }
}

test('requests say whose certificates they go by, and answers by which they were signed', async () => {
  const asked: URLSearchParams[] = []
  const said: string[] = []
  const { pay, key, alipayNumber } = await setUp({
    ask: (params) => void asked.push(new URLSearchParams(params)),
    say(text) {
      said.push(text)
      return text
    },
  })
  expect(await pay().query(key)).toEqual({ state: 'open' })
  expect(asked[0]?.get('app_cert_sn')).toBe(certificateNumber(read(others.clientcert)))
  expect(asked[0]?.get('alipay_root_cert_sn')).toBe(certificateNumber(read(ours.cert)))
  expect(said[0]).toContain(`,"alipay_cert_sn":"${alipayNumber}","sign":"`)
})

test.each(['app_cert_sn', 'alipay_root_cert_sn'])(
  'a request whose %s is another one, or lacks, is refused',
  async (name) => {
    const { pay, key, app } = await setUp()
    const bent = await setUp({
      ask: (params) => params.set(name, flipped(params.get(name) ?? '')),
    })
    const refused = { code: 'isv.invalid-signature' }
    await expect(bent.pay().query(key)).rejects.toMatchObject(refused)
    // Signed as it stands, by a shop that has the wrong ones.
    const { [name]: _, ...certificateParams } = app.certificateParams
    await expect(pay({ certificateParams }).query(key)).rejects.toMatchObject(refused)
  },
)

test('an answer by a certificate that nobody knows is not believed, nor one without', async () => {
  const bends: ((text: string) => string)[] = [
    (text) => text.replace(/("alipay_cert_sn":")(\w+)/, (_, name, sn) => name + flipped(sn)),
    (text) => text.replace(/,"alipay_cert_sn":"\w+"/, ''),
    (text) => text.replace('WAIT', 'WANT'),
    (text) => text.replace(/("sign":")(.)/, (_, name, letter) => name + flipped(letter, 0)),
  ]
  for (const say of bends) {
    const { pay, key } = await setUp({ say })
    await expect(pay().query(key)).rejects.toMatchObject({ code: 'UNSIGNED' })
  }
})

test('news is believed when one of its certificates signed it', async () => {
  const { pay, vendor, order } = await setUp()
  const { body } = await vendor.letter({ ...order, status: 'paid', transactionId: '42' })
  const readNews = (text: string, more: Partial<AlipayApp> = {}) =>
    pay(more).readNews(new Headers(), text)
  expect(await readNews(body)).toMatchObject({ payId: placed.payId, transactionId: '42' })
  const alipayKeys = trustedKeys([[read(others.clientcert)]], [read(others.cert)])
  await expect(readNews(body, { alipayKeys })).rejects.toMatchObject({ code: 403 })
})
