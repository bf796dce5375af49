import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n'
import type { TextKey } from '../../shared/l10n'
import { View } from '../../ui/primitives/elements'
import { EndMarker } from '../../ui/slice/slice'
import { EmptyState, type EmptyStateProps } from '../../ui/states/states'
import type { EndMarkerProps } from '../../ui/types'
import { openLogin } from '../actions/open'
import type { PagesState } from '../data/queries'
import { usePage } from '../page/page-context'
import { useServices } from '../services'
import { type FailureProps, WidgetFailure } from './states'

interface Asked<T> {
  readonly status: 'loading' | 'error' | 'ready'
  readonly error: unknown
  readonly reload: () => unknown
  readonly value?: T
}

/** Said where a list cannot be had without a network. */
export const OFFLINE = { title: 'engine.list.offline', note: 'engine.list.offlineNote' } as const

export interface QueryStateProps<T> extends Pick<FailureProps, 'offline' | 'inSheet'> {
  readonly query: Asked<T>
  /** Shown instead of what is asked for: what a definition brought with it. */
  readonly given?: T | null
  /** Said to nobody in particular, with the way to the login, in place of everything else. */
  readonly locked?: { readonly title: string; readonly note: string } | false
  readonly skeleton: ReactNode
  /** Drawn when the answer holds nothing; undefined when it holds something. */
  readonly empty?: EmptyStateProps
  /** What is drawn of the answer. A function reads no store: nobody would hear of the change. */
  readonly children: ReactNode | ((value: T) => ReactNode)
}

/** What stands in the place of data: locked, loading, offline, failed, empty, or the data. */
export function QueryState<T>(props: QueryStateProps<T>) {
  const { query, locked, skeleton, empty, offline, inSheet, children } = props
  const given = props.given ?? undefined
  if (locked) return <Locked {...locked} />
  if (given === undefined && query.status === 'loading') return <>{skeleton}</>
  if (given === undefined && query.status === 'error') {
    const again = () => void query.reload()
    return <WidgetFailure offline={offline} inSheet={inSheet} error={query.error} onRetry={again} />
  }
  if (empty) return <EmptyState {...empty} />
  return <>{typeof children === 'function' ? children((given ?? query.value) as T) : children}</>
}

/** In the place of what needs a login: said to nobody in particular, with the way to it. */
export function Locked({ title, note }: { readonly title: string; readonly note: string }) {
  const services = useServices()
  const page = usePage()
  const t = useTranslate()
  return (
    <EmptyState
      variant='locked'
      title={title}
      note={note}
      actionText={t('common.login')}
      onAction={() => openLogin(services, page)}
    />
  )
}

export interface PagedListProps<T>
  extends Pick<QueryStateProps<T>, 'locked' | 'skeleton' | 'offline'> {
  readonly list: PagesState<T>
  /** Shown instead of what was loaded: what a definition brought with it, which has no end to reach. */
  readonly given?: readonly T[]
  readonly empty: EmptyStateProps
  /** Of the tap that asks for the next page. */
  readonly more: TextKey
  /** Of the box around the rows. */
  readonly className?: string
  /** Names the rows for a screen reader, as a list. */
  readonly label?: string
  readonly children: (item: T, index: number) => ReactNode
}

/** A list that grows page by page, with all its states and its end. */
export function PagedList<T>(props: PagedListProps<T>) {
  const { list, given, empty, more, className = '', label, children, ...states } = props
  const items = given ?? list.items
  return (
    <QueryState
      {...states}
      query={list}
      given={given}
      empty={items.length === 0 ? empty : undefined}
    >
      <View className={`${className} tp-enter`} role={label ? 'list' : undefined} label={label}>
        {items.map(children)}
      </View>
      {!given && <ListEnd list={list} more={more} />}
    </QueryState>
  )
}

interface ListEndProps {
  readonly list: Pick<PagesState<unknown>, 'loadingMore' | 'moreFailed' | 'hasMore' | 'loadMore'>
  readonly more: TextKey
}

/** The end of a list: more, loading, failed and tried again, or the end. */
export function ListEnd({ list, more }: ListEndProps) {
  const t = useTranslate()
  const state = endOf(list)
  const text = {
    loading: 'common.loading',
    error: 'common.retry',
    more,
    end: 'common.noMore',
  } as const
  return <EndMarker state={state} text={t(text[state])} onReach={list.loadMore} />
}

function endOf({
  loadingMore,
  moreFailed,
  hasMore,
}: ListEndProps['list']): EndMarkerProps['state'] {
  if (loadingMore) return 'loading'
  if (moreFailed) return 'error'
  return hasMore ? 'more' : 'end'
}
