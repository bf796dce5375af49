import type { KeyObject } from 'node:crypto'
import { isSigned, signText } from '../rsa'

export type Params = Readonly<Record<string, string>>

/** What is signed (RSA2): all that is not empty, by name, as `name=value` joined by `&`. */
const textOf = (params: Params, without: readonly string[]): string =>
  Object.keys(params)
    .filter((name) => params[name] !== '' && !without.includes(name))
    .sort()
    .map((name) => `${name}=${params[name]}`)
    .join('&')

/** A request with its signature. */
export const signedParams = (params: Params, privateKey: KeyObject): Params => ({
  ...params,
  sign: signText(textOf(params, []), privateKey),
})

/** Whether an app signed this request. */
export const isOfApp = (params: Params, publicKey: KeyObject): boolean =>
  isSigned(textOf(params, ['sign']), params.sign ?? '', publicKey)

/** A message to a shop with its signature, which leaves out the way it was signed. */
export const signedMessage = (params: Params, privateKey: KeyObject): Params => ({
  ...params,
  sign_type: 'RSA2',
  sign: signText(textOf(params, []), privateKey),
})

/** Whether Alipay sent this message. */
export const isOfAlipay = (params: Params, publicKey: KeyObject): boolean =>
  params.sign_type === 'RSA2' &&
  isSigned(textOf(params, ['sign', 'sign_type']), params.sign ?? '', publicKey)

/** `alipay.trade.query` answers under `alipay_trade_query_response`. */
export const answerName = (method: string): string => `${method.replaceAll('.', '_')}_response`

/** What a refusal of some calls stands under, whatever was asked. */
export const ERROR_NAME = 'error_response'

/**
 * An answer as Alipay writes it.
 *
 * @param name what it stands under.
 * @param certificate the number of the one it is signed by; empty where keys have none.
 */
export function signedAnswer(
  name: string,
  content: object,
  privateKey: KeyObject,
  certificate = '',
): string {
  const text = JSON.stringify(content)
  const by = certificate && `,"alipay_cert_sn":"${certificate}"`
  return `{"${name}":${text}${by},"sign":"${signText(text, privateKey)}"}`
}

/** What an answer stands under, its very bytes, and behind them who signed it. */
const ANSWER = /^\{"(\w+)":([\s\S]*?)((?:,"(?:sign|alipay_cert_sn)":"[^"]*")+)\}\s*$/

/** Which key signed, by the number of its certificate; empty where keys have none. */
export type KeyOf = (certificate: string) => KeyObject | undefined

/**
 * The content of an answer, whose very bytes are signed; undefined when Alipay did not sign it as it stands.
 *
 * @param text the answer as it came.
 */
export function answerOf(text: string, method: string, keyOf: KeyOf): unknown {
  const [, name = '', content = '', tail = ''] = ANSWER.exec(text) ?? []
  const behind = (field: string) => new RegExp(`,"${field}":"([^"]*)"`).exec(tail)?.[1] ?? ''
  const key = keyOf(behind('alipay_cert_sn'))
  const isItsName = name === answerName(method) || name === ERROR_NAME
  const isGood = isItsName && key !== undefined && isSigned(content, behind('sign'), key)
  return isGood ? JSON.parse(content) : undefined
}

/** `2026-11-28 20:00:00`, in Beijing. @param seconds since 1970. */
export const beijingTime = (seconds: number): string =>
  new Date((seconds + 8 * 3600) * 1000).toISOString().slice(0, 19).replace('T', ' ')

/** `12.30` of 1230 cents. */
export const yuanOf = (cents: number): string => (cents / 100).toFixed(2)

/** 1230 of `12.30`; undefined for what is no sum of cents. */
export function centsOf(yuan: string): number | undefined {
  const [, whole = '', part = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(yuan) ?? []
  return whole === '' ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
