import { X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from 'selfsigned'
import { missingIn } from '../running/missing'
import { PRODUCTION } from '../running/testing/production'
import { certificateNumber } from './alipay/certificates'
import { makeKeyPair } from './rsa'
import { readVendors } from './settings'
import { issue } from './testing/issued'

const shop = makeKeyPair()
const platform = makeKeyPair()
const WECHAT = {
  TAPROOM_PUBLIC_URL: 'https://shop.example',
  TAPROOM_WECHAT_MCH_ID: '1900000009',
  TAPROOM_WECHAT_MCH_SERIAL: '5a',
  TAPROOM_WECHAT_MCH_KEY: shop.privateKey,
  TAPROOM_WECHAT_API_KEY: 'k'.repeat(32),
  TAPROOM_WECHAT_PLATFORM_KEYS: `PUB_KEY_ID_1=${platform.publicKey}`,
  TAPROOM_WECHAT_MINI_ID: 'wx-mini',
}
const ALIPAY = {
  TAPROOM_PUBLIC_URL: 'https://shop.example/',
  TAPROOM_ALIPAY_APP_ID: '2021',
  TAPROOM_ALIPAY_KEY: shop.privateKey,
  TAPROOM_ALIPAY_PUBLIC_KEY: platform.publicKey,
}
const bare = (pem: string) => pem.replace(/-----[^-]+-----|\n/g, '')

test('whom nothing is said of is not there', () => {
  expect(readVendors({})).toEqual({})
  expect(readVendors({ ...WECHAT, ...ALIPAY, TAPROOM_WITHOUT: 'texts, payments' })).toEqual({})
})

test('WeChat Pay is read, and is where it is unless told otherwise', () => {
  const { wechatPay } = readVendors(WECHAT)
  expect(wechatPay).toMatchObject({
    mchId: '1900000009',
    serial: '5A',
    appIds: { mini: 'wx-mini' },
    baseUrl: 'https://api.mch.weixin.qq.com',
    notifyUrl: 'https://shop.example/pay/notify/wechat',
  })
  expect([...(wechatPay?.platformKeys.keys() ?? [])]).toEqual(['PUB_KEY_ID_1'])
})

test('Alipay is read, with keys as its console shows them', () => {
  const { alipay } = readVendors({
    ...ALIPAY,
    TAPROOM_ALIPAY_KEY: bare(shop.privateKey),
    TAPROOM_ALIPAY_PUBLIC_KEY: bare(platform.publicKey),
  })
  expect(alipay).toMatchObject({
    appId: '2021',
    gatewayUrl: 'https://openapi.alipay.com/gateway.do',
    notifyUrl: 'https://shop.example/pay/notify/alipay',
  })
  const key = alipay?.alipayKeys.get('')
  expect(key?.export({ type: 'spki', format: 'pem' })).toBe(platform.publicKey)
})

test('keys are read from files, and a certificate knows its serial number', () => {
  const folder = mkdtempSync(join(tmpdir(), 'taproom-keys-'))
  const { cert } = generate([{ name: 'commonName', value: 'platform' }], { keySize: 2048 })
  writeFileSync(join(folder, 'key.pem'), shop.privateKey)
  writeFileSync(join(folder, 'platform.pem'), cert)
  const { wechatPay } = readVendors({
    ...WECHAT,
    TAPROOM_WECHAT_MCH_KEY: join(folder, 'key.pem'),
    TAPROOM_WECHAT_PLATFORM_KEYS: `${join(folder, 'platform.pem')}, PUB_KEY_ID_1=${platform.publicKey}`,
  })
  const { serialNumber } = new X509Certificate(cert)
  expect([...(wechatPay?.platformKeys.keys() ?? [])]).toEqual([serialNumber, 'PUB_KEY_ID_1'])
  rmSync(folder, { recursive: true })
})

test.each([
  ['TAPROOM_WECHAT_API_KEY', 'k'.repeat(31), 'has 32 characters'],
  ['TAPROOM_WECHAT_MCH_KEY', 'secret-of-the-shop', 'neither a private key'],
  ['TAPROOM_WECHAT_PLATFORM_KEYS', 'nonsense', 'nor a certificate'],
  ['TAPROOM_WECHAT_PLATFORM_KEYS', 'PUB_KEY_ID_1=x', 'neither a public key'],
  ['TAPROOM_WECHAT_MINI_ID', '', 'one of them at least'],
  ['TAPROOM_PUBLIC_URL', 'http://shop.example', 'https://'],
  ['TAPROOM_PUBLIC_URL', 'shop', 'no address'],
])('%s=%s is refused by its name, and not said again', (name, value, words) => {
  const read = () => readVendors({ ...WECHAT, [name]: value })
  expect(read).toThrow(name)
  expect(read).toThrow(words)
  if (value.includes('secret')) expect(read).not.toThrow(value)
})

const WITHOUT_OTHERS = { ...PRODUCTION, TAPROOM_WITHOUT: 'texts,social' }

test('one who takes money is enough, and what was begun has to be whole', () => {
  expect(missingIn({ ...WITHOUT_OTHERS, ...WECHAT })).toEqual([])
  expect(missingIn({ ...WITHOUT_OTHERS, ...ALIPAY })).toEqual([])
  const { TAPROOM_WECHAT_MCH_KEY: _, TAPROOM_WECHAT_API_KEY: __, ...half } = WECHAT
  expect(missingIn({ ...WITHOUT_OTHERS, ...ALIPAY, ...half })).toEqual([
    'payments: for WeChat Pay set TAPROOM_WECHAT_MCH_KEY, TAPROOM_WECHAT_API_KEY, or run without: TAPROOM_WITHOUT=payments',
  ])
})

test('a start with nobody who takes money names what each would need', () => {
  const [line, ...more] = missingIn(WITHOUT_OTHERS)
  expect(more).toEqual([])
  // Which keys of the platform are believed can be fetched, and which app pays is a choice.
  const { TAPROOM_WECHAT_PLATFORM_KEYS: _, TAPROOM_WECHAT_MINI_ID: __, ...wanted } = WECHAT
  for (const name of [...Object.keys(wanted), ...Object.keys(ALIPAY)]) expect(line).toContain(name)
})

const LOGINS = {
  TAPROOM_WECHAT_MINI_ID: 'wx-mini',
  TAPROOM_WECHAT_MINI_SECRET: 'a'.repeat(32),
  TAPROOM_WECHAT_OFFICIAL_ID: 'wx-official',
  TAPROOM_WECHAT_OFFICIAL_SECRET: 'b'.repeat(32),
}
const ALIPAY_LOGIN = {
  ...ALIPAY,
  TAPROOM_ALIPAY_CONTENT_KEY: Buffer.alloc(16, 1).toString('base64'),
}

test('logins are read, with a server that takes no money too', () => {
  const { TAPROOM_PUBLIC_URL: _, ...keys } = ALIPAY_LOGIN
  const vendors = readVendors({ ...LOGINS, ...keys, TAPROOM_WITHOUT: 'payments' })
  const apiUrl = 'https://api.weixin.qq.com'
  expect(vendors).toMatchObject({
    wechatMini: { appId: 'wx-mini', secret: 'a'.repeat(32), apiUrl },
    wechatOfficial: { appId: 'wx-official', secret: 'b'.repeat(32), apiUrl },
    alipayLogin: { app: { appId: '2021', notifyUrl: '' }, contentKey: Buffer.alloc(16, 1) },
  })
  expect([vendors.wechatPay, vendors.alipay]).toEqual([undefined, undefined])
  expect(readVendors({ ...LOGINS, ...keys, TAPROOM_WITHOUT: 'payments,social' })).toEqual({})
})

test.each([
  ['TAPROOM_WECHAT_MINI_SECRET', 'secret-of-the-app', '32 letters'],
  ['TAPROOM_WECHAT_OFFICIAL_SECRET', 'nonsense', '32 letters'],
  ['TAPROOM_ALIPAY_CONTENT_KEY', 'nonsense', '16 bytes'],
  ['TAPROOM_WECHAT_API_URL', 'http://api.example', 'https://'],
])('of a login %s=%s is refused by its name, and not said again', (name, value, words) => {
  const read = () => readVendors({ ...LOGINS, ...ALIPAY_LOGIN, [name]: value })
  expect(read).toThrow(name)
  expect(read).toThrow(words)
  expect(read).not.toThrow(value)
})

test('a start without anybody to log in by names what each would need, and what was begun is whole', () => {
  const without = { ...PRODUCTION, TAPROOM_WITHOUT: 'texts,payments' }
  const [line, ...more] = missingIn(without)
  expect(more).toEqual([])
  for (const name of [...Object.keys(LOGINS), ...Object.keys(ALIPAY_LOGIN)])
    if (name !== 'TAPROOM_PUBLIC_URL') expect(line).toContain(name)
  expect(missingIn({ ...without, ...LOGINS })).toEqual([])
  // The app takes money; that nobody logs in by it has to be said.
  expect(missingIn({ ...without, ...ALIPAY })).toEqual([expect.stringContaining('social: ')])
  const { TAPROOM_WECHAT_OFFICIAL_ID: _, ...half } = LOGINS
  expect(missingIn({ ...without, ...half })).toEqual([
    'social: for WeChat official account set TAPROOM_WECHAT_OFFICIAL_ID, or run without: TAPROOM_WITHOUT=social',
  ])
})

test('keys of the platform need not be given', () => {
  const { TAPROOM_WECHAT_PLATFORM_KEYS: _, ...rest } = WECHAT
  expect(missingIn({ ...WITHOUT_OTHERS, ...rest })).toEqual([])
  expect(readVendors(rest).wechatPay?.platformKeys.size).toBe(0)
})

describe('certificates of Alipay', () => {
  const made = issue()
  const { TAPROOM_ALIPAY_PUBLIC_KEY: _, ...rest } = ALIPAY
  const CERTIFIED = {
    ...rest,
    TAPROOM_ALIPAY_APP_CERT: made.cert,
    TAPROOM_ALIPAY_CERTS: made.clientcert,
    TAPROOM_ALIPAY_ROOT_CERTS: made.cert,
  }

  test('stand in the place of its key, all of them', () => {
    expect(missingIn({ ...WITHOUT_OTHERS, ...CERTIFIED })).toEqual([])
    const { alipay } = readVendors(CERTIFIED)
    const number = certificateNumber(new X509Certificate(made.clientcert))
    expect([...(alipay?.alipayKeys.keys() ?? [])]).toEqual([number])
    expect(alipay?.certificateParams).toEqual({
      app_cert_sn: certificateNumber(new X509Certificate(made.cert)),
      alipay_root_cert_sn: certificateNumber(new X509Certificate(made.cert)),
    })
    const { TAPROOM_ALIPAY_CERTS: __, ...half } = CERTIFIED
    expect(missingIn({ ...WITHOUT_OTHERS, ...half })).toEqual([
      'payments: for Alipay set TAPROOM_ALIPAY_CERTS, or run without: TAPROOM_WITHOUT=payments',
    ])
  })

  test.each([
    ['TAPROOM_ALIPAY_APP_CERT', 'nonsense', 'neither a certificate'],
    ['TAPROOM_ALIPAY_ROOT_CERTS', 'nonsense', 'neither a certificate'],
    ['TAPROOM_ALIPAY_CERTS', issue().clientcert, 'nobody in TAPROOM_ALIPAY_ROOT_CERTS'],
  ])('%s that says something else is refused', (name, value, words) => {
    const read = () => readVendors({ ...CERTIFIED, [name]: value })
    expect(read).toThrow(name)
    expect(read).toThrow(words)
  })
})
