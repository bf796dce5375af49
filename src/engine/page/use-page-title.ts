import { useEffect } from 'react'
import { useLocale, useTranslate } from '../../i18n'
import { tabsOf } from '../../routing/derive'
import { type Route, routes } from '../../routing/table'
import { localize } from '../../shared/l10n'
import { useServices } from '../services'
import type { ViewState } from './use-view'

/**
 * The title of a page: its definition's, else its route's. Set again whenever the page comes to the
 * front or the language changes; tab texts too, since hosts take them only on a tab page (pitfalls P28).
 */
export function usePageTitle(route: Route, view: ViewState): string {
  const { host } = useServices()
  const t = useTranslate()
  const locale = useLocale()
  const { definition, meta } = view.compiled ?? {}
  // A tab keeps its own name; so does a page whose definition only says what it is called inside.
  const stated =
    route.tab === undefined ? localize(meta?.nav?.title ?? definition?.name, locale) : ''
  const title = stated || t(route.title)

  function apply() {
    host.setTitle(title)
    if (route.tab !== undefined) host.setTabTexts(tabsOf(routes).map((tab) => t(tab.title)))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `apply` changes with these two.
  useEffect(apply, [title, locale])
  host.usePageShow(apply)
  return title
}
