import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n'
import type { Route } from '../../routing/table'
import { NavBar } from '../../ui/nav-bar/nav-bar'
import { Notice } from '../../ui/notice/notice'
import { Box } from '../../ui/primitives/box'
import { Spinner } from '../../ui/spinner/spinner'
import { useServices } from '../services'
import './page.scss'
import { PrivacySheet } from './privacy-sheet'
import { UnfinishedPayments } from './unfinished-payments'

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
  const { settings, navigator, activity } = useServices()
  const t = useTranslate()
  const theme = settings.isDark ? 'theme-dark' : 'theme-light'
  const scale = `font-scale-${Math.round(settings.fontScale * 100)}`
  return (
    <Box className={`tp-page ${theme} ${scale}`}>
      <NavBar
        title={title}
        backLabel={t('common.back')}
        onBack={route.tab === undefined ? () => navigator.back().catch(() => undefined) : undefined}
      />
      <UnfinishedPayments path={route.path} />
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
