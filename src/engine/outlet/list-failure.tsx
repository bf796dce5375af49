import { NetworkError } from '../../errors'
import { useTranslate } from '../../i18n'
import type { TextKey } from '../../shared/l10n'
import { EmptyState } from '../../ui/empty-state/empty-state'
import { WidgetFailure } from './widget-failure'

interface ListFailureProps {
  readonly error: unknown
  readonly onRetry: () => void
  /** Locale keys of what is said without a network: then it is not the list that failed. */
  readonly offline: { readonly title: TextKey; readonly note: TextKey }
}

/** In the place of a list that a widget loads by itself. */
export function ListFailure({ error, onRetry, offline }: ListFailureProps) {
  const t = useTranslate()
  if (!(error instanceof NetworkError)) return <WidgetFailure error={error} onRetry={onRetry} />
  return (
    <EmptyState
      variant='offline'
      title={t(offline.title)}
      note={t(offline.note)}
      actionText={t('common.retry')}
      onAction={onRetry}
    />
  )
}
