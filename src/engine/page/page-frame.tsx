import { observer } from 'mobx-react-lite'
import { type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { isOutage } from '../../errors'
import { useTranslate } from '../../i18n'
import type { Route } from '../../routing/table'
import { tintOf } from '../../shared/colours'
import { type Locale, localize } from '../../shared/l10n'
import { Spinner } from '../../ui/marks/marks'
import { NavBar } from '../../ui/nav-bar/nav-bar'
import { LayersContext, LookContext } from '../../ui/page-contexts'
import { View } from '../../ui/primitives/elements'
import { Notice } from '../../ui/states/states'
import { cx } from '../../ui/style'
import { fetchFailed } from '../data/queries'
import { Outlet } from '../outlet/outlet'
import type { CompiledView } from '../read/compile'
import type { CompiledWidget } from '../read/compiled-widget'
import { useServices } from '../services'
import { Outage, usePage } from './page-context'
import { PageState } from './page-state'
import { PrivacySheet } from './privacy-sheet'
import type { GateState } from './use-gates'
import type { ViewState } from './use-view'
import './page.scss'

/** Between two looks whether the server is there again, ms: the first, and the longest of the doubled ones. */
const LOOKS = { first: 5000, longest: 60_000 } as const

interface OutageState {
  readonly outage: Outage
  /** Asks again for whatever the server could not be reached for. */
  readonly retry: () => Promise<void>
}

/** Collects what the page could not get, and gets it by itself once the server can be reached again. */
export function useOutage(view: ViewState, gate: GateState, isShown: () => boolean): OutageState {
  const { host, queries, activity } = useServices()
  const [outage] = useState(() => new Outage())
  const { error, reload, status, stale } = view
  const isStale = stale && status === 'ready'
  useEffect(() => outage.setStale(isStale), [outage, isStale])
  useEffect(() => {
    if (status === 'update') activity.lookForVersion()
  }, [activity, status])
  const isShut = gate.verdict === 'unverified'
  const isOn = isOutage(error) || isShut || outage.isKept || outage.isMissing

  async function retry(): Promise<void> {
    if (isShut) gate.retry()
    outage.retry()
    await Promise.all([error !== undefined && reload(), fetchFailed(queries)])
  }
  const latest = useRef({ retry, reload })
  latest.current = { retry, reload }
  const again = useCallback(() => latest.current.retry(), [])

  useEffect(() => {
    if (!isOn) return undefined
    const isSeen = () => isShown() && !host.isHidden()
    let timer: ReturnType<typeof setTimeout>
    const look = (wait: number) => {
      timer = setTimeout(async () => {
        look(Math.min(wait * 2, LOOKS.longest))
        // The definition is asked for in silence; all else when it came.
        if (isSeen() && (await latest.current.reload())) await again()
      }, wait)
    }
    look(LOOKS.first)
    const stop = host.onNetwork(() => void (isSeen() && again()))
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [isOn, host, isShown, again])
  host.usePageShow(() => void (isOn && again()))
  return { outage, retry: again }
}

interface OpenPageProps {
  readonly compiled: CompiledView
  /** The page's name, for the sentence of a page without widgets. */
  readonly name: string
  readonly onHome: () => void
  /** Asks again for what the server could not be reached for. */
  readonly onRetry: () => void
}

/** Below this share of the screen a page has too little left to be one. */
const BARE = 1 / 4

/** What is left to see of widgets, px by their definitions' estimate. */
function leftOf(widgets: readonly CompiledWidget[], outage: Outage): number {
  return widgets.reduce((sum, widget) => {
    if (outage.hides(widget)) return sum
    const inside = Object.values(widget.slots).flat()
    return sum + (inside.length > 0 ? leftOf(inside, outage) : widget.height)
  }, 0)
}

/** A page whose gates are open. Without a server it says so once, whatever is missing. */
export const OpenPage = observer(function OpenPage(props: OpenPageProps) {
  const { compiled, name, onHome, onRetry } = props
  const { widgets, popup } = compiled
  const { outage } = usePage()
  const { height } = useServices().host.device
  const isOut = widgets.length > 0 && outage?.isCommon === true
  const isBare = isOut && outage.isMissing && leftOf(widgets, outage) < height * BARE
  return (
    <>
      {widgets.length === 0 && <PageState kind='coming' name={name} onAction={onHome} />}
      {isOut && !isBare && <OutageNotice onRetry={onRetry} />}
      <Outlet widgets={widgets} />
      {isBare && <PageState kind='away' onAction={onRetry} />}
      {popup && <Outlet widgets={[popup]} />}
    </>
  )
})

/** Claims to show no more than is shown. */
const OutageNotice = observer(function OutageNotice({ onRetry }: { onRetry: () => void }) {
  const { outage } = usePage()
  const t = useTranslate()
  const kept = outage?.isMissing ? 'engine.offlinePart' : 'engine.offline'
  return (
    <Notice tone='warning' actionText={t('common.retry')} onAction={onRetry}>
      {t(outage?.isKept ? kept : 'engine.missing')}
    </Notice>
  )
})

/**
 * What a definition calls its page; empty where the route alone does. A tab keeps its own name; so does a page
 * whose definition only says what it is called inside.
 */
export function titleOf(route: Route, view: CompiledView | undefined, locale: Locale): string {
  if (route.tab !== undefined) return ''
  return localize(view?.meta.nav?.title ?? view?.definition.name, locale)
}

interface FrameProps {
  readonly title: string
  readonly route: Route
  readonly children: ReactNode
}

/** Theme, text size, title bar and what the app itself has to say, around every page. */
export const PageFrame = observer(function PageFrame({ title, route, children }: FrameProps) {
  const { settings, navigator, activity, PageNotices } = useServices()
  const t = useTranslate()
  const { isShown } = usePage()
  const layers = useContext(LayersContext)
  const back = () => void (layers.back() || navigator.back().catch(() => undefined))
  const shade = settings.isDark ? 'theme-dark' : 'theme-light'
  const theme =
    process.env.TARO_APP_WARDROBE && settings.wears ? `${shade} tp-wears-${settings.wears}` : shade
  const tint = process.env.TARO_APP_WARDROBE
    ? tintOf(settings.wears, settings.isDark ? 'dark' : 'light')
    : undefined
  const scale = `font-scale-${Math.round(settings.fontScale * 100)}`
  return (
    <View className={cx('tp-page', theme, scale, settings.lessMotion && 'tp-still')} style={tint}>
      <NavBar
        title={title}
        backLabel={t('common.back')}
        onBack={route.tab === undefined ? back : undefined}
      />
      <LookContext.Provider value={scale}>
        <PageNotices path={route.path} />
        {activity.update && (
          <Notice actionText={t('platform.version.update')} onAction={activity.update}>
            {t('platform.version.newTitle')}
          </Notice>
        )}
        {children}
        {/* The box stays: what leaves a page has all that stands beside it sent to the view again. */}
        <View>
          {activity.busy && isShown() && (
            <View className='tp-busy'>
              <Spinner size={20} label={t('common.loading')} />
            </View>
          )}
        </View>
        <PrivacySheet />
      </LookContext.Provider>
    </View>
  )
})
