import { QueryObserver, type QueryObserverOptions } from '@tanstack/query-core'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useServices } from '../services'

/** What a load is told. */
export interface LoadContext {
  /**
   * Aborted when nothing shows this load any more: its page closed, or its key changed, as with a newer
   * search. A load that reads it is given up then; one that does not goes on to fill the cache.
   */
  readonly signal: AbortSignal
}

export interface QueryOptions<T> {
  /** Everything `load` depends on; equal keys share one answer. Begin it with a noun. */
  readonly key: readonly unknown[]
  readonly load: (context: LoadContext) => Promise<T>
  readonly enabled?: boolean
}

export interface QueryState<T> {
  /** `loading` only while there is nothing to show; a refresh behind a shown value stays `ready`. */
  readonly status: 'loading' | 'error' | 'ready'
  readonly value: T | undefined
  readonly error: unknown
  readonly reload: () => Promise<void>
}

/** Server data of a component: cached by key, scoped to the user, refreshed when it is stale. */
export function useQuery<T>({ key, load, enabled = true }: QueryOptions<T>): QueryState<T> {
  const { queries, session, settings } = useServices()
  const options: QueryObserverOptions<T> = {
    queryKey: [session.userId, settings.locale, ...key],
    queryFn: load,
    enabled,
    // Without this the first draw would not know that a fetch is about to start.
    _optimisticResults: 'optimistic',
  }
  const [observer] = useState(() => new QueryObserver<T>(queries, options))
  useEffect(() => observer.setOptions(options))
  useSyncExternalStore(
    useCallback((listener: () => void) => observer.subscribe(listener), [observer]),
    () => observer.getCurrentResult(),
  )
  const result = observer.getOptimisticResult(queries.defaultQueryOptions(options) as never)
  const status =
    result.data !== undefined ? 'ready' : result.status === 'error' ? 'error' : 'loading'
  return {
    status,
    value: result.data,
    error: result.error,
    reload: () => observer.refetch().then(() => undefined),
  }
}
