import { useCallback } from 'react'
import { type Translate, useTranslate } from '../../i18n'
import { tabsOf } from '../../routing/derive'
import { routes } from '../../routing/table'
import { formatUrl } from '../../routing/url'
import { fillUrl } from '../../shared/fill-url'
import { hasOwn } from '../../shared/has-own'
import { localize } from '../../shared/l10n'
import type { Action } from '../contract'
import { resolveQuery, resolveRef, type Scope } from '../data/resolve'
import { errorText } from '../error-text'
import { type PageInfo, usePage } from '../page/page-context'
import { type Services, useServices } from '../services'
import { openLogin, useOpen } from './use-open'

interface ActContext {
  readonly services: Services
  readonly page: PageInfo
  readonly scope: Scope
  readonly open: (url: string, options?: { replace?: boolean }) => Promise<void>
  readonly t: Translate
}

type Kind = Action['do']
type Run<K extends Kind> = (
  action: Extract<Action, { do: K }>,
  context: ActContext,
) => Promise<void>

/** One row per action: a definition can do these and nothing else. */
const runners: { readonly [K in Kind]: Run<K> } = {
  go({ url, query, replace }, { open, scope }) {
    const resolved = resolveQuery(query, scope)
    const texts = Object.fromEntries(
      Object.entries(resolved).map(([name, value]) => [name, String(value)]),
    )
    return open(formatUrl(fillUrl(url, scope.item), texts), { replace })
  },
  back: (_, { services }) => services.navigator.back(),
  async tab({ index }, { open }) {
    const tab = tabsOf(routes)[index]
    if (tab) await open(tab.path)
  },
  web: ({ url }, { open }) => open(formatUrl('/pages/web', { alapath: url })),
  login: (_, { services, page }) => openLogin(services, formatUrl(page.url, page.query)),
  refresh: (_, { page }) => page.refresh(),
  async copy({ value }, { services, scope, t }) {
    const text = String(resolveRef(value, scope) ?? '')
    if (text === '') return services.host.toast(t('error.copyEmpty'))
    await services.host.copy(text).then(
      () => services.host.toast(t('error.copied')),
      (error: unknown) => services.host.toast(errorText(error, t)),
    )
  },
  async toast({ value }, { services }) {
    services.host.toast(localize(value, services.settings.locale))
  },
}

/** What refs may read on this page; `item` is the tapped row. */
export function useScope(): (item?: unknown) => Scope {
  const { session } = useServices()
  const page = usePage()
  return useCallback(
    (item) => ({
      session: { user: session.user },
      route: page.query,
      page: { url: page.url },
      item,
    }),
    [session, page],
  )
}

/** Runs an action of the definition; an absent or unknown one does nothing. */
export function useAct(): (action: Action | undefined, item?: unknown) => void {
  const services = useServices()
  const page = usePage()
  const scopeOf = useScope()
  const open = useOpen()
  const t = useTranslate()
  return useCallback(
    (action, item) => {
      if (!action || !hasOwn(runners, action.do)) return
      const run = runners[action.do] as Run<Kind>
      const fail = (error: unknown) => services.report('action failed', error)
      // Started within the tap, which hosts demand for some calls; a damaged action throws at once.
      try {
        run(action, { services, page, scope: scopeOf(item), open, t }).catch(fail)
      } catch (error) {
        fail(error)
      }
    },
    [services, page, scopeOf, open, t],
  )
}
