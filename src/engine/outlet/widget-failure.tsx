import { AppError } from '../../errors'
import { useTranslate } from '../../i18n'
import { EmptyState } from '../../ui/empty-state/empty-state'

/** 数据获取失败 with a retry, in the place of the widget (commerce spec §8). */
export function WidgetFailure({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const t = useTranslate()
  const message = error instanceof AppError ? error.serverMessage : ''
  const key = error instanceof AppError ? error.messageKey : 'error.widget'
  return (
    <EmptyState
      variant='error'
      compact
      title={t('error.dataFetchFailed')}
      note={message || (key === 'error.dataFetchFailed' ? undefined : t(key))}
      actionText={onRetry && t('common.retry')}
      onAction={onRetry}
    />
  )
}
