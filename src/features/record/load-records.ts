import { getConfigValue } from '../../engine/calls'
import type { ListQuery, Source } from '../../engine/contract'
import { resolveRef, type Scope } from '../../engine/data/resolve'
import type { CallOptions } from '../../http/endpoint'
import { LIST_LIMIT } from '../../shared/constants'
import { listRecords } from './contract'
import { getAllEnums, getConfigList } from './contract-dictionary'
import { getLightRecord, listLightRecords, openLightRecord } from './contract-light'

/** The generic sources (client spec §7, 'Generic calls'). */
export type RecordSource = Extract<Source, { from: 'list' | 'light' | 'config' | 'enum' }>
type Kind = RecordSource['from']
type Loader<K extends Kind> = (
  source: Extract<RecordSource, { from: K }>,
  scope: Scope,
  options: CallOptions,
) => Promise<unknown>

/** What the wire takes of a list query, its refs resolved. */
function toWire({ queries = [], sorts = [], limit = LIST_LIMIT }: ListQuery = {}, scope: Scope) {
  return {
    queries: queries.map(({ field, operator, value }) => ({
      field,
      operator,
      value: resolveRef(value, scope) as string | number | boolean | null,
    })),
    sorts: [...sorts],
    limit,
  }
}

const loaders: { readonly [K in Kind]: Loader<K> } = {
  list: ({ type, query }, scope, options) =>
    listRecords({ params: { type }, body: toWire(query, scope) }, options),
  async light({ table, id }, scope, options) {
    if (id === undefined) {
      const records = await listLightRecords({ query: { tableName: table } }, options)
      return records.map(openLightRecord)
    }
    const wanted = String(resolveRef(id, scope) ?? '')
    const found = await getLightRecord({ query: { tableName: table, id: wanted } }, options)
    return found && openLightRecord(found)
  },
  config: ({ type, list }, _, options) =>
    list
      ? getConfigList({ query: { type } }, options)
      : getConfigValue({ query: { type } }, options),
  async enum({ name }, _, options) {
    const all = await getAllEnums(undefined, options)
    return all.find((one) => one.name === name)?.keyValue ?? []
  },
}

/** Fetches records, configuration or an enum. @throws AppError of the call. */
export function loadRecords<K extends Kind>(
  source: Extract<RecordSource, { from: K }>,
  scope: Scope,
  options: CallOptions,
): Promise<unknown> {
  return (loaders[source.from] as unknown as Loader<Kind>)(source, scope, options)
}
