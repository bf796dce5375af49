import { isObject } from '../../shared/json'
import { readPath } from '../../shared/path'

type FieldMap = { readonly [field: string]: string }

/**
 * Renames fields of what a source gave to those of the widget (`config.map`): of a record, of each record
 * of a list, or of each record of a page's `result`.
 */
export function mapFields(data: unknown, map: FieldMap | undefined): unknown {
  if (!isObject(map)) return data
  const row = (item: unknown): unknown => {
    if (!isObject(item)) return item
    const mapped = Object.entries(map).map(([field, path]) => [field, readPath(item, String(path))])
    return { ...item, ...Object.fromEntries(mapped) }
  }
  if (Array.isArray(data)) return data.map(row)
  if (isObject(data) && Array.isArray(data.result)) return { ...data, result: data.result.map(row) }
  return row(data)
}
