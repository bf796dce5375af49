import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'

/** `?x=1#top` behind a path does not make another page, nor does a slash at its end. */
export const pathOf = (url: string): string => url.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1')

/** Where the page of an address is now: there, unless it was renamed. */
export async function addressOf(db: Kysely<Database>, url: string): Promise<string> {
  const row = await db
    .selectFrom('view_redirects')
    .select('toUrl')
    .where('url', '=', url)
    .executeTakeFirst()
  return row?.toUrl ?? url
}

/** All former addresses, and where each of them leads. */
export async function redirectsOf(db: Kysely<Database>): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('view_redirects').selectAll().execute()
  return new Map(rows.map(({ url, toUrl }) => [url, toUrl]))
}

/** Another page has the address now. */
export async function endRedirect(trx: Kysely<Database>, url: string): Promise<void> {
  await trx.deleteFrom('view_redirects').where('url', '=', url).execute()
}

/** Lets the former address, and those before it, lead to the new one, which leads nowhere itself. */
export async function addRedirect(
  trx: Kysely<Database>,
  url: string,
  toUrl: string,
  createdAt: number,
): Promise<void> {
  await endRedirect(trx, toUrl)
  await trx.updateTable('view_redirects').set({ toUrl }).where('toUrl', '=', url).execute()
  await trx.insertInto('view_redirects').values({ url, toUrl, createdAt }).execute()
}
