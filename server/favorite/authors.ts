import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'

interface Following {
  readonly userId: string
  readonly authorId: string
}

/** Following somebody who streams and keeping them is one wish: both lists show it. @param createdAt seconds. */
export async function follow(
  db: Kysely<Database>,
  { userId, authorId, createdAt }: Following & { readonly createdAt: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('live_follows')
      .values({ userId, authorId, createdAt })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await trx
      .insertInto('favorites')
      .values({ userId, type: 'author', entityId: authorId, createdAt })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}

/** Lets somebody go, in both lists. */
export async function unfollow(
  db: Kysely<Database>,
  { userId, authorId }: Following,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('live_follows')
      .where('userId', '=', userId)
      .where('authorId', '=', authorId)
      .execute()
    await trx
      .deleteFrom('favorites')
      .where('userId', '=', userId)
      .where('type', '=', 'author')
      .where('entityId', '=', authorId)
      .execute()
  })
}
