import { observer } from 'mobx-react-lite'
import { type ReactNode, useContext } from 'react'
import { ApiError, isOutage, NetworkError } from '../../errors'
import { useTranslate } from '../../i18n'
import { HOME } from '../../routing/table'
import type { TextKey } from '../../shared/l10n'
import { Text, View } from '../../ui/primitives/elements'
import { Skeleton } from '../../ui/skeleton/skeleton'
import { EmptyState } from '../../ui/states/states'
import { cx } from '../../ui/style'
import { isCallOf, useOpen } from '../actions/open'
import { errorText } from '../error-text'
import { PartContext, usePage } from '../page/page-context'
import { useServices } from '../services'

/** px a rem is at the base width (`baseFontSize` of config/index.ts). */
const REM = 20

/** Room for what is written in the px of styles: as large as these are on a wide screen of a browser. */
const roomOf = (height: number) =>
  process.env.TARO_ENV === 'h5' ? `${height / REM}rem` : `${height}px`

/** A widget to come that states no shape of its own: a text block in the room it will take, and no more. */
export function BlockSkeleton({ height, open }: { height: number; open?: boolean | undefined }) {
  const t = useTranslate()
  if (height === 0) return null
  return (
    <View
      className={cx('tp-block-skeleton', open && 'tp-open-end')}
      style={{ height: roomOf(height) }}
    >
      <Skeleton kind='text' label={t('common.loading')} />
    </View>
  )
}

/**
 * What stands in the place of a failure of which the page says what there is to say, for all its parts at
 * once: nothing where the whole widget goes, a line where the rest of it stays, so that no heading of its
 * own stands over nothing. Undefined where the page says nothing.
 */
function useSaid(error: unknown): ReactNode {
  const { outage } = usePage()
  const part = useContext(PartContext)
  if (!part || !isOutage(error) || !outage?.isCommon) return undefined
  return outage.hides(part) ? null : <PartMissing />
}

function PartMissing() {
  const t = useTranslate()
  return (
    <View className='tp-empty tp-empty--compact'>
      <Text className='tp-empty__note'>{t('engine.aside')}</Text>
    </View>
  )
}

export interface FailureProps {
  readonly error: unknown
  readonly onRetry?: () => void
  /** Locale keys of what is said without a network; without them it is said as any other failure. */
  readonly offline?: { readonly title: TextKey; readonly note: TextKey }
  /** What stands in a sheet says so itself: nobody sees the page behind it. */
  readonly inSheet?: boolean
}

/** What is refused to who asks stays refused, however often they ask. */
const FORBIDDEN = 403

/**
 * Nothing where the server lacks the call (decision 0092), else
 * 数据获取失败 with a retry, in the place of a widget (commerce spec §8) or of a list that it loads by itself; to who
 * may not see it, that, and the way home.
 */
export const WidgetFailure = observer(function WidgetFailure(props: FailureProps) {
  const { error, onRetry, inSheet = false } = props
  const t = useTranslate()
  const open = useOpen()
  const said = useSaid(error)
  const { lacks } = useServices()
  if (error instanceof ApiError && isCallOf(lacks, error.path)) return null
  if (said !== undefined && !inSheet) return <>{said}</>
  const offline = error instanceof NetworkError ? props.offline : undefined
  const refused = error instanceof ApiError && error.code === FORBIDDEN
  const title = t(refused ? 'engine.denied.title' : (offline?.title ?? 'error.dataFetchFailed'))
  const why = offline ? t(offline.note) : errorText(error, t)
  return (
    <EmptyState
      variant={refused ? 'locked' : offline ? 'offline' : 'error'}
      compact={!offline}
      title={title}
      note={why === title ? undefined : why}
      actionText={refused ? t('common.home') : onRetry && t('common.retry')}
      onAction={refused ? open.to(HOME) : onRetry}
    />
  )
})

/** In the place of a widget that threw twice: the session goes on without it (docs/view-definitions.md). */
export function WidgetAside() {
  return <EmptyState variant='error' compact title={useTranslate()('engine.aside')} />
}
