import {
  findRow,
  isWithin,
  type Op,
  openSlot,
  PAGE,
  type Place,
  type Raw,
  type Row,
  rowsOf,
} from './document'

/* What is done to several widgets at once, in the order of the page. */

type List = Pick<Place, 'parent' | 'slot'>

const isBeside = (one: List, other: List) => one.parent === other.parent && one.slot === other.slot

/** Those of these ids; what lies inside one of them goes with it. */
export function topmost(page: Raw, ids: ReadonlySet<string | undefined>): readonly Row[] {
  const within = new Set<string>()
  return rowsOf(page).filter(({ id, parent }) => {
    const isInside = within.has(parent)
    if (isInside || ids.has(id)) within.add(id)
    return !isInside && ids.has(id)
  })
}

interface Choice {
  readonly page: Raw
  readonly selected: string | undefined
  readonly chosen: ReadonlySet<string> | undefined
}

/** What is chosen with one more or one less; with `isTo` all from the last one to it; without one as before. */
export function ticked({ page, selected, chosen }: Choice, id?: string, isTo = false) {
  const ids = rowsOf(page).map((row) => row.id)
  const next = new Set(chosen ?? ids.filter((each) => each === selected))
  const to = ids.indexOf(id ?? '')
  const from = isTo ? ids.indexOf([...next].pop() ?? '') : -1
  if (from >= 0)
    for (const each of ids.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(each)
  else if (id !== undefined && !next.delete(id)) next.add(id)
  return next
}

/** Where what is added without another word goes: behind these, or last. */
export function gapAfter({
  page,
  taken,
}: {
  readonly page: Raw
  readonly taken: readonly Row[]
}): Place {
  const last = taken[taken.length - 1]
  if (last) return { parent: last.parent, slot: last.slot, index: last.index + 1 }
  const index = rowsOf(page).filter(({ parent }) => parent === PAGE).length
  return { parent: PAGE, slot: '', index }
}

/**
 * Moves widgets to a gap, counted as the page stands, where they then lie one below the other. Nothing for a gap
 * inside one of them, or where they lie already.
 */
export function moveOps(page: Raw, ids: readonly string[], gap: Place): readonly Op[] {
  const rows = topmost(page, new Set(ids))
  if (rows.some(({ id }) => isWithin(page, gap.parent, id))) return []
  const above = (some: readonly Row[]) =>
    some.filter((row) => isBeside(row, gap) && row.index < gap.index).length
  const start = gap.index - above(rows)
  if (rows.every((row, n) => isBeside(row, gap) && row.index === start + n)) return []
  const ops = rows.map((row, n): Op => {
    const { parent, slot } = row
    // Those that went before have left their lists, and stand at the gap.
    const left = rows.slice(0, n).filter((each) => isBeside(each, row)).length
    const come = isBeside(row, gap) && row.index >= gap.index ? n : 0
    const index = gap.index - above(rows.slice(0, n + 1)) + n
    return {
      op: 'move',
      from: { parent, slot, index: row.index - left + come },
      to: { ...gap, index },
    }
  })
  return [...openSlot(page, gap), ...ops]
}

/** The gap that brings widgets of one list up or down by one; undefined where they lie in several lists. */
export function gapBeyond(rows: readonly Row[], by: 1 | -1): Place | undefined {
  const end = rows[by > 0 ? rows.length - 1 : 0]
  if (!end || !rows.every((row) => isBeside(row, end))) return undefined
  const { parent, slot, index, count } = end
  return { parent, slot, index: by > 0 ? Math.min(count, index + 2) : Math.max(0, index - 1) }
}

/** Takes widgets away; selected is then the one below the last, or above, or the one it lay in. */
export function removal(page: Raw, rows: readonly Row[]) {
  const last = rows[rows.length - 1]
  const beside = rowsOf(page).filter((row) => last && isBeside(row, last) && !rows.includes(row))
  const next =
    beside.find(({ index }) => last && index > last.index) ??
    beside[beside.length - 1] ??
    findRow(page, last?.parent)
  const ops = rows.map(
    ({ parent, slot, index, node }): Op => ({ op: 'remove', at: { parent, slot, index }, node }),
  )
  return [ops.reverse(), next?.id] as const
}
