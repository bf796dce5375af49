import { createHmac, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { type Send, VendorError } from './ports'

/** Who sends codes to phones. */
export interface TextMessages {
  /** Sends a code to a mainland number. @throws VendorError when the vendor did not take it. */
  send(mobile: string, code: string): Promise<void>
}

/** An account of Aliyun's text messages. */
export interface AliyunAccount {
  readonly keyId: string
  readonly keySecret: string
  /** The signature texts begin with, as Aliyun has approved it. */
  readonly signName: string
  /** A template with one variable, `code`. */
  readonly templateCode: string
  readonly url: string
}

/** As RFC 3986 has it, which is stricter than `encodeURIComponent`. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** The signature of a request of Aliyun's RPC calls (HMAC-SHA1 over the sorted parameters). */
export function aliyunSignature(
  method: 'GET' | 'POST',
  params: Readonly<Record<string, string>>,
  keySecret: string,
): string {
  const query = Object.keys(params)
    .sort()
    .map((name) => `${encode(name)}=${encode(params[name] ?? '')}`)
    .join('&')
  const text = `${method}&${encode('/')}&${encode(query)}`
  return createHmac('sha1', `${keySecret}&`).update(text).digest('base64')
}

const answer = v.object({ Code: v.string(), Message: v.optional(v.string(), '') })

/** Text messages of Aliyun. */
export class AliyunTexts implements TextMessages {
  constructor(
    private readonly account: AliyunAccount,
    private readonly sendOut: Send,
    private readonly now: () => number,
  ) {}

  async send(mobile: string, code: string): Promise<void> {
    const { keyId, keySecret, signName, templateCode, url } = this.account
    const params = {
      AccessKeyId: keyId,
      Action: 'SendSms',
      Format: 'JSON',
      PhoneNumbers: mobile,
      SignName: signName,
      SignatureMethod: 'HMAC-SHA1',
      SignatureNonce: randomUUID(),
      SignatureVersion: '1.0',
      TemplateCode: templateCode,
      TemplateParam: JSON.stringify({ code }),
      Timestamp: `${new Date(this.now() * 1000).toISOString().slice(0, 19)}Z`,
      Version: '2017-05-25',
    }
    const Signature = aliyunSignature('POST', params, keySecret)
    const response = await this.sendOut(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...params, Signature }).toString(),
    })
    const said = v.safeParse(answer, await response.json().catch(() => undefined))
    if (!said.success)
      throw new VendorError('UNREADABLE', `no answer of Aliyun (${response.status})`)
    const { Code, Message } = said.output
    if (Code !== 'OK') throw new VendorError(Code, Message)
  }
}

/** Where nothing is sent: codes are read at the console and in `/sandbox/sms`. */
export const printedTexts = (print: (line: string) => void): TextMessages => ({
  async send(mobile, code) {
    print(`SMS to ${mobile}: ${code}`)
  },
})
