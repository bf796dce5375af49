import type { Source } from '../../engine/contract'
import { calls } from '../../engine/data/calls'
import { resolveQuery, type Scope } from '../../engine/data/resolve'
import type { CallOptions } from '../../http/endpoint'
import { hasOwn, readPath } from '../../shared/json'
import { getReport } from '../report/contract'
import { getRelations } from './contract-dictionary'
import { loadLate } from './load-late'

type Kind = Source['from']
type SourceOf<K extends Kind> = Extract<Source, { from: K }>
type Loader<K extends Kind> = (
  source: SourceOf<K>,
  scope: Scope,
  options: CallOptions,
) => Promise<unknown>

const local =
  (part: 'session' | 'route' | 'page') =>
  async (source: { readonly path: string }, scope: Scope): Promise<unknown> =>
    readPath(scope[part], source.path)

/** One row per kind of source: adding a kind without a row does not compile. */
const loaders: { readonly [K in Kind]: Loader<K> } = {
  static: async () => undefined,
  session: local('session'),
  route: local('route'),
  page: local('page'),
  async api(source, scope, options) {
    const call = calls.get(source.call)
    if (!call) throw new Error(`${source.call} is not in the table of calls`)
    const input = resolveQuery(source.query, scope)
    const { contract } = call
    const data = await call(contract.body ? { body: input } : { query: input }, options)
    return source.path === undefined ? data : readPath(data, source.path)
  },
  report: (source, _, options) => getReport({ params: { type: source.type }, body: {} }, options),
  relation: (source, _, options) => getRelations({ query: { type: source.type } }, options),
  list: loadLate,
  light: loadLate,
  config: loadLate,
  enum: loadLate,
}

/**
 * Fetches what a binding names, until `signal` says that nobody wants it any more.
 *
 * @throws AppError of the call; Error for a source of no kind.
 */
export async function loadSource(
  source: Source,
  scope: Scope,
  signal?: AbortSignal,
): Promise<unknown> {
  if (!hasOwn(loaders, source.from)) throw new Error(`${source.from} is no kind of source`)
  const load = loaders[source.from] as Loader<Kind>
  return load(source, scope, { quiet: true, signal })
}

/** What the answer depends on besides user and language, which every query key has. */
export function sourceKey(source: Source, scope: Scope): unknown {
  if (source.from === 'list' || source.from === 'light') return [source, scope.route, scope.page]
  return 'query' in source
    ? [source, resolveQuery(source.query, scope)]
    : 'path' in source
      ? [source, scope.route]
      : source
}
