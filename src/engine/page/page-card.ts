import { formatUrl } from '../../routing/url'
import { isObject } from '../../shared/json'
import { type L10n, type Locale, localize } from '../../shared/l10n'
import type { ShareCard } from '../actions/device/share-card'
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
