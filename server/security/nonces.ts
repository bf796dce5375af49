import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema'

/** Letters and digits, long enough not to come twice by chance. */
const WELL_FORMED = /^[\w-]{8,64}$/
/** As many calls as fit into some 20 MB; beyond, the oldest are forgotten first. */
const MOST = 200_000

interface Options {
  /** How long a signature is good for before and after its time, seconds. */
  readonly window: number
  /** How many are remembered at most. */
  readonly most?: number
}

/**
 * What signed calls were made of lately: each is taken once. Kept in the database, so that what was taken
 * before a restart is not taken again after it, and only as long as a call is not refused for its age alone.
 */
export class Nonces {
  private readonly window: number
  private readonly most: number

  constructor(
    private readonly db: Kysely<Database>,
    { window, most = MOST }: Options,
  ) {
    this.window = window
    this.most = most
  }

  /**
   * Takes a nonce, in one statement: of any number at the same moment one gets it.
   *
   * @param timestamp of its call, seconds since 1970.
   * @param now seconds since 1970.
   * @returns false when it was taken before, or is none.
   */
  async take(nonce: string, timestamp: number, now: number): Promise<boolean> {
    if (!WELL_FORMED.test(nonce)) return false
    const forgetAt = Math.max(timestamp, now) + this.window
    await this.db.deleteFrom('nonces').where('forgetAt', '<', now).execute()
    const taken = await this.db
      .insertInto('nonces')
      .values({ nonce, forgetAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!taken) return false
    await this.db
      .deleteFrom('nonces')
      .where('id', '<=', sql<number>`(select max(id) from nonces) - ${this.most}`)
      .execute()
    return true
  }
}
