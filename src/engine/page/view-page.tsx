import { observable, reaction, runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { type ReactElement, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocale, useTranslate } from '../../i18n'
import { findRoute, tabsOf } from '../../routing/derive'
import { HOME, type Route, type RoutePath, routes } from '../../routing/table'
import { pageOf, viewKeyOf } from '../../routing/url'
import type { HostPort, Question } from '../../shared/host-port'
import { LayersContext, StillContext, TickContext } from '../../ui/page-contexts'
import { PageSlices } from '../../ui/slice/slice'
import type { Registry, ViewDefinition } from '../contract'
import { fetchStale } from '../data/queries'
import { askByPanel } from '../late'
import { useServices } from '../services'
import { InvestmentGate } from '../virtual-goods'
import { ClosedPage } from './closed-page'
import { type PageAbout, PageContext, type PageInfo, useQueryOf } from './page-context'
import { OpenPage, PageFrame, titleOf, useOutage } from './page-frame'
import { PageState } from './page-state'
import { useGates } from './use-gates'
import { useShareEntry } from './use-share-entry'
import { useHeldView, useView, type ViewState } from './use-view'

/**
 * The title of a page: its definition's, else its route's. Set again whenever the page comes to the
 * front or the language changes; tab texts too, since hosts take them only on a tab page (pitfalls P28).
 */
export function usePageTitle(route: Route, view: ViewState): string {
  const { host } = useServices()
  const t = useTranslate()
  const locale = useLocale()
  const title = titleOf(route, view.compiled, locale) || t(route.title)

  function apply() {
    host.setTitle(title)
    if (route.tab !== undefined) host.setTabTexts(tabsOf(routes).map((tab) => t(tab.title)))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `apply` changes with these two.
  useEffect(apply, [title, locale])
  host.usePageShow(apply)
  return title
}

/** Whether the page is in front; what became stale behind another one is fetched when it is again. */
function useShown(): () => boolean {
  const { host, queries } = useServices()
  const shown = useRef(true)
  host.usePageShow(() => {
    shown.current = true
    // After what its parts fetch by themselves when they are shown: this joins them.
    Promise.resolve().then(() => fetchStale(queries))
  })
  host.usePageHide(() => {
    shown.current = false
  })
  return useCallback(() => shown.current, [])
}

export interface ViewPageProps {
  /** Public path of the route that draws this page. */
  readonly path: RoutePath
  readonly registry: Registry
  /** What the page shows when the server has no definition for it. */
  readonly fallback?: ViewDefinition
}

/**
 * A page: its definition, its gates, its widgets. Never blank: whatever fails has a state with a way on
 * (docs/view-definitions.md).
 */
export const ViewPage = observer(function ViewPage({ path, registry, fallback }: ViewPageProps) {
  const services = useServices()
  const { queries, host, session, activity } = services
  const t = useTranslate()
  const route = findRoute(path) as Route
  const query = useQueryOf(path)
  const [holds] = useState(() => observable.box(0))
  const newest = useView({ route, query, registry, fallback })
  const view = useHeldView(newest, viewKeyOf(route, query), holds.get() > 0)
  const title = usePageTitle(route, view)
  const isLacking = services.lacks?.has(pageOf(viewKeyOf(route, query)))
  const status = isLacking ? 'lacking' : view.status
  const gate = useGates(route, view.compiled)

  const goHome = () => void services.navigator.open(HOME).catch(() => undefined)

  const [state] = useState(() => observable.map<string, unknown>({}, { deep: false }))
  const isShown = useShown()
  const { outage, retry } = useOutage(view, gate, isShown)
  const [panel, setPanel] = useState<ReactElement>()
  const [standing, setStanding] = useState<ReactElement>()
  const layers = host.useLayers()
  // What one user was asked, nobody else answers.
  useEffect(
    () =>
      reaction(
        () => session.userId,
        (_now, before) => before !== '' && layers.leave(),
      ),
    [session, layers],
  )
  const named = useRef<PageAbout>({ title, meta: undefined })
  named.current = { title, meta: view.compiled?.meta }
  const page = useMemo<PageInfo>(
    () => ({
      url: route.path,
      query,
      state,
      isShown,
      isLeft: layers.isLeft,
      hold() {
        const release = activity.hold()
        runInAction(() => holds.set(holds.get() + 1))
        return () => {
          release()
          runInAction(() => holds.set(holds.get() - 1))
        }
      },
      outage,
      registry,
      show: setPanel,
      stand: setStanding,
      ask: (question) =>
        askOn(
          { isLeft: layers.isLeft, show: setPanel, host, failure: t('error.network') },
          question,
        ),
      about: () => named.current,
      refresh: async () => {
        // Other pages have none that is active: those are fetched when they are shown.
        await Promise.all([view.reload(), queries.refetchQueries({ type: 'active' })])
      },
    }),
    [
      route,
      query,
      state,
      isShown,
      layers,
      holds,
      outage,
      registry,
      view.reload,
      queries,
      host,
      activity,
      t,
    ],
  )
  host.usePullRefresh(page.refresh)
  host.usePageShow(() => void services.greet?.(page, viewKeyOf(route, query)))
  const watch = host.useNearWatch()
  useShareEntry(page, named.current)

  return (
    <PageContext.Provider value={page}>
      <LayersContext.Provider value={layers}>
        <TickContext.Provider value={host.tick}>
          <StillContext.Provider value={services.settings.lessMotion}>
            <PageSlices watch={watch}>
              <PageFrame title={title} route={route}>
                {status === 'loading' && <PageState kind='loading' />}
                {status === 'failed' && (
                  <PageState kind='failed' error={view.error} onAction={retry} />
                )}
                {status === 'broken' && <PageState kind='broken' onAction={view.reload} />}
                {status === 'update' && <PageState kind='update' onAction={goHome} />}
                {status === 'missing' && (
                  <PageState
                    kind={route.params?.includes('url') ? 'notFound' : 'coming'}
                    name={t(route.title)}
                    onAction={goHome}
                  />
                )}
                {status === 'lacking' && <PageState kind='notFound' onAction={goHome} />}
                {status === 'ready' &&
                  view.compiled &&
                  (gate.verdict === 'open' ? (
                    <InvestmentGate url={viewKeyOf(route, query)}>
                      <OpenPage
                        compiled={view.compiled}
                        name={t(route.title)}
                        onHome={goHome}
                        onRetry={retry}
                      />
                    </InvestmentGate>
                  ) : (
                    <ClosedPage
                      verdict={gate.verdict}
                      widgets={view.compiled.widgets}
                      onRetry={gate.retry}
                    />
                  ))}
                {standing}
                {panel}
              </PageFrame>
            </PageSlices>
          </StillContext.Provider>
        </TickContext.Provider>
      </LayersContext.Provider>
    </PageContext.Provider>
  )
})

type Asking = Pick<PageInfo, 'isLeft' | 'show'> & {
  readonly host: Pick<HostPort, 'confirm' | 'toast'>
  /** Said when the dialog does not arrive: nothing was asked, and nothing happens. */
  readonly failure: string
}

/** Asks by the host's dialog, by one of our own where it has none or refused; see `PageInfo.ask`. */
export async function askOn(page: Asking, question: Question): Promise<boolean> {
  if (page.isLeft()) return false
  const answer = await page.host.confirm(question)
  if (answer !== undefined) return answer && !page.isLeft()
  try {
    return await askByPanel(question, page.show)
  } catch {
    page.host.toast(page.failure)
    return false
  }
}
