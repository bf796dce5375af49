import { useMemo } from 'react'
import { useTranslate } from '../../i18n'
import { tabsOf } from '../../routing/derive'
import { routes } from '../../routing/table'
import { formatUrl } from '../../routing/url'
import { hasOwn } from '../../shared/json'
import { localize } from '../../shared/l10n'
import { fillUrl } from '../../shared/url'
import { NOWHERE } from '../../ui/page-contexts'
import type { Action } from '../contract'
import { resolveQuery, resolveRef, useScope } from '../data/resolve'
import { errorText } from '../error-text'
import { runCall, runDevice } from '../late'
import { usePage } from '../page/page-context'
import { useServices } from '../services'
import { type ActContext, isLackingIn, openLogin, SUPPORT, useOpen } from './open'

type Kind = Action['do']
type Run<K extends Kind> = (
  action: Extract<Action, { do: K }>,
  context: ActContext,
) => Promise<void>

/** One row per action: a definition can do these and nothing else. */
const runners: { readonly [K in Kind]: Run<K> } = {
  go({ url, query, replace, by }, { open, scope }) {
    const resolved = resolveQuery(query, scope)
    const texts = Object.fromEntries(
      Object.entries(resolved).map(([name, value]) => [name, String(value)]),
    )
    return open(formatUrl(fillUrl(url, scope.item), texts), { replace, by })
  },
  back: async (_, { services, page }) => (page.isLeft() ? undefined : services.navigator.back()),
  async tab({ index }, { open }) {
    const tab = tabsOf(routes)[index]
    if (tab) await open(tab.path)
  },
  web: ({ url }, { open }) => open(formatUrl('/pages/web', { alapath: url })),
  login: (_, { services, page }) => openLogin(services, page),
  refresh: (_, { page }) => page.refresh(),
  call: async (action, context) => follow(await runCall(action, context), action.then, context),
  async pay({ payId }, { open, scope }) {
    const id = resolveRef(payId, scope)
    if (id !== undefined && id !== '') await open(formatUrl('/asset/pay/index', { id: String(id) }))
  },
  async set({ path, value }, { page, scope }) {
    page.state.set(path, resolveRef(value, scope))
  },
  contact: (_, { open }) => open(SUPPORT),
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
  share: async (action, context) => void (await runDevice(action, context)),
  scan: async (action, context) => follow(await runDevice(action, context), action.then, context),
  upload: async (action, context) => follow(await runDevice(action, context), action.then, context),
}

/** What comes after an action that was done; it sees what that one left in the page's state. */
async function follow(
  done: boolean,
  next: readonly Action[] | undefined,
  context: ActContext,
): Promise<void> {
  if (!done || !Array.isArray(next)) return
  for (const action of next as readonly Action[]) {
    const { page, scope } = context
    const now = { ...scope, page: { ...Object.fromEntries(page.state), url: page.url } }
    await runAction(action, { ...context, scope: now })
  }
}

/** Runs one action; of an unknown one nothing comes. */
export async function runAction(action: Action, context: ActContext): Promise<void> {
  if (hasOwn(runners, action.do)) await (runners[action.do] as Run<Kind>)(action, context)
}

interface Act {
  /** Runs an action of the definition; an absent or unknown one does nothing. */
  (action: Action | undefined, item?: unknown): void
  /** The press of what runs it: `NOWHERE` where the server lacks what it is for (see `Open.to`). */
  readonly to: (action: Action, item?: unknown) => () => void
}

/** Runs actions of the definition. */
export function useAct(): Act {
  const services = useServices()
  const page = usePage()
  const scopeOf = useScope()
  const open = useOpen()
  const t = useTranslate()
  return useMemo(() => {
    const act = (action: Action | undefined, item?: unknown) => {
      if (!action) return
      const fail = (error: unknown) => services.report('action failed', error)
      // Started within the tap, which hosts demand for some calls; a damaged action throws at once.
      try {
        runAction(action, { services, page, scope: scopeOf(item), open, t }).catch(fail)
      } catch (error) {
        fail(error)
      }
    }
    const to: Act['to'] = (action, item) =>
      isLackingIn(action, services.lacks) ? NOWHERE : () => act(action, item)
    return Object.assign(act, { to })
  }, [services, page, scopeOf, open, t])
}
