import type { KeyObject } from 'node:crypto'
import type { Environment } from '../running/settings'
import { WrongSettings } from '../running/wrong-settings'
import type { AlipayApp } from './alipay/api'
import { certificateNumber, rootNumber, trustedKeys } from './alipay/certificates'
import {
  readCertificate,
  readCertificates,
  readPrivateKey,
  readPublicKey,
  readUrl,
  textOf,
} from './key-settings'
import type { TencentAccount } from './tencent-texts'
import type { AliyunAccount } from './texts'
import type { WechatMerchant } from './wechat/pay'
import type { WeixinApp } from './wechat/weixin'

/** The vendors that a server for customers speaks to; one that is missing is not there. */
export interface VendorSettings {
  readonly wechatPay?: WechatMerchant | undefined
  readonly alipay?: AlipayApp | undefined
  readonly aliyunTexts?: AliyunAccount | undefined
  readonly tencentTexts?: TencentAccount | undefined
  readonly wechatMini?: WeixinApp | undefined
  readonly wechatOfficial?: WeixinApp | undefined
  readonly alipayLogin?: AlipayLogin | undefined
}

/** An app at Alipay that people log in by. */
export interface AlipayLogin {
  readonly app: AlipayApp
  /** What phone numbers are sealed with (AES), 16 bytes. */
  readonly contentKey: Buffer
}

/** One who can do a service, and the variables that all have to be set for it. The first begins it. */
export interface Choice {
  readonly name: string
  readonly keys: readonly [string, ...string[]]
  /** What may stand in the place of one of them: once any of these is set, all of them are wanted. */
  readonly instead?: { readonly of: string; readonly keys: readonly string[] }
}

/** Certificates of Alipay in the place of its key. */
const ALIPAY_CERTIFICATES = {
  of: 'TAPROOM_ALIPAY_PUBLIC_KEY',
  keys: ['TAPROOM_ALIPAY_APP_CERT', 'TAPROOM_ALIPAY_CERTS', 'TAPROOM_ALIPAY_ROOT_CERTS'],
} as const

export const WECHAT_PAY: Choice = {
  name: 'WeChat Pay',
  keys: [
    'TAPROOM_WECHAT_MCH_ID',
    'TAPROOM_WECHAT_MCH_SERIAL',
    'TAPROOM_WECHAT_MCH_KEY',
    'TAPROOM_WECHAT_API_KEY',
    'TAPROOM_PUBLIC_URL',
  ],
}
export const ALIPAY: Choice = {
  name: 'Alipay',
  keys: [
    'TAPROOM_ALIPAY_APP_ID',
    'TAPROOM_ALIPAY_KEY',
    'TAPROOM_ALIPAY_PUBLIC_KEY',
    'TAPROOM_PUBLIC_URL',
  ],
  instead: ALIPAY_CERTIFICATES,
}

export const TENCENT_TEXTS: Choice = {
  name: 'Tencent Cloud',
  keys: [
    'TAPROOM_TENCENT_SECRET_ID',
    'TAPROOM_TENCENT_SECRET_KEY',
    'TAPROOM_TENCENT_SMS_APP',
    'TAPROOM_TENCENT_SMS_SIGN',
    'TAPROOM_TENCENT_SMS_TEMPLATE',
  ],
}

export const WECHAT_MINI_LOGIN: Choice = {
  name: 'WeChat mini-program',
  keys: ['TAPROOM_WECHAT_MINI_SECRET', 'TAPROOM_WECHAT_MINI_ID'],
}
export const WECHAT_OFFICIAL_LOGIN: Choice = {
  name: 'WeChat official account',
  keys: ['TAPROOM_WECHAT_OFFICIAL_SECRET', 'TAPROOM_WECHAT_OFFICIAL_ID'],
}
export const ALIPAY_LOGIN: Choice = {
  name: 'Alipay',
  keys: [
    'TAPROOM_ALIPAY_CONTENT_KEY',
    'TAPROOM_ALIPAY_APP_ID',
    'TAPROOM_ALIPAY_KEY',
    'TAPROOM_ALIPAY_PUBLIC_KEY',
  ],
  instead: ALIPAY_CERTIFICATES,
}

export const ALIYUN_TEXTS: Choice = {
  name: 'Aliyun',
  keys: [
    'TAPROOM_ALIYUN_KEY_ID',
    'TAPROOM_ALIYUN_KEY_SECRET',
    'TAPROOM_ALIYUN_SMS_SIGN',
    'TAPROOM_ALIYUN_SMS_TEMPLATE',
  ],
}

/** Which variables of a choice are not set. */
export function unsetOf({ keys, instead }: Choice, env: Environment): readonly string[] {
  const isInstead = instead?.keys.some((key) => env[key])
  const wanted = isInstead
    ? keys.flatMap((key) => (key === instead?.of ? instead.keys : [key]))
    : keys
  return wanted.filter((key) => !env[key])
}

/** Whether all that a choice wants is set. */
export const isComplete = (choice: Choice, env: Environment): boolean =>
  unsetOf(choice, env).length === 0

/** The services this server is to run without, on purpose. */
export const withoutOf = (env: Environment): readonly string[] =>
  (env.TAPROOM_WITHOUT ?? '').split(',').map((name) => name.trim())

/**
 * Reads whom this server speaks to. Of a service that it is to run without nothing is read.
 *
 * @throws WrongSettings that names the variable which says what cannot be; never what it says.
 */
export function readVendors(env: Environment): VendorSettings {
  const without = withoutOf(env)
  const hasPayments = !without.includes('payments')
  const hasTexts = !without.includes('texts')
  const hasSocial = !without.includes('social')
  const canLogIn = (choice: Choice) => hasSocial && isComplete(choice, env)
  return {
    wechatPay: hasPayments && isComplete(WECHAT_PAY, env) ? readWechatPay(env) : undefined,
    alipay: hasPayments && isComplete(ALIPAY, env) ? readAlipay(env) : undefined,
    aliyunTexts: hasTexts && isComplete(ALIYUN_TEXTS, env) ? readAliyun(env) : undefined,
    tencentTexts: hasTexts && isComplete(TENCENT_TEXTS, env) ? readTencent(env) : undefined,
    wechatMini: canLogIn(WECHAT_MINI_LOGIN) ? readWeixin(env, 'MINI') : undefined,
    wechatOfficial: canLogIn(WECHAT_OFFICIAL_LOGIN) ? readWeixin(env, 'OFFICIAL') : undefined,
    alipayLogin: canLogIn(ALIPAY_LOGIN) ? readAlipayLogin(env) : undefined,
  }
}

function readWechatPay(env: Environment): WechatMerchant {
  const appIds = {
    mini: env.TAPROOM_WECHAT_MINI_ID || undefined,
    official: env.TAPROOM_WECHAT_OFFICIAL_ID || undefined,
    native: env.TAPROOM_WECHAT_NATIVE_ID || undefined,
  }
  if (!Object.values(appIds).some(Boolean)) {
    throw new WrongSettings(
      'TAPROOM_WECHAT_MINI_ID, TAPROOM_WECHAT_OFFICIAL_ID, TAPROOM_WECHAT_NATIVE_ID: WeChat Pay needs one of them at least',
    )
  }
  const apiKey = textOf(env, 'TAPROOM_WECHAT_API_KEY')
  if (Buffer.byteLength(apiKey) !== 32) {
    throw new WrongSettings('TAPROOM_WECHAT_API_KEY: the APIv3 key has 32 characters')
  }
  return {
    mchId: textOf(env, 'TAPROOM_WECHAT_MCH_ID'),
    serial: textOf(env, 'TAPROOM_WECHAT_MCH_SERIAL').toUpperCase(),
    privateKey: readPrivateKey(env, 'TAPROOM_WECHAT_MCH_KEY'),
    apiKey,
    platformKeys: readPlatformKeys(env, 'TAPROOM_WECHAT_PLATFORM_KEYS'),
    appIds,
    baseUrl: readUrl(env, 'TAPROOM_WECHAT_PAY_URL', 'https://api.mch.weixin.qq.com'),
    notifyUrl: `${readUrl(env, 'TAPROOM_PUBLIC_URL')}/pay/notify/wechat`,
  }
}

function readAlipay(env: Environment): AlipayApp {
  return {
    appId: textOf(env, 'TAPROOM_ALIPAY_APP_ID'),
    privateKey: readPrivateKey(env, 'TAPROOM_ALIPAY_KEY'),
    ...readAlipayKeys(env),
    gatewayUrl: readUrl(env, 'TAPROOM_ALIPAY_URL', 'https://openapi.alipay.com/gateway.do'),
    // Without it nobody pays here, and nobody is told of money.
    notifyUrl: env.TAPROOM_PUBLIC_URL
      ? `${readUrl(env, 'TAPROOM_PUBLIC_URL')}/pay/notify/alipay`
      : '',
  }
}

function readAlipayKeys(env: Environment): Pick<AlipayApp, 'alipayKeys' | 'certificateParams'> {
  if (!env.TAPROOM_ALIPAY_APP_CERT) {
    const key = readPublicKey(env, 'TAPROOM_ALIPAY_PUBLIC_KEY')
    return { alipayKeys: new Map([['', key]]), certificateParams: {} }
  }
  const [own] = readCertificates(env, 'TAPROOM_ALIPAY_APP_CERT')
  const roots = readCertificates(env, 'TAPROOM_ALIPAY_ROOT_CERTS')
  const chains = textOf(env, 'TAPROOM_ALIPAY_CERTS').split(',')
  try {
    const read = chains.map((text) => readCertificates(env, 'TAPROOM_ALIPAY_CERTS', text.trim()))
    const certificateParams = {
      app_cert_sn: own ? certificateNumber(own) : '',
      alipay_root_cert_sn: rootNumber(roots),
    }
    return { alipayKeys: trustedKeys(read, roots), certificateParams }
  } catch (error) {
    if (error instanceof WrongSettings) throw error
    throw new WrongSettings(
      'TAPROOM_ALIPAY_CERTS: has one that nobody in TAPROOM_ALIPAY_ROOT_CERTS has issued',
    )
  }
}

function readWeixin(env: Environment, kind: 'MINI' | 'OFFICIAL'): WeixinApp {
  const name = `TAPROOM_WECHAT_${kind}_SECRET`
  const secret = textOf(env, name)
  if (!/^[0-9a-f]{32}$/i.test(secret)) {
    throw new WrongSettings(`${name}: the secret of an app has 32 letters from 0 to f`)
  }
  return {
    appId: textOf(env, `TAPROOM_WECHAT_${kind}_ID`),
    secret,
    apiUrl: readUrl(env, 'TAPROOM_WECHAT_API_URL', 'https://api.weixin.qq.com'),
  }
}

function readAlipayLogin(env: Environment): AlipayLogin {
  const name = 'TAPROOM_ALIPAY_CONTENT_KEY'
  const contentKey = Buffer.from(textOf(env, name), 'base64')
  if (contentKey.length !== 16) {
    throw new WrongSettings(`${name}: the key that content is sealed with has 16 bytes, in base64`)
  }
  return { app: readAlipay(env), contentKey }
}

const readTencent = (env: Environment): TencentAccount => ({
  secretId: textOf(env, 'TAPROOM_TENCENT_SECRET_ID'),
  secretKey: textOf(env, 'TAPROOM_TENCENT_SECRET_KEY'),
  appId: textOf(env, 'TAPROOM_TENCENT_SMS_APP'),
  signName: textOf(env, 'TAPROOM_TENCENT_SMS_SIGN'),
  templateId: textOf(env, 'TAPROOM_TENCENT_SMS_TEMPLATE'),
  url: readUrl(env, 'TAPROOM_TENCENT_SMS_URL', 'https://sms.tencentcloudapi.com'),
})

const readAliyun = (env: Environment): AliyunAccount => ({
  keyId: textOf(env, 'TAPROOM_ALIYUN_KEY_ID'),
  keySecret: textOf(env, 'TAPROOM_ALIYUN_KEY_SECRET'),
  signName: textOf(env, 'TAPROOM_ALIYUN_SMS_SIGN'),
  templateCode: textOf(env, 'TAPROOM_ALIYUN_SMS_TEMPLATE'),
  url: readUrl(env, 'TAPROOM_ALIYUN_SMS_URL', 'https://dysmsapi.aliyuncs.com'),
})

/** With commas: certificates, which know their serial numbers, and `PUB_KEY_ID_…=` before a public key. */
function readPlatformKeys(env: Environment, name: string): WechatMerchant['platformKeys'] {
  const keys = new Map<string, KeyObject>()
  // Without any, certificates are fetched.
  const entries = textOf(env, name) === '' ? [] : textOf(env, name).split(',')
  for (const entry of entries) {
    const [, id, key] = /^\s*(PUB_KEY_ID_\w+)=([\s\S]+)$/.exec(entry) ?? []
    if (id && key) keys.set(id, readPublicKey(env, name, key.trim()))
    else {
      const certificate = readCertificate(name, entry.trim())
      keys.set(certificate.serialNumber, certificate.publicKey)
    }
  }
  return keys
}
