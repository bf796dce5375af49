import { findRoute } from '../../src/routing/derive'
import type { Route } from '../../src/routing/table'
import { parseUrl } from '../../src/routing/url'

/** What an address opens. */
export type Target =
  | { readonly kind: 'route'; readonly route: Route }
  /** A page that draws the definition its `url` names. */
  | { readonly kind: 'view'; readonly route: Route; readonly url: string }
  /** Known only when it is tapped: it has a place to fill where the page is named. */
  | { readonly kind: 'open' }
  | { readonly kind: 'none' }

const isFilled = (text: string) => /\{[\w.]+\}/.test(text)

/** Reads an address the way the navigator and `viewKeyOf` do. */
export function targetOf(address: string): Target {
  const { path, query } = parseUrl(address)
  if (isFilled(path)) return { kind: 'open' }
  const route = address.startsWith('/') && !address.startsWith('//') ? findRoute(path) : undefined
  if (!route) return { kind: 'none' }
  const named = query.url
  if (!named || route.local || !route.params?.includes('url')) return { kind: 'route', route }
  return isFilled(named) ? { kind: 'open' } : { kind: 'view', route, url: named }
}
