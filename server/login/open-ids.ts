import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'

/** An app somebody logs in by: `official` is WeChat's official account, the others are mini-programs. */
export type SocialApp = 'wechat' | 'alipay' | 'official'

/** All openIds of a user: those of an app first, then those that were bound last. */
export async function openIdsOf(
  db: Kysely<Database>,
  userId: string,
  app: SocialApp,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('social_bindings')
    .leftJoin('social_people', 'social_people.openId', 'social_bindings.openId')
    .select('social_bindings.openId')
    .where('userId', '=', userId)
    .orderBy((eb) => eb(eb.fn.coalesce('app', eb.val('')), '=', app), 'desc')
    .orderBy('createdAt', 'desc')
    .execute()
  return rows.map(({ openId }) => openId)
}
