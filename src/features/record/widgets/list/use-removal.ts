import { useMemo, useState } from 'react'
import { errorText } from '../../../../engine/error-text'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import type { EntityRecord } from '../../contract'
import { addLightRecord, deleteLightRecord, updateLightRecord } from '../../contract-light-writes'
import { addRecord, deleteRecord, updateRecord } from '../../contract-writes'
import type { ListRecord, ListSource } from '.'

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
