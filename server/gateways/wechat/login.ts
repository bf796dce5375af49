import * as v from 'valibot'
import { type Send, VendorError } from '../ports'
import { openJson } from '../sealed'
import type { LoginVendor, MiniProgramVendor, SealedPhone, SocialSession } from '../social'
import type { AccessToken } from './access-token'
import { askWeixin, type WeixinApp } from './weixin'

/** What WeChat says of a code that is invalid, missing or used. */
const BAD_CODE: readonly string[] = ['40029', '41008', '40163']
/** How old a sealed number may be, in seconds: as old as a code. */
const SEALED_SECONDS = 300

const filled = v.pipe(v.string(), v.minLength(1))
const session = v.object({
  openid: filled,
  unionid: v.optional(filled),
  session_key: v.pipe(v.string(), v.regex(/^[\w+/]{22}==$/)),
})
const pageToken = v.object({
  openid: filled,
  access_token: filled,
  unionid: v.optional(filled),
})
const follower = v.object({ unionid: v.optional(filled) })
const phone = v.object({
  phoneNumber: v.pipe(v.string(), v.regex(/^\+?\d+$/)),
  purePhoneNumber: v.pipe(v.string(), v.regex(/^\d+$/)),
  /** A number or a text, and nothing but the mainland's. */
  countryCode: v.picklist(['86', 86]),
  watermark: v.object({ timestamp: v.number(), appid: v.string() }),
})
const phoneAnswer = v.object({ phone_info: phone })

/** What the vendor says; undefined where it says that the code is none. */
async function unlessBadCode<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch((error: unknown) => {
    if (error instanceof VendorError && BAD_CODE.includes(error.code)) return undefined
    throw error
  })
}

interface Deps {
  /** Asked for at each call: a sandbox makes its secret at the first. */
  readonly app: () => Promise<WeixinApp>
  readonly send: Send
  /** Seconds. */
  readonly now: () => number
}

/** The official account, for browsers inside WeChat. */
export class WechatOfficial implements LoginVendor {
  constructor(
    private readonly deps: Deps,
    private readonly token: AccessToken,
  ) {}

  async exchange(code: string): Promise<SocialSession | undefined> {
    const { appId, secret, apiUrl } = await this.deps.app()
    const query = { appid: appId, secret, code, grant_type: 'authorization_code' }
    const path = '/sns/oauth2/access_token'
    const asked = askWeixin(this.deps.send, apiUrl, path, { query }, pageToken)
    const answer = await unlessBadCode(asked)
    return answer && { openId: answer.openid, sessionKey: '', unionId: answer.unionid }
  }

  /** A login without a page of WeChat's does not say it; the account may ask of those who follow it. */
  async unionIdOf(openId: string): Promise<string | undefined> {
    const { apiUrl } = await this.deps.app()
    const answer = await this.token.use((access_token) => {
      const query = { access_token, openid: openId, lang: 'zh_CN' }
      return askWeixin(this.deps.send, apiUrl, '/cgi-bin/user/info', { query }, follower)
    })
    return answer.unionid
  }
}

/** WeChat's mini-program. */
export class WechatMini implements MiniProgramVendor {
  constructor(
    private readonly deps: Deps,
    private readonly token: AccessToken,
  ) {}

  async exchange(code: string): Promise<SocialSession | undefined> {
    const { appId, secret, apiUrl } = await this.deps.app()
    const query = { appid: appId, secret, js_code: code, grant_type: 'authorization_code' }
    const path = '/sns/jscode2session'
    const answer = await unlessBadCode(askWeixin(this.deps.send, apiUrl, path, { query }, session))
    return (
      answer && {
        openId: answer.openid,
        sessionKey: answer.session_key,
        unionId: answer.unionid,
      }
    )
  }

  async phoneOfCode(code: string, openId: string): Promise<string | undefined> {
    const { apiUrl } = await this.deps.app()
    const content = { code, openid: openId }
    const path = '/wxa/business/getuserphonenumber'
    const asked = this.token.use((access_token) =>
      askWeixin(this.deps.send, apiUrl, path, { query: { access_token }, content }, phoneAnswer),
    )
    const answer = await unlessBadCode(asked)
    return answer && this.numberIn(answer.phone_info)
  }

  async openPhone({ data, iv }: SealedPhone, sessionKey: string): Promise<string | undefined> {
    const bytes = { key: Buffer.from(sessionKey, 'base64'), iv: Buffer.from(iv, 'base64') }
    // Another spelling of the same vector would be a second message.
    if (bytes.iv.toString('base64') !== iv) return undefined
    const read = v.safeParse(phone, openJson(data, bytes))
    return read.success ? this.numberIn(read.output) : undefined
  }

  /** The number, when it was shown to this app, just now. */
  private async numberIn(shown: v.InferOutput<typeof phone>): Promise<string | undefined> {
    const { phoneNumber, purePhoneNumber, watermark } = shown
    const { appId } = await this.deps.app()
    const isNow = Math.abs(this.deps.now() - watermark.timestamp) <= SEALED_SECONDS
    const isOurs = watermark.appid === appId && phoneNumber.endsWith(purePhoneNumber)
    return isOurs && isNow ? purePhoneNumber : undefined
  }
}
