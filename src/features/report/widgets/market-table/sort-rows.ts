import type { MarketTableValue, Sort } from '.'

type Rows = MarketTableValue['rows']
type Cell = Rows[number][string] | undefined

const isMissing = (cell: Cell) => cell === null || cell === undefined || cell === ''

function compare(left: Cell, right: Cell): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  const [a, b] = [String(left), String(right)]
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** The rows in order; equal ones keep theirs, and those without a value stay at the end either way. */
export function sortRows(rows: Rows, sort: Sort | undefined): Rows {
  if (!sort) return rows
  const { field, type } = sort
  const direction = type === 'Desc' ? -1 : 1
  return [...rows].sort((left, right) => {
    const [a, b] = [left[field], right[field]]
    if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b))
    return direction * compare(a, b)
  })
}

/** What a tap on a column's name asks for: highest first, then lowest first. */
export function nextSort(sort: Sort | undefined, field: string): Sort {
  return { field, type: sort?.field === field && sort.type === 'Desc' ? 'Asc' : 'Desc' }
}
