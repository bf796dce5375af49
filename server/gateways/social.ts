import { createCipheriv, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import { mobileOf, openIdOf, type SocialGateway } from './identity'

/** How long a code of the platform lives, in seconds. */
const CODE_SECONDS = 300
export const SANDBOX_APP_ID = 'wx0000taproomsandbox'

type Purpose = 'login' | 'phone'

interface Deps {
  readonly db: Kysely<Database>
  readonly now: () => number
}

export interface SocialSession {
  readonly openId: string
  readonly sessionKey: string
}

export interface ShownPhone {
  readonly openId: string
  readonly mobile: string
}

export interface PhoneProof {
  readonly code: string
  readonly encryptedData: string
  readonly iv: string
}

/** The identity side of the simulated platforms: one-use login codes, openIds and phone numbers. */
export class SocialPlatforms {
  constructor(private readonly deps: Deps) {}

  /** `wx.login` and `my.getAuthCode`: a code that can be exchanged once within five minutes. */
  async createCode(gateway: SocialGateway, identity: string, purpose: Purpose = 'login') {
    const code = `${gateway === 'wechat' ? '0' : 'a'}${randomBytes(16).toString('hex')}`
    const expiresAt = this.deps.now() + CODE_SECONDS
    await this.deps.db
      .insertInto('gateway_codes')
      .values({ code, gateway, purpose, identity, expiresAt, usedAt: null })
      .execute()
    return code
  }

  /** Exchanges a login code for the openId and a fresh session key; `undefined` for a used or old one. */
  async exchange(code: string): Promise<SocialSession | undefined> {
    const row = await this.use(code, 'login')
    if (!row) return undefined
    const gateway = row.gateway as SocialGateway
    return this.openSession(gateway, row.identity, randomBytes(16).toString('base64'))
  }

  /** What `getPhoneNumber` hands to the app: a code, and the number encrypted with the session key. */
  async provePhone(gateway: SocialGateway, identity: string): Promise<PhoneProof> {
    const session =
      (await this.findSession(openIdOf(gateway, identity))) ??
      (await this.openSession(gateway, identity, randomBytes(16).toString('base64')))
    const mobile = mobileOf(identity)
    const text = JSON.stringify({
      phoneNumber: mobile,
      purePhoneNumber: mobile,
      countryCode: '86',
      watermark: { timestamp: this.deps.now(), appid: SANDBOX_APP_ID },
    })
    const iv = randomBytes(16)
    const cipher = createCipheriv('aes-128-cbc', Buffer.from(session.sessionKey, 'base64'), iv)
    const encryptedData = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return {
      code: await this.createCode(gateway, identity, 'phone'),
      encryptedData: encryptedData.toString('base64'),
      iv: iv.toString('base64'),
    }
  }

  /** The newer way: a phone code for the person and their number, once. */
  async phoneOfCode(code: string): Promise<ShownPhone | undefined> {
    const row = await this.use(code, 'phone')
    if (!row) return undefined
    const openId = openIdOf(row.gateway as SocialGateway, row.identity)
    return { openId, mobile: mobileOf(row.identity) }
  }

  private findSession(openId: string): Promise<SocialSession | undefined> {
    return this.deps.db
      .selectFrom('gateway_sessions')
      .select(['openId', 'sessionKey'])
      .where('openId', '=', openId)
      .executeTakeFirst()
  }

  private async openSession(gateway: SocialGateway, identity: string, sessionKey: string) {
    const openId = openIdOf(gateway, identity)
    await this.deps.db
      .insertInto('gateway_sessions')
      .values({ openId, gateway, identity, sessionKey })
      .onConflict((conflict) => conflict.column('openId').doUpdateSet({ sessionKey }))
      .execute()
    return { openId, sessionKey }
  }

  private use(code: string, purpose: Purpose) {
    const now = this.deps.now()
    return this.deps.db
      .updateTable('gateway_codes')
      .set({ usedAt: now })
      .where('code', '=', code)
      .where('purpose', '=', purpose)
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', now)
      .returningAll()
      .executeTakeFirst()
  }
}
