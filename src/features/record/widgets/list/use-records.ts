import { useMemo, useState } from 'react'
import { type PagesState, usePages, useQuery } from '../../../../engine/data/queries'
import { resolveRef, type Scope, useScope } from '../../../../engine/data/resolve'
import { errorText } from '../../../../engine/error-text'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { type FieldCondition, foldCase } from '../../../../shared/query'
import type { EntityRecord } from '../../contract'
import {
  addLightRecord,
  addRecord,
  deleteLightRecord,
  deleteRecord,
  updateLightRecord,
  updateRecord,
} from '../../contract-writes'
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

const QUIET = { quiet: true }

/** Deletes one of the caller's records. @throws AppError of the call. */
function removeRecord(source: ListSource, id: string): Promise<unknown> {
  return source.from === 'light'
    ? deleteLightRecord({ query: { tableName: source.table, id } }, QUIET)
    : deleteRecord({ params: { entity: source.type, id } }, QUIET)
}

/**
 * Saves what was typed into a record; a new one without `before`. A light record is kept whole, so what
 * the form does not show stays.
 *
 * @throws AppError of the call.
 */
export function saveRecord(
  source: ListSource,
  before: ListRecord | undefined,
  changes: EntityRecord,
): Promise<unknown> {
  const id = before === undefined ? '' : String(before.id)
  if (source.from === 'light') {
    const { id: _, ...kept } = before ?? {}
    const DataJson = JSON.stringify({ ...kept, ...changes })
    const body = { tableName: source.table, id, DataJson }
    return before ? updateLightRecord({ body }, QUIET) : addLightRecord({ body }, QUIET)
  }
  const params = { entity: source.type }
  return before
    ? updateRecord({ params, body: { ...changes, id } }, QUIET)
    : addRecord({ params, body: changes }, QUIET)
}

interface RemovalOf {
  readonly items: readonly ListRecord[]
  readonly refresh: () => Promise<unknown>
}

interface Removal {
  /** Those that are not being deleted. */
  readonly items: readonly ListRecord[]
  /** Asks first, then deletes. A row whose deletion fails comes back, and why is said. */
  readonly remove: (source: ListSource, record: ListRecord, name: string) => Promise<void>
}

/** Deleting: the row goes at once; the server's word decides whether it stays away. */
export function useRemoval({ items, refresh }: RemovalOf): Removal {
  const { host } = useServices()
  const { ask } = usePage()
  const t = useTranslate()
  const [going, setGoing] = useState<ReadonlySet<unknown>>(new Set())
  const left = useMemo(
    () => (going.size === 0 ? items : items.filter(({ id }) => !going.has(id))),
    [items, going],
  )

  const mark = (id: unknown, isGoing: boolean) =>
    setGoing((before) => {
      const after = new Set(before)
      if (isGoing) after.add(id)
      else after.delete(id)
      return after
    })

  async function remove(source: ListSource, record: ListRecord, name: string): Promise<void> {
    const sure = await ask({
      title: t('record.remove'),
      text: name,
      ok: t('common.delete'),
      cancel: t('common.cancel'),
      tone: 'danger',
    })
    if (!sure) return
    mark(record.id, true)
    try {
      await removeRecord(source, String(record.id))
    } catch (failure) {
      mark(record.id, false)
      host.toast(t('record.removeFailed', { name, reason: errorText(failure, t) }))
      return
    }
    host.toast(t('record.removed'))
    // The server's list no longer has it: it needs no hiding.
    await refresh()
    mark(record.id, false)
  }
  return { items: left, remove }
}
