import { sql } from 'kysely'
import type { Context } from '../handler'

/** Who was given none can still invite others: a code made of the account's number. */
export const codeOf = (userId: string): string =>
  `TAP${Number(userId.slice(-9)).toString(36).toUpperCase()}`

/** The code of an account, as its wallet shows it. */
export async function referralCodeOf({ db }: Pick<Context, 'db'>, userId: string): Promise<string> {
  const kept = await db
    .selectFrom('wallet_overviews')
    .select('referralCode')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return kept?.referralCode ?? codeOf(userId)
}

/**
 * The account behind what an invitation carries: a number (the link's) or a referral code (what people
 * type, in any case). Undefined when there is none.
 */
export async function inviterOf(
  { db }: Pick<Context, 'db'>,
  text: string,
): Promise<string | undefined> {
  const given = text.trim()
  if (given === '') return undefined
  const byId = await db.selectFrom('users').select('id').where('id', '=', given).executeTakeFirst()
  if (byId) return byId.id
  const code = given.toUpperCase()
  const kept = await db
    .selectFrom('wallet_overviews')
    .select('userId')
    .where('referralCode', '=', code)
    .executeTakeFirst()
  if (kept) return kept.userId
  const digits = /^TAP[0-9A-Z]{1,7}$/.test(code) ? Number.parseInt(code.slice(3), 36) : undefined
  if (digits === undefined) return undefined
  const made = await db
    .selectFrom('users')
    .select('id')
    .where(
      sql<boolean>`cast(case when length(id) > 9 then substr(id, length(id) - 8) else id end as bigint) = ${digits}`,
    )
    .where('id', 'not in', (eb) => eb.selectFrom('wallet_overviews').select('userId'))
    .executeTakeFirst()
  return made?.id
}
