import { createDecipheriv, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { Context } from '../handler'

/** Our copy of a sealed number is good for as long as a login code is, in seconds. */
const SEALED_SECONDS = 300

const sealedPhone = v.object({
  purePhoneNumber: v.string(),
  watermark: v.object({ timestamp: v.number() }),
})

/**
 * Keeps the session key of a login and gives out a handle in its place: with the key itself a client could
 * read and forge whatever the platform seals for us. The handle before it is dead, as the key is.
 *
 * @returns 16 random bytes in base64, of the form the key has.
 */
export async function keepSessionKey(
  { db }: Context,
  { openId, sessionKey }: { readonly openId: string; readonly sessionKey: string },
): Promise<string> {
  const handle = randomBytes(16).toString('base64')
  await db
    .insertInto('social_sessions')
    .values({ openId, handle, sessionKey })
    .onConflict((conflict) => conflict.column('openId').doUpdateSet({ handle, sessionKey }))
    .execute()
  return handle
}

/** The person and the number in what the platform sealed; undefined when it is not theirs, or is old. */
export async function openSealedPhone(
  { db, now }: Context,
  { handle, data, iv }: { readonly handle: string; readonly data: string; readonly iv: string },
): Promise<{ readonly openId: string; readonly mobile: string } | undefined> {
  const session = await db
    .selectFrom('social_sessions')
    .select(['openId', 'sessionKey'])
    .where('handle', '=', handle)
    .executeTakeFirst()
  if (!session) return undefined
  const content = v.safeParse(sealedPhone, decrypt(session.sessionKey, data, iv))
  if (!content.success) return undefined
  const { purePhoneNumber, watermark } = content.output
  if (Math.abs(now() - watermark.timestamp) > SEALED_SECONDS) return undefined
  return { openId: session.openId, mobile: purePhoneNumber }
}

/** AES-128-CBC of JSON, as WeChat seals it; undefined when key, iv and data do not belong together. */
function decrypt(sessionKey: string, data: string, iv: string): unknown {
  try {
    const key = Buffer.from(sessionKey, 'base64')
    const decipher = createDecipheriv('aes-128-cbc', key, Buffer.from(iv, 'base64'))
    const parts = [decipher.update(Buffer.from(data, 'base64')), decipher.final()]
    return JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch {
    // A wrong key shows as bad padding or as text that is no JSON.
    return undefined
  }
}
