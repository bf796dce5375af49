import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { getConfigValue } from '../../engine/calls'
import { type ListPage, type LoadContext, markStale } from '../../engine/data/queries'
import type { FieldCondition } from '../../shared/query'
import { pageRecords } from './contract'
import { listLightRecords, openLightRecord, pageLightRecords } from './contract-light'
import { getKeyValues, queryById } from './contract-writes'
import type { ListConfig, ListRecord, ListSort } from './widgets/list'

export interface Question {
  readonly keyword: string
  /** Of the choices; none is the order the server keeps. */
  readonly sort: ListSort | undefined
}

interface RecordQuery {
  readonly config: ListConfig
  readonly question: Question
  readonly conditions: readonly FieldCondition[]
}

async function loadPage(
  { config, question, conditions }: RecordQuery,
  pageIndex: number,
  signal: AbortSignal,
): Promise<ListPage<ListRecord>> {
  const { bind, module, pageSize } = config
  const options = { quiet: true, signal }
  if (bind?.from === 'light') {
    const query = { tableName: bind.table, pageIndex, pageSize }
    const found = await pageLightRecords({ query }, options)
    return { ...found, result: found.result.map(openLightRecord) }
  }
  const { keyword, sort } = question
  const type = bind?.type ?? ''
  const body = {
    condition: { logicalOperator: 'and' as const, conditions: [...conditions] },
    sorts: sort ? [{ field: sort.field, type: sort.type }] : bind?.query?.sorts,
    keyword: keyword || undefined,
    pageIndex,
    pageSize,
  }
  return pageRecords({ params: { module, type }, body }, options)
}

/** The records of a list, page by page, as the server narrows and sorts them. */
export const recordPages = (asked: RecordQuery) =>
  ({
    key: [
      'records',
      asked.config.bind,
      asked.config.module,
      asked.config.pageSize,
      asked.conditions,
      asked.question,
    ],
    load: (pageIndex: number, { signal }: LoadContext) => loadPage(asked, pageIndex, signal),
    whole: true,
  }) as const

/** All records of a light table, which the server only pages. */
export const lightRecordsOf = (tableName: string) =>
  ({
    key: ['records', 'all', tableName],
    async load({ signal }: LoadContext): Promise<readonly ListRecord[]> {
      const records = await listLightRecords({ query: { tableName } }, { quiet: true, signal })
      return records.map(openLightRecord)
    },
  }) as const

/** One record. An answer of null is an answer: it is wrapped. */
export const recordBy = (entity: string, id: string) =>
  ({
    key: ['detail', entity, id],
    load: async ({ signal }: LoadContext) => ({
      record: await queryById({ params: { type: entity }, query: { id } }, { quiet: true, signal }),
    }),
  }) as const

/** Names by id, of each of these entities. */
export const namesOf = (types: readonly string[]) =>
  ({
    key: ['relations', types],
    async load({ signal }: LoadContext) {
      const lists = await Promise.all(
        types.map((type) => getKeyValues({ params: { type } }, { quiet: true, signal })),
      )
      return Object.fromEntries(
        types.map((type, at) => [
          type,
          Object.fromEntries((lists[at] ?? []).map(({ key, value }) => [String(key), value])),
        ]),
      )
    },
    enabled: types.length > 0,
  }) as const

export const stale = {
  /** A record was written or removed: every page and every order of its list is older now. */
  afterChange: (queries: QueryClient) => markStale(queries, ['records']),
}

const HOSTS = v.array(v.string())

/** Sites that are shown inside the app, as the server lists them; null where it lists none. */
export const webHosts = {
  key: ['web-hosts'],
  staleTime: 600_000,
  async load({ signal }: LoadContext): Promise<readonly string[] | null> {
    const found = await getConfigValue({ query: { type: 'webHosts' } }, { quiet: true, signal })
    return v.is(HOSTS, found?.hosts) ? found.hosts : null
  },
} as const
