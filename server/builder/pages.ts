import type { Kysely } from 'kysely'
import { Version } from '../../src/features/builder/contract-editor'
import type { Database } from '../database/schema'
import { VIEWS } from '../views'
import { readDefinition } from './read-definition'
import { addressOf, endRedirect } from './redirects'

/** The version of a page that is on air. */
export async function liveVersionOf(db: Kysely<Database>, url: string): Promise<number> {
  const page = await db
    .selectFrom('view_pages')
    .select('liveVersion')
    .where('url', '=', url)
    .executeTakeFirst()
  return page?.liveVersion ?? (VIEWS.has(url) ? Version.Shipped : Version.None)
}

/** Puts a version on air, whatever the address led to before; -1 takes the page off. */
export async function setLiveVersion(
  trx: Kysely<Database>,
  url: string,
  liveVersion: number,
): Promise<void> {
  if (liveVersion !== Version.None) await endRedirect(trx, url)
  await trx
    .insertInto('view_pages')
    .values({ url, liveVersion })
    .onConflict((conflict) => conflict.column('url').doUpdateSet({ liveVersion }))
    .execute()
}

const versionRow = (db: Kysely<Database>, url: string, version: number) =>
  db
    .selectFrom('view_versions')
    .select(['json', 'problems'])
    .where('url', '=', url)
    .where('version', '=', version)
    .executeTakeFirst()

/** The text of a version; null for none, and for one there never was. What ships is a demonstration’s own first. */
export async function textOfVersion(
  db: Kysely<Database>,
  url: string,
  version: number,
): Promise<string | null> {
  const row = await versionRow(db, url, version)
  if (row) return row.json
  const shipped = version === Version.Shipped ? VIEWS.get(url) : undefined
  return shipped ? JSON.stringify(shipped) : null
}

/** What the editor found in a version; empty where it has not told. */
export const problemsOfVersion = async (db: Kysely<Database>, url: string, version: number) =>
  (await versionRow(db, url, version))?.problems ?? ''

/** Pages that were edited here, with what is on air of them. */
export const pagesOnAir = (db: Kysely<Database>) =>
  db
    .selectFrom('view_pages')
    .leftJoin('view_versions', (join) =>
      join
        .onRef('view_versions.url', '=', 'view_pages.url')
        .onRef('view_versions.version', '=', 'view_pages.liveVersion'),
    )
    .select('view_pages.url as url')

/** All pages on air by url: what a tester put there, what was published, what ships. */
export async function livePages(db: Kysely<Database>): Promise<ReadonlyMap<string, unknown>> {
  const all = new Map<string, unknown>(VIEWS)
  const edited = await pagesOnAir(db)
    .select(['liveVersion', 'json'])
    .where((eb) => eb.or([eb('liveVersion', '!=', Version.Shipped), eb('json', 'is not', null)]))
    .execute()
  for (const { url, json } of edited) {
    if (json === null) all.delete(url)
    else all.set(url, readDefinition(json))
  }
  const overrides = await db.selectFrom('view_overrides').selectAll().execute()
  for (const { url, json } of overrides) all.set(url, readDefinition(json))
  return all
}

/** Whether a tester put something in the place of a page. */
export async function isOverridden(db: Kysely<Database>, url: string): Promise<boolean> {
  const row = await db
    .selectFrom('view_overrides')
    .select('url')
    .where('url', '=', url)
    .executeTakeFirst()
  return row !== undefined
}

/** One page on air, by an address it had before too; null when there is none at this address. */
export async function livePage(db: Kysely<Database>, key: string, path: string): Promise<unknown> {
  const override = await db
    .selectFrom('view_overrides')
    .select('json')
    .where('url', 'in', [key, path])
    .executeTakeFirst()
  if (override) return readDefinition(override.json)
  const text = await textOfVersion(db, path, await liveVersionOf(db, path))
  if (text !== null) return readDefinition(text)
  const moved = await addressOf(db, path)
  return moved === path ? null : livePage(db, moved, moved)
}
