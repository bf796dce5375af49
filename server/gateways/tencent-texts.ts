import { createHash, createHmac } from 'node:crypto'
import * as v from 'valibot'
import { type Send, VendorError } from './ports'
import type { TextMessages } from './texts'

/** An account of Tencent Cloud's text messages. */
export interface TencentAccount {
  readonly secretId: string
  readonly secretKey: string
  /** Number of the application texts are sent by. */
  readonly appId: string
  /** The signature texts begin with, as Tencent has approved it. */
  readonly signName: string
  /** A template with one variable, the code. */
  readonly templateId: string
  readonly url: string
}

const ALGORITHM = 'TC3-HMAC-SHA256'
const SERVICE = 'sms'
const JSON_TYPE = 'application/json; charset=utf-8'
const SIGNED_HEADERS = 'content-type;host;x-tc-action'

/** What is signed of a request. */
export interface TencentRequest {
  readonly service: string
  readonly host: string
  readonly action: string
  readonly body: string
  /** Seconds since 1970. */
  readonly timestamp: number
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** What a request says of its sender (TC3-HMAC-SHA256, for a POST to `/`). The day is that of Greenwich. */
export function tencentAuthorization(
  { service, host, action, body, timestamp }: TencentRequest,
  { secretId, secretKey }: Pick<TencentAccount, 'secretId' | 'secretKey'>,
): string {
  const headers = `content-type:${JSON_TYPE}\nhost:${host}\nx-tc-action:${action.toLowerCase()}\n`
  const request = ['POST', '/', '', headers, SIGNED_HEADERS, sha256(body)].join('\n')
  const day = new Date(timestamp * 1000).toISOString().slice(0, 10)
  const scope = `${day}/${service}/tc3_request`
  const text = [ALGORITHM, timestamp, scope, sha256(request)].join('\n')
  const key = mac(mac(mac(`TC3${secretKey}`, day), service), 'tc3_request')
  const signature = mac(key, text).toString('hex')
  return `${ALGORITHM} Credential=${secretId}/${scope}, SignedHeaders=${SIGNED_HEADERS}, Signature=${signature}`
}

const fault = v.object({ Code: v.string(), Message: v.optional(v.string(), '') })
const answer = v.object({
  Response: v.object({
    Error: v.optional(fault),
    SendStatusSet: v.optional(v.array(fault), []),
  }),
})

/** Text messages of Tencent Cloud. */
export class TencentTexts implements TextMessages {
  constructor(
    private readonly account: TencentAccount,
    private readonly sendOut: Send,
    private readonly now: () => number,
  ) {}

  async send(mobile: string, code: string): Promise<void> {
    const { appId, signName, templateId, url } = this.account
    const body = JSON.stringify({
      PhoneNumberSet: [`+86${mobile}`],
      SmsSdkAppId: appId,
      SignName: signName,
      TemplateId: templateId,
      TemplateParamSet: [code],
    })
    const timestamp = this.now()
    const action = 'SendSms'
    const request = { service: SERVICE, host: new URL(url).host, action, body, timestamp }
    const response = await this.sendOut(url, {
      method: 'POST',
      headers: {
        authorization: tencentAuthorization(request, this.account),
        'content-type': JSON_TYPE,
        'x-tc-action': action,
        'x-tc-timestamp': String(timestamp),
        'x-tc-version': '2021-01-11',
        'x-tc-region': 'ap-guangzhou',
      },
      body,
    })
    const said = v.safeParse(answer, await response.json().catch(() => undefined))
    if (!said.success)
      throw new VendorError('UNREADABLE', `no answer of Tencent (${response.status})`)
    const { Error: refused, SendStatusSet } = said.output.Response
    const [status] = SendStatusSet
    if (refused) throw new VendorError(refused.Code, refused.Message)
    if (!status) throw new VendorError('UNREADABLE', 'nothing is said of the text')
    if (status.Code !== 'Ok') throw new VendorError(status.Code, status.Message)
  }
}
