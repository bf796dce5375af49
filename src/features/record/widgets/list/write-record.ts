import type { EntityRecord } from '../../contract'
import { addLightRecord, deleteLightRecord, updateLightRecord } from '../../contract-light-writes'
import { addRecord, deleteRecord, updateRecord } from '../../contract-writes'
import type { ListRecord, ListSource } from '.'

const QUIET = { quiet: true }

/** Deletes one of the caller's records. @throws AppError of the call. */
export function removeRecord(source: ListSource, id: string): Promise<unknown> {
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
