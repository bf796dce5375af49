import { createHash, randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema'
import { keptSetting } from '../security/settings'
import type { Services } from '../services'
import { VIEWS } from '../views'
import { redirectsOf } from './redirects'
import { passReleases } from './releases'

/** The header that says how new the pages on air are. */
export const VIEWS_REV = 'viewsrev'

/** The same for all processes of a release that share a database; another release ships other pages. */
export async function epochOf(db: Kysely<Database>): Promise<string> {
  const ofDatabase = await keptSetting(db, 'epoch', () => randomUUID())
  const shipped = JSON.stringify([...VIEWS])
  const digest = createHash('sha256').update(ofDatabase).update(shipped).digest('base64url')
  return digest.slice(0, 8)
}

type Known = Pick<Services, 'db' | 'clock' | 'epoch'>

/** How new the pages on air are, once the time of releases has passed. */
export async function revisionOf({ db, clock, epoch }: Known): Promise<string> {
  await passReleases(db, clock.now())
  const { rev } = await db
    .selectFrom('view_changes')
    .select(sql<number>`coalesce(max(rev), 0)`.as('rev'))
    .executeTakeFirstOrThrow()
  return `${epoch}.${rev}`
}

/** The answer, told how new the pages on air are: a client that has older ones asks for them. */
export async function withRevision(answer: Response, known: Known): Promise<Response> {
  const rev = await revisionOf(known)
  const headers = new Headers(answer.headers)
  headers.set(VIEWS_REV, rev)
  const { status, statusText } = answer
  return new Response(answer.body, { status, statusText, headers })
}

/**
 * What has changed since a revision by url; null what is on air no longer. A page comes by its former
 * addresses too: clients keep it by the one they asked for. A revision of another process, or of
 * a database that was thrown away, says nothing: then everything is new.
 */
export async function changesSince(
  { db, epoch }: Known,
  since: string,
  pages: ReadonlyMap<string, unknown>,
): Promise<Readonly<Record<string, unknown>>> {
  const [process, count] = since.split('.')
  const rows = await db.selectFrom('view_changes').select(['url', 'rev']).execute()
  const latest = Math.max(0, ...rows.map(({ rev }) => rev))
  const from = Number(count)
  const isKnown = process === epoch && from <= latest
  const later = rows.filter(({ rev }) => !isKnown || rev > from).map(({ url }) => url)
  const redirects = [...(await redirectsOf(db))]
  const changed = new Set(isKnown ? later : [...pages.keys(), ...later])
  for (const [url, to] of redirects) if (changed.has(to)) changed.add(url)
  const moved = new Map(redirects)
  return Object.fromEntries(
    [...changed].map((url) => [url, pages.get(url) ?? pages.get(moved.get(url) ?? '') ?? null]),
  )
}
