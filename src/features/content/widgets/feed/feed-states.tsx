import type { PagesState } from '../../../../engine/data/queries'
import { WidgetFailure } from '../../../../engine/outlet/states'
import { NetworkError } from '../../../../errors'
import { useTranslate } from '../../../../i18n'
import type { TextKey } from '../../../../shared/l10n'
import { Box } from '../../../../ui/primitives/elements'
import { Bone, Skeleton } from '../../../../ui/skeleton/skeleton'
import { EmptyState } from '../../../../ui/states/states'
import type { EndMarkerProps } from '../../../../ui/types'
import type { FeedConfig } from '.'

export const END_TEXT: { readonly [S in EndMarkerProps['state']]: TextKey } = {
  loading: 'common.loading',
  error: 'common.retry',
  more: 'content.feed.more',
  end: 'common.noMore',
}

export function endState(list: PagesState<unknown>): EndMarkerProps['state'] {
  if (list.loadingMore) return 'loading'
  if (list.moreFailed) return 'error'
  return list.hasMore ? 'more' : 'end'
}

interface FailureProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** Without a network it is not the list that failed. */
export function FeedFailure({ error, onRetry }: FailureProps) {
  const t = useTranslate()
  if (!(error instanceof NetworkError)) return <WidgetFailure error={error} onRetry={onRetry} />
  return (
    <EmptyState
      variant='offline'
      title={t('engine.list.offline')}
      note={t('engine.list.offlineNote')}
      actionText={t('common.retry')}
      onAction={onRetry}
    />
  )
}

/** The shape of what comes. */
export function FeedBones({ layout }: { readonly layout: FeedConfig['layout'] }) {
  const t = useTranslate()
  if (layout === 'compact') {
    return <Skeleton kind='cell' count={6} label={t('common.loading')} className='tp-feed__bones' />
  }
  return (
    <Box className='tp-feed__cards' role='status' label={t('common.loading')}>
      {[1, 2].map((at) => (
        <Box key={at} className='tp-feed__card'>
          <Bone shape='block' className='tp-feed__cover' />
          <Box className='tp-feed__words'>
            <Bone width={50} />
            <Bone width={80} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}
