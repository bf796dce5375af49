import { randomBytes } from 'node:crypto'
import type { SocialSession } from '../gateways/social'
import type { Context } from '../handler'
import type { MiniProgram } from './social-vendors'

/** A login by a mini-program, as our handle of it finds it. */
export interface KeptSession extends SocialSession {
  readonly gateway: MiniProgram
}

/**
 * Keeps the session key of a login and gives out a handle in its place: with the key itself a client could
 * read and forge whatever the platform seals for us. The handle before it is dead, as the key is.
 *
 * @returns 16 random bytes in base64, of the form the key has.
 */
export async function keepSession(
  { db }: Context,
  { openId, sessionKey, gateway }: KeptSession,
): Promise<string> {
  const handle = randomBytes(16).toString('base64')
  await db
    .insertInto('social_sessions')
    .values({ openId, handle, sessionKey, gateway })
    .onConflict((conflict) =>
      conflict.column('openId').doUpdateSet({ handle, sessionKey, gateway }),
    )
    .execute()
  return handle
}

/** Whose login a handle is of; undefined for one that is dead or was never given out. */
export async function sessionOfHandle(
  { db }: Context,
  handle: string,
): Promise<KeptSession | undefined> {
  const session = await db
    .selectFrom('social_sessions')
    .select(['openId', 'sessionKey', 'gateway'])
    .where('handle', '=', handle)
    .executeTakeFirst()
  return session && { ...session, gateway: session.gateway === 'alipay' ? 'alipay' : 'wechat' }
}
