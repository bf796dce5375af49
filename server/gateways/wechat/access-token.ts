import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { Database } from '../../database/schema'
import { type Send, VendorError } from '../ports'
import { askWeixin, type WeixinApp } from './weixin'

/** A token is not used in its last seconds: it has to live until the call it is for arrives. */
const MARGIN_SECONDS = 60
/** What WeChat says of a token that is none any more. */
const DEAD_TOKEN: readonly string[] = ['40001', '40014', '42001']

const answer = v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  expires_in: v.pipe(v.number(), v.minValue(1)),
})

interface Deps {
  readonly db: Kysely<Database>
  readonly app: () => Promise<WeixinApp>
  readonly send: Send
  /** Seconds. */
  readonly now: () => number
}

/**
 * The token that calls for an app carry. It lies in the database for all processes; two that fetch it at once
 * get the same one (`stable_token`, which unlike `token` ends nobody else's).
 */
export class AccessToken {
  constructor(private readonly deps: Deps) {}

  /**
   * Makes a call with a token, and once more with a new one when the vendor takes the kept one for dead.
   *
   * @throws VendorError of the call, or of fetching a token.
   */
  async use<T>(call: (token: string) => Promise<T>): Promise<T> {
    const token = await this.current()
    return call(token).catch(async (error: unknown) => {
      if (!(error instanceof VendorError && DEAD_TOKEN.includes(error.code))) throw error
      await this.forget(token)
      return call(await this.current())
    })
  }

  private async current(): Promise<string> {
    const { db, app, now } = this.deps
    const kept = await db
      .selectFrom('vendor_tokens')
      .select('token')
      .where('name', '=', nameOf(await app()))
      .where('expiresAt', '>', now() + MARGIN_SECONDS)
      .executeTakeFirst()
    return kept?.token ?? this.fetch()
  }

  private async fetch(): Promise<string> {
    const { db, app, send, now } = this.deps
    const weixin = await app()
    const content = { grant_type: 'client_credential', appid: weixin.appId, secret: weixin.secret }
    const path = '/cgi-bin/stable_token'
    const { access_token, expires_in } = await askWeixin(
      send,
      weixin.apiUrl,
      path,
      { content },
      answer,
    )
    const row = { token: access_token, expiresAt: now() + Math.floor(expires_in) }
    await db
      .insertInto('vendor_tokens')
      .values({ name: nameOf(weixin), ...row })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute()
    return access_token
  }

  /** Unless another process has put a new one in its place. */
  private async forget(token: string): Promise<void> {
    await this.deps.db.deleteFrom('vendor_tokens').where('token', '=', token).execute()
  }
}

const nameOf = ({ appId }: WeixinApp) => `wechat ${appId}`
