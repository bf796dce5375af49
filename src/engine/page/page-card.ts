import { isThere, translate } from '../../i18n'
import { findRoute } from '../../routing/derive'
import { formatUrl, parseUrl, viewKeyOf } from '../../routing/url'
import type { ComingPage } from '../../shared/host-port'
import { isObject } from '../../shared/json'
import { type L10n, type Locale, localize } from '../../shared/l10n'
import type { ShareCard } from '../actions/device/share'
import type { PageAbout, PageInfo } from './page-context'

/** What is shared of a page: what `nav.share` says of it, else its title and its own address. */
export function pageCard(page: PageInfo, locale: Locale): ShareCard {
  const { title, meta } = page.about()
  const stated: unknown = meta?.nav?.share
  const { title: name, image, url } = isObject(stated) ? stated : {}
  return {
    title: localize(name as L10n | undefined, locale) || title,
    image: typeof image === 'string' ? image : '',
    url: typeof url === 'string' && url !== '' ? url : formatUrl(page.url, page.query),
  }
}

/**
 * The entry of the host's menu that hands this page on. It is there while the definition says so
 * (`data.$meta.nav.share`); before there is one nobody knows yet. A hook.
 */
export type UseShareEntry = (page: PageInfo, about: PageAbout) => void

/** How many parts of a page fit on a screen, and how high one is when nothing says so, px. */
const PARTS = 8
const PART = 96
const ROW = 56

/**
 * What is known of the page of an address before its code is there: what it is called, and how high its
 * first parts are when its definition is at hand. One that nobody knows is the page that shows others.
 */
export function comingPage(
  url: string,
  views: { peek(key: string): unknown },
  locale: Locale,
): ComingPage {
  const { path, query } = parseUrl(url)
  const route = findRoute(path) ?? findRoute('/views/index')
  if (!route) return { title: '' }
  const definition = views.peek(viewKeyOf(route, query))
  // Asked before the first texts have come: to tell that one is missing would load the whole language at once.
  const own = isThere(route.title) ? translate(route.title) : ''
  if (!isObject(definition)) return { title: own }
  const { name, widgets } = definition
  const stated = route.tab === undefined ? localize(name as L10n | undefined, locale) : ''
  const parts = Array.isArray(widgets) ? widgets.slice(0, PARTS) : []
  return { title: stated || own, shape: parts.length > 0 ? parts.map(heightOf) : undefined }
}

/** What a node says about its height without its widget. */
function heightOf(node: unknown): number {
  const { cssConfig, value } = isObject(node) ? node : {}
  const { height } = isObject(cssConfig) ? cssConfig : {}
  if (typeof height === 'number' && height > 0) return height
  return Array.isArray(value) && value.length > 0 ? Math.min(value.length, 4) * ROW : PART
}
