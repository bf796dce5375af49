import type { ReactNode } from 'react'
import { ApiError } from '../../errors'
import { useTranslate } from '../../i18n'
import type { TextKey } from '../../shared/l10n'
import { EmptyState } from '../../ui/states/states'
import { useOpen } from '../actions/open'
import { OFFLINE, QueryState, type QueryStateProps } from './paged-list'

export interface Missing {
  readonly title: TextKey
  readonly note?: TextKey
  /** The way on: its words, and the page it leads to. */
  readonly action: TextKey
  readonly url: string
  /** Whether that page takes the place of this one. */
  readonly replace?: boolean
}

interface OneStateProps<T> extends Pick<QueryStateProps<T>, 'query' | 'given' | 'skeleton'> {
  /** Which one; empty when the address names none. */
  readonly id: string
  /** Said when there is no such thing. */
  readonly missing: Missing
  /** Said without a network, when it is not the same as of lists. */
  readonly offline?: QueryStateProps<T>['offline']
  readonly children: (value: T) => ReactNode
}

/** One thing that an address names: missing with a way on, or as `QueryState` has it. */
export function OneState<T>({ id, missing, query, given, ...states }: OneStateProps<T>) {
  if (given == null && (id === '' || isGone(query.error))) return <MissingState {...missing} />
  return <QueryState offline={OFFLINE} {...states} query={query} given={given} />
}

/** In the place of one thing: there is none, and where others are. */
export function MissingState({ title, note, action, url, replace }: Missing) {
  const t = useTranslate()
  const open = useOpen()
  return (
    <EmptyState
      variant='notfound'
      title={t(title)}
      note={note && t(note)}
      actionText={t(action)}
      onAction={open.to(url, { replace })}
    />
  )
}

/** What the server does not know, or could not: 404 and 400. */
const isGone = (error: unknown) =>
  error instanceof ApiError && (error.code === 400 || error.code === 404)
