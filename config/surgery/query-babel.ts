import { type Changes, unusedBabel } from './unused-babel'

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

/** By file of @tanstack/query-core: what becomes of its class. About 11 KB of each mini-program. */
export const queryChanges: Readonly<Record<string, Changes>> = {
  mutationCache: MUTATION_CACHE,
  queryClient: QUERY_CLIENT,
  query: QUERY,
  queryCache: QUERY_CACHE,
}

/** Babel plugins by file of @tanstack/query-core. */
export const queryBabel = Object.entries(queryChanges).map(
  ([file, changes]) => [file, unusedBabel(`query-core's ${file}`, changes)] as const,
)
