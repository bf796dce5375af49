import {
  hashKey,
  notifyManager,
  QueryClient,
  QueryObserver,
  useQuery as useCached,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { useContext, useEffect, useMemo, useState } from 'react'
import { isOutage, SessionExpiredError } from '../../errors'
import { useGradual } from '../../ui/use-gradual'
import { PartContext, usePage } from '../page/page-context'
import { useServices } from '../services'
import type { Subject } from './subjects'

const MINUTE = 60_000
/** How long an answer is good for, ms. */
const STALE_TIME = MINUTE / 2
/** The same for what hardly ever changes, as the names of places. */
export const SELDOM = 60 * MINUTE

/**
 * Server state for the whole app (point 23). The HTTP client already retries reads, and hosts
 * report their network badly, so both are off here.
 */
export function createQueryClient(): QueryClient {
  // An answer is drawn when it is there, not a timer later.
  notifyManager.setScheduler((notify) => notify())
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        staleTime: STALE_TIME,
        gcTime: 10 * MINUTE,
        refetchOnWindowFocus: false,
      },
    },
  })
}

/**
 * A write has changed what these are about: the queries whose keys begin with one of them are fetched anew,
 * at once where their page is in front, else when it comes to the front again.
 *
 * @param later leaves what is on the screen as it is until the page is shown again.
 */
export async function markStale(
  queries: QueryClient,
  subjects: readonly Subject[],
  options: { readonly later?: boolean } = {},
): Promise<void> {
  await queries.invalidateQueries({
    predicate: ({ queryKey }) => subjects.includes(queryKey[OWN] as Subject),
    refetchType: options.later ? 'none' : 'active',
  })
}

/** A page has come to the front: what became stale behind it, or was never fetched there, is fetched. */
export async function fetchStale(queries: QueryClient): Promise<void> {
  await queries.refetchQueries(
    { type: 'active', predicate: (query) => query.isStaleByTime(STALE_TIME) },
    { cancelRefetch: false },
  )
}

/** What could not be had because the server could not be reached is asked for again, where it is in front. */
export async function fetchFailed(queries: QueryClient): Promise<void> {
  await queries.refetchQueries(
    { type: 'active', predicate: ({ state }) => isOutage(state.error) },
    { cancelRefetch: false },
  )
}

/** Who opens the page meanwhile waits for this call. A refused session is told by them, not by this. */
export async function fetchAhead(
  queries: QueryClient,
  queryKey: readonly unknown[],
  load: QueryOptions<unknown>['load'],
): Promise<void> {
  try {
    await queries.fetchQuery({
      queryKey,
      queryFn: ({ signal }) => load({ signal, recover: false }),
    })
  } catch (error) {
    if (error instanceof SessionExpiredError)
      await queries.refetchQueries({ queryKey, type: 'active' })
  }
}

/** Where the own part of a key begins, behind the user and the language. */
const OWN = 2

/** What a load is told. */
export interface LoadContext {
  /** False where nobody has opened what it is for: a refusal then tells nobody (`CallOptions`). */
  readonly recover?: false
  /**
   * Aborted when nothing shows this load any more: its page closed, or its key changed, as with a newer
   * search. A load that reads it is given up then; one that does not goes on to fill the cache.
   */
  readonly signal: AbortSignal
}

export interface QueryOptions<T> {
  /** Everything `load` depends on; equal keys share one answer. Begins with what it is about (`markStale`). */
  readonly key: readonly unknown[]
  readonly load: (context: LoadContext) => Promise<T>
  readonly enabled?: boolean
  /** How long the answer is good for, ms; half a minute unless told. */
  readonly staleTime?: number
}

export interface QueryState<T> {
  /** `loading` only while there is nothing to show; a refresh behind a shown value stays `ready`. */
  readonly status: 'loading' | 'error' | 'ready'
  readonly value: T | undefined
  readonly error: unknown
  readonly reload: () => Promise<void>
}

/**
 * Server data of a component: cached by key, scoped to the user, refreshed when it is stale. While its page
 * is hidden nothing is fetched (`fetchStale`).
 */
export function useQuery<T>(options: QueryOptions<T>): QueryState<T> {
  const { key, load, enabled = true, staleTime = STALE_TIME } = options
  const { queries, session, settings } = useServices()
  const { isShown } = usePage()
  const queryKey = [session.userId, settings.locale, ...key]
  const result = useCached<T>(
    {
      queryKey,
      placeholderData: (data, query) => (isOfVisitor(query, queryKey) ? data : undefined),
      queryFn: load,
      staleTime,
      enabled: () => enabled && isShown(),
    },
    queries,
  )
  useStanding(result)
  return {
    status: statusOf(result),
    value: result.data,
    error: result.error,
    reload: () => result.refetch().then(() => undefined),
  }
}

/**
 * Whether this is what a visitor got for the same question: it stays while it is asked again for whom they
 * logged in as, so that a login draws nothing twice. Nobody sees what was there for another user.
 */
function isOfVisitor(
  query: { readonly queryKey: readonly unknown[] } | undefined,
  key: readonly unknown[],
): boolean {
  return query?.queryKey[0] === '' && hashKey(query.queryKey.slice(1)) === hashKey(key.slice(1))
}

interface Result {
  readonly data: unknown
  readonly error: unknown
  readonly isFetching: boolean
}

/** Tells the page how this stands when the server cannot be reached. */
function useStanding({ data, error, isFetching }: Result): void {
  const { outage } = usePage()
  const part = useContext(PartContext)
  const [key] = useState(() => ({}))
  const isOut = isOutage(error)
  const isThere = data !== undefined
  useEffect(() => {
    if (!outage || !part || (isFetching && !isThere && outage.isAway(key))) return
    if (isThere) outage.note(key, part, isOut ? 'kept' : 'fine')
    else outage.note(key, part, isOut ? 'away' : undefined)
  }, [outage, part, key, isThere, isOut, isFetching])
  useEffect(() => (outage && part ? () => outage.note(key, part) : undefined), [outage, part, key])
}

/** A failure behind something shown, or while it is tried again, is no failure to show. */
function statusOf({ data, status }: { readonly data: unknown; readonly status: string }) {
  if (data !== undefined) return 'ready'
  return status === 'error' ? 'error' : 'loading'
}

/** Whose answer it is, and in which language. */
interface Asking {
  readonly userId: string
  readonly locale: string
}

/**
 * Server data that belongs to no page: asked when `ask` names a user, and whenever it is stale and a page
 * comes to the front. `show` hears of every change, and of undefined while there is nothing.
 *
 * @returns `ask`, for the next user or language.
 */
export function watchQuery<T>(
  queries: QueryClient,
  { key, load }: QueryOptions<T>,
  show: (value: T | undefined) => void,
): (asking: Asking) => void {
  const optionsFor = ({ userId, locale }: Asking) => ({
    queryKey: [userId, locale, ...key],
    queryFn: load,
    enabled: userId !== '',
  })
  const observer = new QueryObserver<T>(queries, optionsFor({ userId: '', locale: '' }))
  observer.subscribe(({ data }) => show(data))
  return (asking) => observer.setOptions(optionsFor(asking))
}

/** One page of a list, as every paging call answers. */
export interface ListPage<T> {
  readonly result: readonly T[]
  readonly pageIndex: number
  readonly pageSize: number
  readonly totalCount: number
}

export interface PagesOptions<T, More = unknown> {
  readonly key: readonly unknown[]
  /** Loads page 1, 2, … */
  readonly load: (pageIndex: number, context: LoadContext) => Promise<ListPage<T> & More>
  readonly enabled?: boolean
  /** All rows at once: slices draw them, or nobody does. */
  readonly whole?: true
}

export interface PagesState<T, More = unknown> {
  readonly status: 'loading' | 'error' | 'ready'
  /** A mini-program gets them a few at a time (`useGradual`). */
  readonly items: readonly T[]
  /** The first page, for what an answer says beside its rows. */
  readonly first?: (ListPage<T> & More) | undefined
  readonly total: number
  readonly hasMore: boolean
  readonly loadingMore: boolean
  /** The last page asked for could not be had; `loadMore` tries again. */
  readonly moreFailed: boolean
  readonly error: unknown
  readonly loadMore: () => void
  readonly reload: () => Promise<void>
}

/** Whether there are pages behind this one. */
const goesOn = (page: ListPage<unknown> | undefined): boolean =>
  page !== undefined && page.pageIndex * page.pageSize < page.totalCount

/** A list that grows page by page (client spec §9: 15 a page). */
export function usePages<T, More = unknown>(options: PagesOptions<T, More>): PagesState<T, More> {
  const { key, load, enabled = true, whole } = options
  const { queries, session, settings } = useServices()
  const { isShown } = usePage()
  const queryKey = [session.userId, settings.locale, ...key]
  const result = useInfiniteQuery(
    {
      queryKey,
      placeholderData: (data, query) => (isOfVisitor(query, queryKey) ? data : undefined),
      queryFn: (context) => load(context.pageParam, context),
      initialPageParam: 1,
      getNextPageParam: (last: ListPage<T> & More) =>
        goesOn(last) ? last.pageIndex + 1 : undefined,
      enabled: () => enabled && isShown(),
    },
    queries,
  )
  useStanding(result)
  const pages = result.data?.pages
  // By what is shown: the query itself knows nothing of what stands in for its answer.
  const hasMore = goesOn(pages?.[pages.length - 1])
  const all = useMemo(
    () => (pages ?? []).reduce<T[]>((before, page) => before.concat(page.result), []),
    [pages],
  )
  // What comes out of the cache may be many pages. A login leaves what is drawn of them.
  const gradual = useGradual(all.length, hashKey(key))
  const drawn = whole ? all.length : gradual
  const items = useMemo(() => all.slice(0, drawn), [all, drawn])
  return {
    status: statusOf(result),
    items,
    first: pages?.[0],
    total: pages?.[0]?.totalCount ?? 0,
    hasMore,
    // What a visitor saw goes on once it is there for whom they logged in as.
    loadingMore:
      result.isFetchingNextPage || drawn < all.length || (hasMore && result.isPlaceholderData),
    moreFailed: result.isFetchNextPageError,
    error: result.error,
    loadMore: () => {
      if (result.hasNextPage && !result.isFetchingNextPage) result.fetchNextPage()
    },
    reload: () => result.refetch().then(() => undefined),
  }
}
