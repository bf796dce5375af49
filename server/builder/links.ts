import type { Kysely } from 'kysely'
import type { LinkPlace } from '../../src/features/builder/contract-library'
import { isObject } from '../../src/shared/json'
import { readText } from '../database/l10n'
import type { Database } from '../database/schema'
import type { Locale } from '../handler'
import { nameIn } from './lists'
import { livePages } from './pages'
import { readDefinition } from './read-definition'
import { pathOf } from './redirects'

/** The page that an address names: `?url=/spring/sale`, also inside HTML. */
const NAMED = /([?&](?:amp;)?url=)([^&#"'\s]+)/g
const HREF = /\bhref=(["'])(\/[^"']*)\1/g

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const inAddress = (address: string, from: string, to: string): string =>
  address.replace(NAMED, (whole: string, before: string, named: string) => {
    const url = decoded(named)
    if (pathOf(url) !== from) return whole
    const next = to + url.slice(from.length)
    return before + (named.includes('%') ? encodeURIComponent(next) : next)
  })

/** A text with its links to one page leading to another. */
export function relinkedText(text: string, from: string, to: string): string {
  if (text.startsWith('/') && !text.startsWith('//')) return inAddress(text, from, to)
  return text.replace(HREF, (_, quote: string, address: string) => {
    const next = inAddress(address, from, to)
    return `href=${quote}${next}${quote}`
  })
}

/** The same value where nothing in it leads to the page. */
export function relinked<T>(value: T, from: string, to: string): T
export function relinked(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') return relinkedText(value, from, to)
  if (Array.isArray(value)) {
    const next = value.map((each) => relinked(each, from, to))
    return next.some((each, at) => each !== value[at]) ? next : value
  }
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([key, each]) => [key, relinked(each, from, to)])
  return entries.some(([key, each]) => each !== value[key as string])
    ? Object.fromEntries(entries)
    : value
}

/** An address that no page has: what leads to another than before is what led there. */
const ELSEWHERE = '/~'
const leads = (value: unknown, url: string) => relinked(value, url, ELSEWHERE) !== value

/** Pages of which something waits for its time, or ends: another version on air would hold that back. */
async function waitingPages(db: Kysely<Database>): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('view_releases')
    .select('url')
    .distinct()
    .where(({ or, and, eb }) =>
      or([
        eb('state', 'in', ['scheduled', 'held']),
        and([eb('state', '=', 'live'), eb('endsAt', 'is not', null)]),
      ]),
    )
    .execute()
  return new Set(rows.map(({ url }) => url))
}

/** What leads to a page: pages on air, what is edited, and entries of the shop's menus. */
export async function linksTo(
  db: Kysely<Database>,
  url: string,
  locale: Locale,
): Promise<LinkPlace[]> {
  const waiting = await waitingPages(db)
  const overridden = await db.selectFrom('view_overrides').select('url').execute()
  const tried = new Set(overridden.map((row) => row.url))
  const live = new Map([...(await livePages(db))].filter(([key]) => !tried.has(key)))
  const rows = await db.selectFrom('view_drafts').select(['url', 'json']).execute()
  const drafts = new Map(
    rows.flatMap((row) => (row.json === null ? [] : [[row.url, readDefinition(row.json)]])),
  )
  const menus = await db.selectFrom('relations').select(['id', 'name', 'url']).execute()
  const pages = [...new Set([...live.keys(), ...drafts.keys()])].flatMap((page): LinkPlace[] => {
    const isLive = leads(live.get(page), url)
    if (!isLive && !leads(drafts.get(page), url)) return []
    const name = nameIn(drafts.get(page) ?? live.get(page), page, locale)
    return [{ kind: isLive ? 'page' : 'draft', id: page, name, stays: isLive && waiting.has(page) }]
  })
  const entries = menus
    .filter((entry) => leads(entry.url, url))
    .map(({ id, name }): LinkPlace => {
      return { kind: 'menu', id, name: readText(name, locale), stays: false }
    })
  return [...pages, ...entries]
}
