import { useMemo } from 'react'
import { type PagesState, usePages, useQuery } from '../../../../engine/data/queries'
import { resolveRef, type Scope } from '../../../../engine/data/resolve'
import { useScope } from '../../../../engine/data/use-scope'
import { type FieldCondition, foldCase } from '../../../../shared/query'
import { lightRecordsOf, type Question, recordPages } from '../../queries'
import type { ListConfig, ListRecord, ListSort, ListSource } from '.'

/** Records whose texts contain the keyword, in the order of the sort. */
export function arrange(
  records: readonly ListRecord[],
  keyword: string,
  sort: ListSort | undefined,
): readonly ListRecord[] {
  const wanted = foldCase(keyword)
  const found =
    keyword === '' ? records : records.filter((record) => textsOf(record).includes(wanted))
  if (!sort) return found
  const way = sort.type === 'Desc' ? -1 : 1
  return [...found].sort((a, b) => way * compare(a[sort.field], b[sort.field]))
}

const textsOf = ({ id: _, ...fields }: ListRecord): string =>
  foldCase(
    Object.values(fields)
      .filter((value) => typeof value === 'string' || typeof value === 'number')
      .join('\n'),
  )

/** What is missing comes first, numbers before texts. */
function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const [one, other] = [String(a ?? ''), String(b ?? '')]
  return one < other ? -1 : one > other ? 1 : 0
}

type Records = Omit<PagesState<ListRecord>, 'total'>

function conditionsOf(source: ListSource | undefined, scope: Scope): FieldCondition[] {
  const queries = source?.from === 'list' ? (source.query?.queries ?? []) : []
  return queries.map(({ field, operator, value }) => ({
    field,
    operator,
    value: (resolveRef(value, scope) ?? null) as FieldCondition['value'],
  }))
}

/**
 * The records of a list. Entities are paged, searched and sorted by the server; of a light table, which
 * the server only pages, all are fetched once somebody searches or sorts.
 */
export function useRecords(
  value: readonly ListRecord[] | undefined,
  config: ListConfig,
  question: Question,
): Records {
  const { bind } = config
  const { keyword, sort } = question
  const scope = useScope()()
  const arranged = keyword !== '' || sort !== undefined
  const allOf = value === undefined && bind?.from === 'light' && arranged
  const conditions = conditionsOf(bind, scope)
  const pages = usePages<ListRecord>({
    ...recordPages({ config, question, conditions }),
    enabled: value === undefined && bind !== undefined && !allOf,
  })
  const table = bind?.from === 'light' ? bind.table : ''
  const all = useQuery<readonly ListRecord[]>({
    ...lightRecordsOf(table),
    enabled: allOf,
  })
  const local = value ?? all.value
  const items = useMemo(() => (local ? arrange(local, keyword, sort) : []), [local, keyword, sort])
  const whole = { items, hasMore: false, loadingMore: false, moreFailed: false }
  const loadMore = () => undefined
  if (value !== undefined || bind === undefined) {
    return { ...whole, loadMore, status: 'ready', error: undefined, reload: async () => undefined }
  }
  if (!allOf) return pages
  const { status, error, reload } = all
  return { ...whole, loadMore, status, error, reload }
}
