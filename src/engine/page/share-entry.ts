import type { PageAbout, PageInfo } from './page-context'

/**
 * The entry of the host's menu that hands this page on. It is there while the definition says so
 * (`data.$meta.nav.share`); before there is one nobody knows yet. A hook.
 */
export type UseShareEntry = (page: PageInfo, about: PageAbout) => void
