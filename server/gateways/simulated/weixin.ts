import { createHmac, randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { Database } from '../../database/schema'
import { keptSetting } from '../../security/settings'
import { unionIdOf } from '../identity'
import type { WeixinApp } from '../wechat/weixin'
import type { CodeFault, Purpose, SimulatedPhones } from './phones'
import { SANDBOX_APP_ID } from './wechat-pay'

/** What the platform says, by its number. */
const FAULTS = {
  40001: 'invalid credential, access_token is invalid or not latest',
  40002: 'invalid grant_type',
  40003: 'invalid openid',
  40013: 'invalid appid',
  40029: 'invalid code',
  40125: 'invalid appsecret',
  40163: 'code been used',
  42001: 'access_token expired',
  45011: 'api minute-quota reach limit',
  47001: 'data format error',
} as const
type Fault = keyof typeof FAULTS

const fault = (errcode: Fault) => ({
  errcode,
  errmsg: `${FAULTS[errcode]}, rid: ${randomBytes(4).toString('hex')}`,
})
const OF_CODE: Readonly<Record<CodeFault, Fault>> = { unknown: 40029, used: 40163 }

/** Logins of one person in a minute. */
const QUOTA = 100
const TOKEN_SECONDS = 7200
/** So long before its end a token is followed by the next one; both are good then. */
const OVERLAP_SECONDS = 300

/** What it knows of the shop: a mini-program and an official account, each with a secret of its own. */
const APPS = {
  mini: { appId: SANDBOX_APP_ID, secret: 'wechatAppSecret' },
  official: { appId: 'wx8a5ba0c4d2f17e93', secret: 'wechatOfficialSecret' },
} as const
type Kind = keyof typeof APPS

const tokenAsked = v.object({ grant_type: v.string(), appid: v.string(), secret: v.string() })
const phoneAsked = v.object({ code: v.string(), openid: v.optional(v.string()) })

interface Deps {
  readonly db: Kysely<Database>
  readonly phones: SimulatedPhones
  /** Seconds. */
  readonly now: () => number
}

/** WeChat's platform for apps, simulated: it knows the secret, and answers each fault by its number. */
export class SimulatedWeixin {
  constructor(private readonly deps: Deps) {}

  /** What the shop of the sandbox knows of one of its apps. @param apiUrl where this vendor is. */
  async app(apiUrl: string, kind: Kind = 'mini'): Promise<WeixinApp> {
    return { appId: APPS[kind].appId, secret: await this.secret(kind), apiUrl }
  }

  /** Made when it is first needed, and kept in the installation's database. */
  private secret(kind: Kind): Promise<string> {
    return keptSetting(this.deps.db, APPS[kind].secret, () => randomBytes(16).toString('hex'))
  }

  /** The API of apps. The platform calls its JSON plain text. */
  routes(): Hono {
    const app = new Hono()
    const say = (c: Context, content: object) => c.text(JSON.stringify(content))
    app.get('/sns/jscode2session', async (c) =>
      say(c, await this.session(c.req.query(), c.req.query('js_code') ?? '')),
    )
    app.get('/sns/oauth2/access_token', async (c) =>
      say(c, await this.pageToken(c.req.query(), c.req.query('code') ?? '')),
    )
    app.post('/cgi-bin/stable_token', async (c) => say(c, await this.token(await jsonOf(c))))
    app.post('/wxa/business/getuserphonenumber', async (c) =>
      say(c, await this.phone(c.req.query('access_token') ?? '', await jsonOf(c))),
    )
    app.get('/cgi-bin/user/info', async (c) =>
      say(c, await this.follower(c.req.query('access_token') ?? '', c.req.query('openid') ?? '')),
    )
    return app
  }

  /** Why whoever asks is not the app; undefined when it is. */
  private async stranger(
    { appid, secret, grant_type }: Record<string, string>,
    grant: string,
    kind: Kind,
  ) {
    if (appid !== APPS[kind].appId) return fault(40013)
    if (secret !== (await this.secret(kind))) return fault(40125)
    return grant_type === grant ? undefined : fault(40002)
  }

  private async holder(purpose: Purpose, code: string, openId?: string) {
    const found = await this.deps.phones.use('wechat', purpose, code, openId)
    return typeof found === 'string' ? fault(OF_CODE[found]) : found
  }

  private async session(query: Record<string, string>, code: string): Promise<object> {
    const stranger = await this.stranger(query, 'authorization_code', 'mini')
    if (stranger) return stranger
    if ((await this.deps.phones.exchangesOf(code)) >= QUOTA) return fault(45011)
    const holder = await this.holder('login', code)
    if ('errcode' in holder) return holder
    const session_key = await this.deps.phones.openSession(holder.identity)
    return { openid: holder.openId, session_key, unionid: unionIdOf(holder.identity) }
  }

  private async pageToken(query: Record<string, string>, code: string): Promise<object> {
    const stranger = await this.stranger(query, 'authorization_code', 'official')
    if (stranger) return stranger
    const holder = await this.holder('page', code)
    if ('errcode' in holder) return holder
    await this.deps.phones.follow(holder.identity)
    // With this scope it does not say who that is in other apps.
    return {
      access_token: randomBytes(48).toString('base64url'),
      expires_in: TOKEN_SECONDS,
      refresh_token: randomBytes(48).toString('base64url'),
      openid: holder.openId,
      scope: 'snsapi_base',
    }
  }

  private async token(asked: unknown): Promise<object> {
    const read = v.safeParse(tokenAsked, asked)
    if (!read.success) return fault(47001)
    const kind = read.output.appid === APPS.official.appId ? 'official' : 'mini'
    const stranger = await this.stranger(read.output, 'client_credential', kind)
    if (stranger) return stranger
    const now = this.deps.now()
    const expiresAt = (Math.floor((now + OVERLAP_SECONDS) / TOKEN_SECONDS) + 1) * TOKEN_SECONDS
    return { access_token: await this.tokenUntil(expiresAt, kind), expires_in: expiresAt - now }
  }

  /** It says when it ends, and carries a mark, so that an invented one is refused. */
  private async tokenUntil(expiresAt: number, kind: Kind): Promise<string> {
    const mark = createHmac('sha256', await this.secret(kind)).update(`token ${expiresAt}`)
    return `${expiresAt}_${mark.digest('base64url')}`
  }

  /** Why a token is none of this app, or none any more. */
  private async deadToken(token: string, kind: Kind) {
    const expiresAt = Number(token.split('_')[0])
    if (token !== (await this.tokenUntil(expiresAt, kind))) return fault(40001)
    return expiresAt <= this.deps.now() ? fault(42001) : undefined
  }

  /** Who follows the official account. */
  private async follower(token: string, openid: string): Promise<object> {
    const dead = await this.deadToken(token, 'official')
    if (dead) return dead
    const identity = await this.deps.phones.followerOf(openid)
    if (identity === undefined) return fault(40003)
    return { subscribe: 1, openid, language: 'zh_CN', unionid: unionIdOf(identity) }
  }

  private async phone(token: string, asked: unknown): Promise<object> {
    const dead = await this.deadToken(token, 'mini')
    if (dead) return dead
    const read = v.safeParse(phoneAsked, asked)
    if (!read.success) return fault(47001)
    const holder = await this.holder('phone', read.output.code, read.output.openid)
    if ('errcode' in holder) return holder
    return { errcode: 0, errmsg: 'ok', phone_info: this.deps.phones.numberOf(holder.identity) }
  }
}

const jsonOf = (c: Context): Promise<unknown> => c.req.json().catch(() => undefined)
