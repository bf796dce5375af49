import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { ZEROS } from '../alipay/login'
import { mobileOf, openIdOf, type SocialGateway } from '../identity'
import { signText } from '../rsa'
import { sealJson } from '../sealed'
import { contentKeyOf } from './alipay-login'
import type { VendorKeys } from './vendor-keys'
import { SANDBOX_APP_ID } from './wechat-pay'

/** How long a code of the platform lives, in seconds. */
const CODE_SECONDS = 300

/** What a code was given for: `wx.login` and `my.getAuthCode`, WeChat's page in a browser, the phone's number. */
export type Purpose = 'login' | 'page' | 'phone'

/** Why the vendor takes no code: it was never given for this, or is too old; or it was used. */
export type CodeFault = 'unknown' | 'used'

/** Who a code is of. */
export interface Holder {
  readonly openId: string
  readonly identity: string
}

interface Deps {
  readonly db: Kysely<Database>
  readonly now: () => number
  readonly alipayKeys: () => Promise<VendorKeys>
}

/** The phones of the simulated platforms, and what the platforms know of them: codes, openIds and numbers. */
export class SimulatedPhones {
  constructor(private readonly deps: Deps) {}

  /** A code that can be exchanged once within five minutes. */
  async createCode(gateway: SocialGateway, identity: string, purpose: Purpose = 'login') {
    const code = `${gateway === 'wechat' ? '0' : 'a'}${randomBytes(16).toString('hex')}`
    const expiresAt = this.deps.now() + CODE_SECONDS
    await this.deps.db
      .insertInto('gateway_codes')
      .values({ code, gateway, purpose, identity, expiresAt, usedAt: null })
      .execute()
    return code
  }

  /** What WeChat's button hands to the app: a code, and the number sealed with the key of the last login. */
  async proveToWechat(identity: string) {
    const openId = openIdOf('wechat', identity)
    const sessionKey = (await this.sessionKeyOf(openId)) ?? (await this.openSession(identity))
    const key = Buffer.from(sessionKey, 'base64')
    const iv = randomBytes(16)
    return {
      code: await this.createCode('wechat', identity, 'phone'),
      encryptedData: sealJson(this.numberOf(identity), { key, iv }),
      iv: iv.toString('base64'),
    }
  }

  /** What `my.getPhoneNumber` hands to the app: the number sealed with the app's key, and signed. */
  async proveToAlipay(identity: string) {
    const keys = await this.deps.alipayKeys()
    const content = { code: '10000', msg: 'Success', mobile: mobileOf(identity) }
    const response = sealJson(content, { key: contentKeyOf(keys), iv: ZEROS })
    return { response, sign: signText(`"${response}"`, keys.vendor.privateKey) }
  }

  /** What WeChat says of a number that was shown. */
  numberOf(identity: string) {
    const mobile = mobileOf(identity)
    return {
      phoneNumber: mobile,
      purePhoneNumber: mobile,
      countryCode: '86',
      watermark: { timestamp: this.deps.now(), appid: SANDBOX_APP_ID },
    }
  }

  /** A fresh key for somebody's login at WeChat; the one before is dead. @returns 16 bytes in base64. */
  async openSession(identity: string): Promise<string> {
    const sessionKey = randomBytes(16).toString('base64')
    await this.deps.db
      .insertInto('gateway_sessions')
      .values({ openId: openIdOf('wechat', identity), gateway: 'wechat', identity, sessionKey })
      .onConflict((conflict) => conflict.column('openId').doUpdateSet({ sessionKey }))
      .execute()
    return sessionKey
  }

  /** Who logs in to the official account follows it: it may ask for them by their openId. */
  async follow(identity: string): Promise<void> {
    await this.deps.db
      .insertInto('gateway_sessions')
      .values({
        openId: openIdOf('official', identity),
        gateway: 'official',
        identity,
        sessionKey: '',
      })
      .onConflict((conflict) => conflict.column('openId').doNothing())
      .execute()
  }

  /** Who follows the official account under this openId. */
  async followerOf(openId: string): Promise<string | undefined> {
    const row = await this.deps.db
      .selectFrom('gateway_sessions')
      .select('identity')
      .where('openId', '=', openId)
      .where('gateway', '=', 'official')
      .executeTakeFirst()
    return row?.identity
  }

  private async sessionKeyOf(openId: string): Promise<string | undefined> {
    const row = await this.deps.db
      .selectFrom('gateway_sessions')
      .select('sessionKey')
      .where('openId', '=', openId)
      .executeTakeFirst()
    return row?.sessionKey
  }

  /** Uses a code up, unless it is none or of somebody else than it is said to be. */
  async use(
    gateway: SocialGateway,
    purpose: Purpose,
    code: string,
    openId?: string,
  ): Promise<Holder | CodeFault> {
    const now = this.deps.now()
    const found = await this.deps.db
      .selectFrom('gateway_codes')
      .select(['identity', 'usedAt'])
      .where('code', '=', code)
      .where('gateway', '=', gateway)
      .where('purpose', '=', purpose)
      .where('expiresAt', '>', now)
      .executeTakeFirst()
    if (!found) return 'unknown'
    const { identity } = found
    const holder = {
      openId: openIdOf(purpose === 'page' ? 'official' : gateway, identity),
      identity,
    }
    if ((openId ?? holder.openId) !== holder.openId) return 'unknown'
    const used = await this.deps.db
      .updateTable('gateway_codes')
      .set({ usedAt: now })
      .where('code', '=', code)
      .where('usedAt', 'is', null)
      .executeTakeFirst()
    return used.numUpdatedRows === 1n ? holder : 'used'
  }

  /** How many codes of somebody were exchanged in the last minute. */
  async exchangesOf(code: string): Promise<number> {
    const { db, now } = this.deps
    const whose = db.selectFrom('gateway_codes').select('identity').where('code', '=', code)
    const { count } = await db
      .selectFrom('gateway_codes')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('identity', '=', whose)
      .where('purpose', '=', 'login')
      .where('usedAt', '>', now() - 60)
      .executeTakeFirstOrThrow()
    return Number(count)
  }
}
