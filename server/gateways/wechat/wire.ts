import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { isSigned, signText } from '../rsa'

/** The one way of signing there is (WeChat Pay v3). */
const SCHEMA = 'WECHATPAY2-SHA256-RSA2048'
const ALGORITHM = 'AEAD_AES_256_GCM'
/** What is older or newer than so many seconds is refused, on both sides. */
const TOLERANCE_SECONDS = 300
const TAG_BYTES = 16

/** Platform keys by the serial number of their certificate, or by the id of the public key. */
export type KeysBySerial = ReadonlyMap<string, KeyObject>

/** Who signs: the merchant for requests, the platform for answers and messages. */
export interface Signer {
  readonly serial: string
  readonly privateKey: KeyObject
}

/** What is signed is a line each, the last one too. */
export const linesOf = (...lines: readonly string[]): string =>
  lines.map((line) => `${line}\n`).join('')

export const newNonce = (): string => randomBytes(16).toString('hex')

/** A request before it is sent. */
export interface RequestText {
  readonly method: string
  /** With its query. */
  readonly path: string
  /** Empty for GET. */
  readonly body: string
}

/**
 * What a request says of its sender.
 *
 * @param now seconds.
 */
export function authorizationOf(
  { method, path, body }: RequestText,
  { mchId, serial, privateKey }: Signer & { readonly mchId: string },
  now: number,
): string {
  const nonce = newNonce()
  const signature = signText(linesOf(method, path, String(now), nonce, body), privateKey)
  return `${SCHEMA} mchid="${mchId}",nonce_str="${nonce}",signature="${signature}",timestamp="${now}",serial_no="${serial}"`
}

/** Whether a request was signed by this merchant, just now. @param now seconds. */
export function isAuthorized(
  { method, path, body }: RequestText,
  header: string,
  merchant: { readonly mchId: string; readonly keys: KeysBySerial },
  now: number,
): boolean {
  if (!header.startsWith(`${SCHEMA} `)) return false
  const fields = new Map<string, string>()
  for (const [, name = '', value = ''] of header.matchAll(/(\w+)="([^"]*)"/g))
    fields.set(name, value)
  const field = (name: string) => fields.get(name) ?? ''
  const key = merchant.keys.get(field('serial_no'))
  const timestamp = field('timestamp')
  const text = linesOf(method, path, timestamp, field('nonce_str'), body)
  return (
    field('mchid') === merchant.mchId &&
    key !== undefined &&
    isRecent(timestamp, now) &&
    isSigned(text, field('signature'), key)
  )
}

/** What the platform puts before an answer or a message. @param now seconds. */
export function platformHeaders(
  body: string,
  { serial, privateKey }: Signer,
  now: number,
): Readonly<Record<string, string>> {
  const nonce = newNonce()
  return {
    'wechatpay-timestamp': String(now),
    'wechatpay-nonce': nonce,
    'wechatpay-serial': serial,
    'wechatpay-signature': signText(linesOf(String(now), nonce, body), privateKey),
  }
}

/** By which of its keys the platform says that it signed. */
export const serialOf = (headers: Headers): string => headers.get('wechatpay-serial') ?? ''

/** Whether the platform said this, just now. @param now seconds. */
export function isOfPlatform(
  headers: Headers,
  body: string,
  keys: KeysBySerial,
  now: number,
): boolean {
  const header = (name: string) => headers.get(`wechatpay-${name}`) ?? ''
  const key = keys.get(serialOf(headers))
  const timestamp = header('timestamp')
  return (
    key !== undefined &&
    isRecent(timestamp, now) &&
    isSigned(linesOf(timestamp, header('nonce'), body), header('signature'), key)
  )
}

const isRecent = (timestamp: string, now: number) =>
  /^\d{10}$/.test(timestamp) && Math.abs(now - Number(timestamp)) <= TOLERANCE_SECONDS

/** What is told in secret. */
export const sealedMessage = v.object({
  algorithm: v.string(),
  ciphertext: v.string(),
  associated_data: v.optional(v.string(), ''),
  nonce: v.string(),
})
export type Sealed = v.InferOutput<typeof sealedMessage>

/** @param apiKey the 32 characters of the APIv3 key. */
export function seal(text: string, apiKey: string, associated: string): Sealed {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', apiKey, nonce)
  cipher.setAAD(Buffer.from(associated))
  const parts = [cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
  const ciphertext = Buffer.concat(parts).toString('base64')
  return { algorithm: ALGORITHM, ciphertext, associated_data: associated, nonce }
}

/** @throws Error when it was sealed with another key, for another purpose, or was changed. */
export function unseal(sealed: Sealed, apiKey: string): string {
  if (sealed.algorithm !== ALGORITHM) throw new Error(`sealed by ${sealed.algorithm}`)
  const bytes = Buffer.from(sealed.ciphertext, 'base64')
  const options = { authTagLength: TAG_BYTES }
  const decipher = createDecipheriv('aes-256-gcm', apiKey, sealed.nonce, options)
  decipher.setAAD(Buffer.from(sealed.associated_data))
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  const text = decipher.update(bytes.subarray(0, -TAG_BYTES), undefined, 'utf8')
  return text + decipher.final('utf8')
}
