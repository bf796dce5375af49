import { isObject } from '../json'
import type { TextKey } from '../l10n'

/** The only two directions of client spec §5. */
export const SORT_TYPES = ['Desc', 'Asc'] as const
export type SortType = (typeof SORT_TYPES)[number]

export interface Sort {
  readonly field: string
  readonly type: SortType
}

const isSortType = (type: unknown): type is SortType => SORT_TYPES.some((known) => known === type)

/** What is wrong with the sorts of a query, as a locale key (client spec §5: type排序类型错误). */
export function checkSorts(sorts: unknown): TextKey | undefined {
  const list = Array.isArray(sorts) ? sorts : []
  return list.every((sort) => isObject(sort) && isSortType(sort.type))
    ? undefined
    : 'query.sortType'
}
