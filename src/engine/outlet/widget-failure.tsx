import { useTranslate } from '../../i18n'
import { EmptyState } from '../../ui/empty-state/empty-state'
import { errorText } from '../error-text'

/** 数据获取失败 with a retry, in the place of the widget (commerce spec §8). */
export function WidgetFailure({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const t = useTranslate()
  const title = t('error.dataFetchFailed')
  const why = errorText(error, t)
  return (
    <EmptyState
      variant='error'
      compact
      title={title}
      note={why === title ? undefined : why}
      actionText={onRetry && t('common.retry')}
      onAction={onRetry}
    />
  )
}

/** In the place of a widget that threw twice: the session goes on without it (view-engine.md). */
export function WidgetAside() {
  return <EmptyState variant='error' compact title={useTranslate()('engine.aside')} />
}
