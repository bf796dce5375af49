import { type Changes, constantsBabel, unusedBabel } from './unused-babel'

/** Writes are calls of our own: the cache of mutations is only asked to be empty. */
const MUTATION_CACHE: Changes = {
  MutationCache: { without: 'others', members: 'constructor() { super() } clear() {}' },
}

/**
 * Pages say themselves when they come to the front (`fetchStale`), and no query waits for a network: nothing
 * listens to focus and connection.
 */
const QUERY_CLIENT: Changes = {
  QueryClient: {
    without: [
      'isFetching',
      'isMutating',
      'ensureQueryData',
      'getQueriesData',
      'cancelQueries',
      'resetQueries',
      'query',
      'prefetchQuery',
      'infiniteQuery',
      'fetchInfiniteQuery',
      'prefetchInfiniteQuery',
      'ensureInfiniteQueryData',
      'resumePausedMutations',
      'getMutationCache',
      'getDefaultOptions',
      'setDefaultOptions',
      'setQueryDefaults',
      'setMutationDefaults',
      'getMutationDefaults',
      'defaultMutationOptions',
    ],
    members: `
      mount() {}
      unmount() {}
      getQueryDefaults() { return {} }`,
  },
}

const QUERY: Changes = { Query: { without: ['reset', 'onFocus', 'onOnline'], members: '' } }

const QUERY_CACHE: Changes = { QueryCache: { without: ['onFocus', 'onOnline'], members: '' } }

/** A component reads what it is shown, and has a boundary of its own for what throws. */
const QUERY_OBSERVER: Changes = {
  QueryObserver: {
    without: [
      'shouldFetchOnReconnect',
      'shouldFetchOnWindowFocus',
      'getCurrentQuery',
      'fetchOptimistic',
    ],
    members: '',
  },
}

/** Lists grow at their end. */
const PAGES_OBSERVER: Changes = {
  InfiniteQueryObserver: {
    without: ['fetchPreviousPage'],
    members: `
      bindMethods() {
        super.bindMethods()
        this.fetchNextPage = this.fetchNextPage.bind(this)
      }
      createResult(query, options) {
        const result = super.createResult(query, options)
        const isMore = query.state.fetchMeta?.fetchMore !== undefined
        return {
          ...result,
          fetchNextPage: this.fetchNextPage,
          hasNextPage: hasNextPage(options, query.state.data),
          isFetchNextPageError: result.isError && isMore,
          isFetchingNextPage: result.isFetching && isMore,
        }
      }`,
  },
}

const FOCUS: Changes = {
  FocusManager: {
    without: 'others',
    members: `isFocused() { return globalThis.document?.visibilityState !== 'hidden' }`,
  },
}

const NETWORK: Changes = {
  OnlineManager: { without: 'others', members: 'isOnline() { return true }' },
}

/** By file of @tanstack/query-core: what becomes of its class. About 11 KB of each mini-program. */
export const queryChanges: Readonly<Record<string, Changes>> = {
  mutationCache: MUTATION_CACHE,
  queryClient: QUERY_CLIENT,
  query: QUERY,
  queryCache: QUERY_CACHE,
  queryObserver: QUERY_OBSERVER,
  infiniteQueryObserver: PAGES_OBSERVER,
  focusManager: FOCUS,
  onlineManager: NETWORK,
}

/** Babel plugins by file of @tanstack/query-core. */
export const queryBabel = Object.entries(queryChanges).map(
  ([file, changes]) => [file, unusedBabel(`query-core's ${file}`, changes)] as const,
)

/** By file of @tanstack/react-query: components name their cache, and neither suspend nor throw by a query. */
export const hookChanges: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  QueryClientProvider: { QueryClientContext: '{}', useQueryClient: '(client) => client' },
  IsRestoringProvider: { IsRestoringContext: '{}', useIsRestoring: '() => false' },
  QueryErrorResetBoundary: {
    QueryErrorResetBoundaryContext: '{}',
    useQueryErrorResetBoundary: '() => {}',
  },
  errorBoundaryUtils: {
    ensurePreventErrorBoundaryRetry: '() => {}',
    getHasError: '() => false',
    useClearResetErrorBoundary: '() => {}',
  },
  suspense: {
    ensureSuspenseTimers: '() => {}',
    fetchOptimistic: '() => {}',
    shouldSuspend: '() => false',
  },
}

/** Babel plugins by file of @tanstack/react-query. */
export const hookBabel = Object.entries(hookChanges).map(
  ([file, values]) => [file, constantsBabel(`react-query's ${file}`, values)] as const,
)
