import { NetworkError } from '../../errors'
import { useTranslate } from '../../i18n'
import type { TextKey } from '../../shared/l10n'
import { Box } from '../../ui/primitives/elements'
import { Skeleton } from '../../ui/skeleton/skeleton'
import { EmptyState } from '../../ui/states/states'
import { errorText } from '../error-text'

/** A widget to come that states no shape of its own: a text block in the room it will take. */
export function BlockSkeleton({ height }: { height: number }) {
  const t = useTranslate()
  return (
    <Box className='tp-block-skeleton' style={{ minHeight: `${height}px` }}>
      <Skeleton kind='text' label={t('common.loading')} />
    </Box>
  )
}

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

/** In the place of a widget that threw twice: the session goes on without it (docs/view-definitions.md). */
export function WidgetAside() {
  return <EmptyState variant='error' compact title={useTranslate()('engine.aside')} />
}

export interface ListFailureProps {
  readonly error: unknown
  readonly onRetry: () => void
  /** Locale keys of what is said without a network: then it is not the list that failed. */
  readonly offline?: { readonly title: TextKey; readonly note: TextKey }
}

/** In the place of a list that a widget loads by itself. */
export function ListFailure({ error, onRetry, offline }: ListFailureProps) {
  const t = useTranslate()
  if (!offline || !(error instanceof NetworkError))
    return <WidgetFailure error={error} onRetry={onRetry} />
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
