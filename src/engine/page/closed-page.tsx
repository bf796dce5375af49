import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslate } from '../../i18n'
import { HOME } from '../../routing/table'
import type { TextKey } from '../../shared/l10n'
import { EmptyState } from '../../ui/states/states'
import { openLogin, useOpen } from '../actions/open'
import type { CompiledWidget } from '../read/compiled-widget'
import { type Services, useServices } from '../services'
import { useVirtualGoods } from '../virtual-goods'
import { type PageInfo, usePage } from './page-context'
import { WidgetsSkeleton } from './page-state'
import type { ClosedGate } from './use-gates'

interface ClosedProps {
  readonly verdict: ClosedGate | 'checking'
  /** What it would show. */
  readonly widgets?: readonly CompiledWidget[]
  readonly onRetry: () => void
}

interface Reason {
  readonly variant: 'locked' | 'offline' | 'error'
  readonly title: TextKey
  readonly note?: TextKey
  readonly action: TextKey
  readonly run: (context: {
    services: Services
    page: PageInfo
    open: (url: string) => Promise<void>
    onRetry: () => void
  }) => void
}

/** Which gate, why, and the one action that opens it. Texts of commerce spec §6. */
const reasons: Record<ClosedGate, Reason> = {
  login: {
    variant: 'locked',
    title: 'engine.login.title',
    note: 'engine.login.note',
    action: 'common.login',
    run: ({ services, page }) => openLogin(services, page),
  },
  denied: {
    variant: 'locked',
    title: 'engine.denied.title',
    note: 'engine.denied.note',
    action: 'common.home',
    run: ({ open }) => open(HOME),
  },
  special: {
    variant: 'locked',
    title: 'engine.denied.title',
    note: 'engine.special.note',
    action: 'engine.special.action',
    run: ({ open }) => open('/scanPay/purchase'),
  },
  identity: {
    variant: 'locked',
    title: 'engine.denied.title',
    note: 'engine.identity.note',
    action: 'engine.identity.action',
    run: ({ open }) => open('/auto/edit?url=/user/identity'),
  },
  unverified: {
    variant: 'offline',
    title: 'engine.cannotVerify.title',
    note: 'engine.cannotVerify.note',
    action: 'common.retry',
    run: ({ onRetry }) => onRetry(),
  },
}

/** A page whose gates are closed. */
export const ClosedPage = observer(function ClosedPage({
  verdict,
  widgets = [],
  onRetry,
}: ClosedProps) {
  const services = useServices()
  const page = usePage()
  const open = useOpen()
  const t = useTranslate()
  const { session } = services
  const expired = verdict === 'login' && session.signedOut === 'expired'
  const goods = useVirtualGoods(verdict === 'special')

  // WeChat's browser knows who it is: its login begins by itself, and comes back here (client spec §4).
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; after a 'no' the button asks.
  useEffect(() => {
    if (verdict === 'login' && services.knowsUser && session.signedOut === 'never')
      openLogin(services, page)
  }, [verdict])

  if (verdict === 'checking') return <WidgetsSkeleton widgets={widgets} />
  const { variant, title, note } = reasons[verdict]
  // Where no membership may be sold, there is only the way home.
  const { action, run } = reasons[goods === 'allowed' ? verdict : 'denied']
  return (
    <EmptyState
      variant={variant}
      title={t(expired ? 'engine.expired.title' : title)}
      note={expired ? t('engine.expired.note') : note && t(note)}
      actionText={t(action)}
      onAction={() => run({ services, page, open, onRetry })}
    />
  )
})
