import * as v from 'valibot'
import { getCatalogue } from '../../src/features/builder/contract-library'
import type { AnyContract } from '../../src/http/endpoint'
import { isObject } from '../../src/shared/json'
import { FORMS } from '../form/form-table'
import { type Handler, handle } from '../handler'
import { requireAdmin } from '../login/user-record'
import { picture } from '../pictures'
import { livePages } from './pages'
import { redirectsOf } from './redirects'
import { passReleases } from './releases'

/** Calls that may open a gate: reads of the main host that can answer `true`. */
export const gatesOf = (contracts: readonly AnyContract[]) =>
  contracts
    .filter(
      ({ host = 'main', method, data }) => host === 'main' && method === 'GET' && v.is(data, true),
    )
    .map(({ path, auth }) => ({ path, asksUser: auth === 'user' }))

/** Addresses that name a page by its url. */
function linksIn(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') {
    if (value.startsWith('/') && value.includes('url=')) found.add(value)
  } else if (Array.isArray(value)) for (const each of value) linksIn(each, found)
  else if (isObject(value)) for (const each of Object.values(value)) linksIn(each, found)
}

/** Bytes of a picture of ours; null where there should be one. */
function bytesOf(url: string): readonly { url: string; bytes: number | null }[] {
  if (!url.startsWith('/pictures/')) return []
  const drawn = picture(url)
  return [{ url, bytes: drawn === undefined ? null : Buffer.byteLength(drawn) }]
}

export const catalogueCalls: readonly Handler[] = [
  handle(getCatalogue, async ({ body }, context) => {
    await requireAdmin(context)
    await passReleases(context.db, context.now())
    const pages = await livePages(context.db)
    const links = new Set<string>()
    linksIn([...pages.values()], links)
    return {
      pages: [...pages.keys()],
      links: [...links],
      redirects: Object.fromEntries(await redirectsOf(context.db)),
      forms: [...FORMS.keys(), ...context.services.forms.keys()],
      gates: gatesOf(context.services.contracts),
      pictures: body.pictures.flatMap(bytesOf),
    }
  }),
]
