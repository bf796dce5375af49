import { foldCase } from '../../../../shared/query'
import type { ListRecord, ListSort } from '.'

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
