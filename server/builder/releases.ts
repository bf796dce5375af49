import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../database/schema'
import { note } from './audit'
import { liveVersionOf, setLiveVersion } from './pages'
import type { ViewReleaseTable } from './rows'

export type ReleaseRow = Selectable<ViewReleaseTable>

/** The release whose beginning or end comes next, if its time has come. */
async function nextDue(db: Kysely<Database>, now: number) {
  const starting = await db
    .selectFrom('view_releases')
    .selectAll()
    .where('state', '=', 'scheduled')
    .where('startsAt', '<=', now)
    .orderBy('startsAt')
    .orderBy('id')
    .executeTakeFirst()
  const ending = await db
    .selectFrom('view_releases')
    .selectAll()
    .where('state', '=', 'live')
    .where('endsAt', '<=', now)
    .orderBy('endsAt')
    .orderBy('id')
    .executeTakeFirst()
  if (!ending) return starting && { row: starting, at: starting.startsAt, begins: true }
  const endsAt = Number(ending.endsAt)
  if (starting && starting.startsAt < endsAt) {
    return { row: starting, at: starting.startsAt, begins: true }
  }
  return { row: ending, at: endsAt, begins: false }
}

/**
 * Lets the time of releases pass: what is due goes on air, or is held because the page has moved since; what
 * has ended gives way to what stood before, unless something newer is on air. No timer runs: whoever reads
 * pages lets time pass first.
 *
 * @param now seconds.
 */
export async function passReleases(db: Kysely<Database>, now: number): Promise<void> {
  if (!(await nextDue(db, now))) return
  await db.transaction().execute(async (trx) => {
    for (let due = await nextDue(trx, now); due; due = await nextDue(trx, now)) {
      const { row, at, begins } = due
      await (begins ? begin(trx, row, at) : end(trx, row, at))
    }
  })
}

/** Puts a release on air, in the transaction that asks for it or when its time has come. */
export async function begin(trx: Kysely<Database>, row: ReleaseRow, at: number): Promise<void> {
  const { id, url, userId, version, baseVersion } = row
  const live = await liveVersionOf(trx, url)
  const state = live === baseVersion ? 'live' : 'held'
  if (state === 'live') await setLiveVersion(trx, url, version)
  await trx.updateTable('view_releases').set({ state }).where('id', '=', id).execute()
  const action = state === 'live' ? 'apply' : 'hold'
  await note(trx, { url, userId, at, action, fromVersion: live, toVersion: version })
}

async function end(trx: Kysely<Database>, row: ReleaseRow, at: number): Promise<void> {
  const { id, url, userId, version, baseVersion } = row
  await trx.updateTable('view_releases').set({ state: 'ended' }).where('id', '=', id).execute()
  const live = await liveVersionOf(trx, url)
  if (live !== version) return
  await setLiveVersion(trx, url, baseVersion)
  await note(trx, { url, userId, at, action: 'end', fromVersion: version, toVersion: baseVersion })
}
