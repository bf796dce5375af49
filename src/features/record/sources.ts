import type { Source } from '../../engine/contract'
import { resolveQuery, type Scope } from '../../engine/data/resolve'
import type { LoadSource } from '../../engine/services'
import type { AnyEndpoint, CallOptions } from '../../http/endpoint'
import { hasOwn, readPath } from '../../shared/json'
import { getReport } from '../report'
import { getRelations } from './contract-dictionary'
import type { loadRecords } from './load-records'

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

/** See `loadRecords`; a browser loads it with the first such source. */
const loadLate: typeof loadRecords = async (...input) =>
  (await import('./load-records')).loadRecords(...input)

/** The read call of a path that definitions may name; undefined for any other. */
export type FindCall = (path: string) => AnyEndpoint | undefined | Promise<AnyEndpoint | undefined>

/** One row per kind of source: adding a kind without a row does not compile. */
const loadersWith = (find: FindCall): { readonly [K in Kind]: Loader<K> } => ({
  static: async () => undefined,
  session: local('session'),
  route: local('route'),
  page: local('page'),
  async api(source, scope, options) {
    const call = await find(source.call)
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
})

/**
 * What fetches what a binding names, until its signal says that nobody wants it any more. `find` is the
 * table of calls that definitions may name.
 *
 * @throws AppError of the call; Error for a source of no kind.
 */
export function createSourceLoader(find: FindCall): LoadSource {
  const loaders = loadersWith(find)
  return async (source, scope, signal) => {
    if (!hasOwn(loaders, source.from)) throw new Error(`${source.from} is no kind of source`)
    const load = loaders[source.from] as Loader<Kind>
    return load(source, scope, { quiet: true, signal })
  }
}
