import { isObject } from '../../../shared/json'
import {
  apply,
  findRow,
  insertOps,
  type Key,
  type Op,
  PAGE,
  POP,
  type Pointer,
  type Raw,
  type Row,
  rowsOf,
  setOp,
  valueAt,
} from './document'
import { moveOps } from './several'

/* Two have changed the same page: what does not touch is joined, by the ids of widgets. */

type Side = 'mine' | 'theirs'

/** What of a page stands where: each widget without those inside it, and the order of each list. */
interface Flat {
  readonly own: ReadonlyMap<string, Raw>
  readonly rows: ReadonlyMap<string, Row>
  readonly lists: ReadonlyMap<string, readonly string[]>
}

/** Stands for a list whose widgets are looked at by themselves. */
const LIST = ':list'
const listKey = ({ parent, slot }: Pick<Row, 'parent' | 'slot'>) => `${parent} ${slot}`

/** Whether two values say the same, in whatever order. */
export function same(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((each, at) => same(each, right[at]))
  if (!isObject(left) || !isObject(right)) return false
  const keys = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...keys].every((key) => same(left[key], right[key]))
}

const hollow = (lists: unknown) =>
  isObject(lists) ? Object.fromEntries(Object.keys(lists).map((name) => [name, LIST])) : lists

function ownOf(node: Raw): Raw {
  const { config } = node
  if (!isObject(config) || config.slots === undefined) return node
  return { ...node, config: { ...config, slots: hollow(config.slots) } }
}

const ownOfPage = ({ pop, ...page }: Raw): Raw => ({
  ...page,
  widgets: LIST,
  ...(pop !== undefined && {
    pop: isObject(pop) && pop.widgets !== undefined ? { ...pop, widgets: LIST } : pop,
  }),
})

function flat(page: Raw): Flat {
  const rows = rowsOf(page)
  const lists = new Map<string, string[]>()
  for (const row of rows) {
    const key = listKey(row)
    lists.set(key, [...(lists.get(key) ?? []), row.id])
  }
  const own = new Map(rows.map(({ id, node }) => [id, ownOf(node)]))
  own.set(PAGE, ownOfPage(page))
  return { own, rows: new Map(rows.map((row) => [row.id, row])), lists }
}

/** A value that both have; where both have changed it, `winner` decides and the place is noted. */
function joinValue(
  [base, mine, theirs]: readonly unknown[],
  winner: Side,
  path: readonly Key[],
  clash: (path: readonly Key[]) => void,
): unknown {
  if (same(mine, theirs) || same(base, theirs)) return mine
  if (same(base, mine)) return theirs
  if (isObject(mine) && isObject(theirs)) {
    const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)])
    const from = isObject(base) ? base : {}
    return Object.fromEntries(
      [...keys].flatMap((key) => {
        const values = [from[key], mine[key], theirs[key]]
        const value = joinValue(values, winner, [...path, key], clash)
        return value === undefined ? [] : [[key, value]]
      }),
    )
  }
  clash(path)
  return winner === 'mine' ? mine : theirs
}

/** A list of one side with what the other has besides, each behind what it stands behind there. */
function interleave(order: readonly string[], other: readonly string[]): string[] {
  const result = [...order]
  other.forEach((id, at) => {
    if (result.includes(id)) return
    const before = other.slice(0, at).reverse()
    const behind = before.find((each) => result.includes(each))
    result.splice(behind === undefined ? 0 : result.indexOf(behind) + 1, 0, id)
  })
  return result
}

export interface Merged {
  readonly page: Raw
  /** What both have changed. */
  readonly clashes: readonly Pointer[]
}

/** Two pages that began as one. Undefined when it holds something that cannot be told apart. */
export function merge(base: Raw, mine: Raw, theirs: Raw, winner: Side = 'mine') {
  const [b, m, t] = [flat(base), flat(mine), flat(theirs)]
  if ([base, mine, theirs].some(isMixed)) return undefined
  const clashes: Pointer[] = []
  const clash = (node: string) => (path: readonly Key[]) => void clashes.push({ node, path })
  const own = new Map<string, Raw>()
  const places = new Map<string, Pick<Row, 'parent' | 'slot'>>()
  const ids = new Set([...m.rows.keys(), ...t.rows.keys()])

  for (const id of [PAGE, ...ids]) {
    const values = [b, m, t].map((each) => each.own.get(id))
    const [was, ours, other] = values
    const rows = [b, m, t].map((each) => each.rows.get(id))
    // Two new ones that were given the same id are not one.
    if (ours && other && !was && !same(ours, other)) {
      clash(id)([])
      const isOurs = winner === 'mine'
      keep(id, isOurs ? ours : other, (isOurs ? rows[1] : rows[2]) as Row)
    } else if (ours && other) {
      own.set(id, joinValue(values, winner, [], clash(id)) as Raw)
      if (id !== PAGE) places.set(id, joinPlace(rows, winner, clash(id)))
    } else {
      const left = (ours ?? other) as Raw
      const row = (rows[1] ?? rows[2]) as Row
      const isTouched = !same(was, left) || !isSamePlace(rows[0], row)
      if (was && isTouched) clash(id)([])
      if (!was || (isTouched && (winner === 'mine') === (ours !== undefined))) keep(id, left, row)
    }
  }
  function keep(id: string, node: Raw, row: Row): void {
    own.set(id, node)
    places.set(id, row)
  }
  // Who is kept needs what it stands in.
  for (const { parent } of places.values()) {
    const row = m.rows.get(parent) ?? t.rows.get(parent)
    if (!row || own.has(parent)) continue
    clash(parent)([])
    keep(parent, (m.own.get(parent) ?? t.own.get(parent)) as Raw, row)
  }
  if (isCircular(places)) return undefined

  const keys = new Set([...places.values()].map(listKey))
  const lists = new Map<string, readonly string[]>()
  for (const key of keys) {
    const here = (from: Flat) =>
      (from.lists.get(key) ?? []).filter((id) => {
        const place = places.get(id)
        return place !== undefined && listKey(place) === key
      })
    const [was, ours, other] = [here(b), here(m), here(t)] as [string[], string[], string[]]
    const [before, now, there] = [was, ours, other].map((list) =>
      list.filter((id) => [was, ours, other].every((each) => each.includes(id))),
    )
    const isOurs = same(there, before)
    const isTheirs = same(now, before)
    if (!isOurs && !isTheirs && !same(now, there)) clash(key.split(' ')[0] as string)([])
    const isFirst = isOurs || (!isTheirs && winner === 'mine')
    lists.set(key, isFirst ? interleave(ours, other) : interleave(other, ours))
  }
  return { page: rebuilt(own, lists), clashes } satisfies Merged
}

const isSamePlace = (left: Row | undefined, right: Row | undefined) =>
  left !== undefined && right !== undefined && listKey(left) === listKey(right)

function joinPlace(
  [base, mine, theirs]: readonly (Row | undefined)[],
  winner: Side,
  clash: (path: readonly Key[]) => void,
): Row {
  if (isSamePlace(mine, theirs) || isSamePlace(base, theirs)) return mine as Row
  if (isSamePlace(base, mine)) return theirs as Row
  clash([])
  return (winner === 'mine' ? mine : theirs) as Row
}

/** Something in its lists has no id. */
function isMixed(page: Raw): boolean {
  const seen = rowsOf(page)
  const lists: unknown[] = [page.widgets, isObject(page.pop) ? page.pop.widgets : []]
  for (const { node } of seen) {
    const slots = valueAt(node, ['config', 'slots'])
    lists.push(...Object.values(isObject(slots) ? slots : {}))
  }
  const count = lists.reduce<number>(
    (sum, list) => sum + (Array.isArray(list) ? list.length : 0),
    0,
  )
  return count !== seen.length || new Set(seen.map(({ id }) => id)).size !== count
}

function isCircular(places: ReadonlyMap<string, Pick<Row, 'parent'>>): boolean {
  return [...places.keys()].some((id) => {
    let above = places.get(id)?.parent
    for (let steps = 0; above !== undefined && steps < places.size; steps++)
      above = places.get(above)?.parent
    return above !== undefined
  })
}

function rebuilt(
  own: ReadonlyMap<string, Raw>,
  lists: ReadonlyMap<string, readonly string[]>,
): Raw {
  const listOf = (parent: string, slot = ''): Raw[] =>
    (lists.get(listKey({ parent, slot })) ?? []).map((id) => {
      const node = own.get(id) as Raw
      const config = isObject(node.config) ? node.config : {}
      const names = [...lists.keys()].filter((key) => key.startsWith(`${id} `))
      const slots = isObject(config.slots) ? Object.keys(config.slots) : []
      const all = new Set([...slots, ...names.map((key) => key.slice(id.length + 1))])
      if (all.size === 0) return node
      const filled = Object.fromEntries([...all].map((name) => [name, listOf(id, name)]))
      return { ...node, config: { ...config, slots: filled } }
    })
  const page = own.get(PAGE) as Raw
  const popped = listOf(POP)
  const pop = isObject(page.pop) && (page.pop.widgets === LIST || popped.length > 0)
  return {
    ...page,
    widgets: listOf(PAGE),
    ...(pop && { pop: { ...(page.pop as Raw), widgets: popped } }),
  }
}

/** What makes one page the other, each to be undone. */
export function opsBetween(before: Raw, after: Raw): readonly Op[] {
  const ops: Op[] = []
  let page = before
  const run = (more: readonly Op[]) => {
    page = more.reduce(apply, page)
    ops.push(...more)
  }
  const wanted = new Set(rowsOf(after).map(({ id }) => id))
  const last = new Map<string, string>()
  for (const row of rowsOf(after)) {
    const { id, node, parent, slot } = row
    const behind = last.get(listKey(row))
    last.set(listKey(row), id)
    const index = behind === undefined ? 0 : (findRow(page, behind)?.index ?? -1) + 1
    const there = findRow(page, id)
    if (!there) run(insertOps(page, { parent, slot, index }, [emptied(node)]))
    else if (!isSamePlace(there, row) || !isNext(page, there, index, wanted))
      run(moveOps(page, [id], { parent, slot, index }))
  }
  const nextGone = () => rowsOf(page).find(({ id }) => !wanted.has(id))
  for (let gone = nextGone(); gone; gone = nextGone()) {
    const { parent, slot, index, node } = gone
    run([{ op: 'remove', at: { parent, slot, index }, node }])
  }
  for (const [id, own] of flat(after).own) {
    const now = flat(page).own.get(id)
    if (now)
      for (const [path, value] of leaves(now, own, []))
        run([setOp(page, { node: id, path }, unhollow(value))])
  }
  if (same(page, after)) return ops
  return [setOp(before, { node: PAGE, path: [] }, after)]
}

/** Nothing that stays lies between a place and where a widget stands behind it. */
const isNext = (page: Raw, there: Row, from: number, wanted: Set<string>) =>
  there.index >= from &&
  !rowsOf(page)
    .filter((row) => isSamePlace(row, there) && row.index >= from && row.index < there.index)
    .some(({ id }) => wanted.has(id))

const emptied = (node: Raw): Raw => unhollow(ownOf(node)) as Raw
/** Lists begin empty. */
function unhollow(value: unknown): unknown {
  if (value === LIST) return []
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, unhollow(each)]))
}

type Leaf = readonly [path: readonly Key[], value: unknown]

/** The values that differ, with where they lie. */
function leaves(before: unknown, after: unknown, path: readonly Key[]): readonly Leaf[] {
  if (same(before, after)) return []
  if (!isObject(before) || !isObject(after)) return [[path, after]]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) => leaves(before[key], after[key], [...path, key]))
}
