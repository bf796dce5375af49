import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type PluginItem, transformSync } from '@babel/core'
import type * as Queries from '@tanstack/query-core'
import { hookBabel, queryBabel, queryChanges } from './query-babel'
import { constantsBabel, unusedBabel } from './unused-babel'

const FOLDER = path.resolve(__dirname, '../../node_modules/@tanstack/query-core/build/modern')
const PLUGINS = new Map(queryBabel)
const TO_COMMONJS = require.resolve('@babel/plugin-transform-modules-commonjs')

const sourceOf = (file: string) => readFileSync(path.join(FOLDER, `${file}.js`), 'utf8')

function operate(code: string, plugins: PluginItem[]): string {
  const options = {
    babelrc: false,
    configFile: false,
    compact: false,
    comments: false,
    plugins,
  }
  return transformSync(code, options)?.code ?? ''
}

/** The library as a build carries it. */
function operated(): typeof Queries {
  const loaded = new Map<string, object>()
  function load(file: string): object {
    const before = loaded.get(file)
    if (before) return before
    const exports = {}
    loaded.set(file, exports)
    const plugin = PLUGINS.get(file)
    const code = operate(sourceOf(file), [...(plugin ? [plugin] : []), TO_COMMONJS])
    const require = (name: string) => load(path.basename(name, '.js'))
    new Function('require', 'exports', code)(require, exports)
    return exports
  }
  return load('index') as typeof Queries
}

test('answers are kept, watched, marked stale, fetched anew and forgotten as before', async () => {
  const { QueryClient, QueryObserver } = operated()
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: 1_000 } },
  })
  queries.mount()
  const answers = ['one', 'two', 'three']
  const options = { queryKey: ['beer', 1], queryFn: () => Promise.resolve(answers.shift()) }
  expect(await queries.fetchQuery(options)).toBe('one')
  expect(await queries.fetchQuery(options)).toBe('one')

  const seen: unknown[] = []
  const leave = new QueryObserver(queries, options).subscribe(({ data }) => seen.push(data))
  await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'beer' })
  expect(queries.getQueryData(options.queryKey)).toBe('two')
  queries.setQueryData(options.queryKey, 'written')
  await Promise.resolve()
  queries.unmount()
  leave()
  queries.clear()
  expect(queries.getQueryState(options.queryKey)).toBeUndefined()
  expect(answers).toEqual(['three'])
})

test('pages come one after the other, and one that fails leaves those before it', async () => {
  const { InfiniteQueryObserver, QueryClient } = operated()
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  })
  let isAway = false
  const pages = new InfiniteQueryObserver(queries, {
    queryKey: ['beers'],
    queryFn: async ({ pageParam }) => (isAway ? Promise.reject(new Error('away')) : pageParam),
    initialPageParam: 1,
    getNextPageParam: (last: number) => (last < 3 ? last + 1 : undefined),
  })
  const now = () => {
    const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError } = pages.getCurrentResult()
    return [data?.pages, hasNextPage, isFetchingNextPage, isFetchNextPageError]
  }
  const leave = pages.subscribe(() => {})
  await pages.refetch()
  expect(now()).toEqual([[1], true, false, false])
  const { fetchNextPage } = pages.getCurrentResult()
  const next = fetchNextPage()
  expect(now()).toEqual([[1], true, true, false])
  await next
  isAway = true
  await fetchNextPage()
  expect(now()).toEqual([[1, 2], true, false, true])
  isAway = false
  await fetchNextPage()
  expect(now()).toEqual([[1, 2, 3], false, false, false])
  leave()
})

test('what nothing calls is gone', () => {
  const client = operate(sourceOf('queryClient'), [PLUGINS.get('queryClient') as PluginItem])
  expect(sourceOf('queryClient')).toMatch(/onlineManager\.subscribe/)
  expect(client).not.toMatch(/Manager\.subscribe|ensureQueryData/)
  const cache = operate(sourceOf('mutationCache'), [PLUGINS.get('mutationCache') as PluginItem])
  expect(sourceOf('mutationCache')).toMatch(/new Mutation\(/)
  expect(cache).not.toMatch(/new Mutation\(/)
})

test('hooks neither suspend nor throw, nor look for a cache that is given', () => {
  const fileOf = (name: string) => path.join(FOLDER, `../../../react-query/build/modern/${name}.js`)
  for (const [file, plugin] of hookBabel) {
    const before = readFileSync(fileOf(file), 'utf8')
    const after = operate(before, [plugin as PluginItem])
    const shown = /^export .*/gm
    expect(after.match(shown)).toEqual(before.match(shown))
    expect(before).toMatch(/createContext|suspense/)
    expect(after).not.toMatch(/createContext|\.suspense|isReset\(\) &&/)
  }
  expect(() => operate('const beer = 1', [constantsBabel('a library', { wine: '2' })])).toThrow(
    'a library has no constant wine',
  )
})

test('every component names the cache it asks, and leaves suspense and throwing alone', () => {
  const file = path.resolve(__dirname, '../../src/engine/data/queries.ts')
  const text = readFileSync(file, 'utf8')
  expect(text).not.toMatch(/suspense|throwOnError|subscribed:/i)
  expect(text.match(/(useCached<T>|useInfiniteQuery)\(/g)).toHaveLength(2)
  expect(text.match(/^ {4}queries,$/gm)).toHaveLength(2)
})

test('nothing of ours would miss it', () => {
  const gone = Object.values(queryChanges)
    .flatMap((changes) => Object.values(changes))
    .flatMap(({ without }) => (without === 'others' ? [] : without))
  const missed = new RegExp(
    `\\b(queries|queryClient|observer|pages)\\.(${gone.join('|')})[(<]|PreviousPage|refetchOnWindow(?!Focus: false)|focusManager|onlineManager|useMutation|useIsFetching|usePrefetch|MutationCache|QueryClientProvider|useQueryClient|useSuspense|useQueries|QueryErrorReset|HydrationBoundary|IsRestoring`,
  )
  const source = path.resolve(__dirname, '../../src')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )
  expect(files.length).toBeGreaterThan(400)
  for (const file of files) {
    const text = readFileSync(path.join(source, file), 'utf8')
    expect([file, missed.exec(text)?.[0]]).toEqual([file, undefined])
  }
})

test('another library stops the build', () => {
  const plugin = unusedBabel('a library', { Beer: { without: ['pour'], members: '' } })
  expect(operate('var Beer = class { pour() {} drink() {} }', [plugin])).not.toMatch(/pour/)
  expect(() => operate('class Wine {}', [plugin])).toThrow('a library has no class Beer')
  expect(() => operate('class Beer {}', [plugin])).toThrow('a library: Beer has no pour')
})
