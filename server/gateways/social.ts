import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
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

  /** Whose code it is, used or not, while it lives: our server remembers what it exchanged. */
  async openIdOfCode(code: string): Promise<string | undefined> {
    const row = await this.deps.db
      .selectFrom('gateway_codes')
      .selectAll()
      .where('code', '=', code)
      .where('purpose', '=', 'login')
      .where('expiresAt', '>', this.deps.now())
      .executeTakeFirst()
    return row && openIdOf(row.gateway as SocialGateway, row.identity)
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

  /** A login code for this openId was exchanged within the last five minutes. */
  async wasJustProved(openId: string): Promise<boolean> {
    return (await this.freshIdentity(openId, 'login')) !== undefined
  }

  /** The host has shown us this number for the person behind the openId within the last five minutes. */
  async wasPhoneShown(openId: string, mobile: string): Promise<boolean> {
    const identity = await this.freshIdentity(openId, 'phone')
    return identity !== undefined && mobileOf(identity) === mobile
  }

  private async freshIdentity(openId: string, purpose: Purpose): Promise<string | undefined> {
    const row = await this.deps.db
      .selectFrom('gateway_sessions')
      .innerJoin('gateway_codes', (join) =>
        join
          .onRef('gateway_codes.identity', '=', 'gateway_sessions.identity')
          .onRef('gateway_codes.gateway', '=', 'gateway_sessions.gateway'),
      )
      .select('gateway_sessions.identity as identity')
      .where('openId', '=', openId)
      .where('purpose', '=', purpose)
      .where('expiresAt', '>', this.deps.now())
      // A phone number is shown when it is handed to the app, with or without its code being used.
      .$if(purpose === 'login', (query) => query.where('usedAt', 'is not', null))
      .executeTakeFirst()
    return row?.identity
  }

  /** The newer way: a phone code for the number, once. */
  async phoneOfCode(code: string): Promise<string | undefined> {
    const row = await this.use(code, 'phone')
    return row && mobileOf(row.identity)
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

/** The number inside `encryptedData`; `undefined` when key, iv or data do not belong together. */
export function decryptPhone(proof: {
  readonly sessionKey: string
  readonly data: string
  readonly iv: string
}): string | undefined {
  try {
    const key = Buffer.from(proof.sessionKey, 'base64')
    const decipher = createDecipheriv('aes-128-cbc', key, Buffer.from(proof.iv, 'base64'))
    const parts = [decipher.update(Buffer.from(proof.data, 'base64')), decipher.final()]
    const content = JSON.parse(Buffer.concat(parts).toString('utf8'))
    return typeof content.purePhoneNumber === 'string' ? content.purePhoneNumber : undefined
  } catch {
    // A wrong key shows as bad padding or as text that is no JSON.
    return undefined
  }
}
