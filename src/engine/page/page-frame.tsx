import { observer } from 'mobx-react-lite'
import { type ReactNode, useContext } from 'react'
import { useTranslate } from '../../i18n'
import type { Route } from '../../routing/table'
import { Spinner } from '../../ui/marks/marks'
import { NavBar } from '../../ui/nav-bar/nav-bar'
import { Box } from '../../ui/primitives/elements'
import { LayersContext } from '../../ui/overlay/use-layer'
import { Notice } from '../../ui/states/states'
import { Outlet } from '../outlet/outlet'
import type { CompiledView } from '../read/compile'
import { useServices } from '../services'
import { PageState } from './page-state'
import { PrivacySheet } from './privacy-sheet'
import './page.scss'

interface OpenPageProps {
  readonly compiled: CompiledView
  /** The page's name, for the sentence of a page without widgets. */
  readonly name: string
  readonly onHome: () => void
}

/** A page whose gates are open. */
export function OpenPage({ compiled, name, onHome }: OpenPageProps) {
  const { widgets, popup } = compiled
  return (
    <>
      {widgets.length === 0 && <PageState kind='coming' name={name} onAction={onHome} />}
      <Outlet widgets={widgets} />
      {popup && <Outlet widgets={[popup]} />}
    </>
  )
}

interface FrameProps {
  readonly title: string
  readonly route: Route
  /** What is shown comes from the cache because the server could not be reached. */
  readonly offline: boolean
  readonly children: ReactNode
}

/** Theme, text size, title bar and the notice that we are offline, around every page. */
export const PageFrame = observer(function PageFrame({
  title,
  route,
  offline,
  children,
}: FrameProps) {
  const { settings, navigator, activity, PageNotices } = useServices()
  const t = useTranslate()
  const layers = useContext(LayersContext)
  const back = () => void (layers.back() || navigator.back().catch(() => undefined))
  const theme = settings.isDark ? 'theme-dark' : 'theme-light'
  const scale = `font-scale-${Math.round(settings.fontScale * 100)}`
  return (
    <Box className={`tp-page ${theme} ${scale}`}>
      <NavBar
        title={title}
        backLabel={t('common.back')}
        onBack={route.tab === undefined ? back : undefined}
      />
      <PageNotices path={route.path} />
      {offline && <Notice tone='warning'>{t('engine.offline')}</Notice>}
      {children}
      {activity.busy && (
        <Box className='tp-busy'>
          <Spinner size={20} label={t('common.loading')} />
        </Box>
      )}
      <PrivacySheet />
    </Box>
  )
})
