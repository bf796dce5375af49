import { isObject } from '../json'
import type { TextKey } from '../l10n'

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

const isEmptyData = (value: unknown) =>
  isBlank(value) || value === '{}' || (isObject(value) && Object.keys(value).length === 0)

/** What must not be empty, and the locale key that says so (client spec §5, commerce spec §5 and §8). */
const KEYS = {
  type: 'query.typeEmpty',
  data: 'query.dataEmpty',
  tableName: 'query.tableEmpty',
  entity: 'query.dataTypeEmpty',
  siteId: 'query.siteEmpty',
  api: 'query.apiEmpty',
  key: 'query.keyEmpty',
  id: 'query.idEmpty',
} as const
export type RequiredPart = keyof typeof KEYS

/** What is wrong with a required part, as a locale key; nothing when it is there. */
export function checkRequired(part: RequiredPart, value: unknown): TextKey | undefined {
  const isMissing = part === 'data' ? isEmptyData(value) : isBlank(value)
  return isMissing ? KEYS[part] : undefined
}
