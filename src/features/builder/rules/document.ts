import { hasOwn, isObject } from '../../../shared/json'
import { newRequestId } from '../../../shared/transport'

/* A definition as it is edited: raw, so that what this client does not know stays in it. */

export type Raw = Readonly<Record<string, unknown>>
export type Key = string | number

/** A list of widgets and a position in it: of the page itself, of its popup, or of a slot of a widget. */
export interface Place {
  /** Id of the widget whose slot it is; see `PAGE` and `POP`. */
  readonly parent: string
  /** Empty for the page and its popup. */
  readonly slot: string
  readonly index: number
}
export const PAGE = ':page'
export const POP = ':pop'

/** A value inside a widget, or inside the page. */
export interface Pointer {
  readonly node: string
  readonly path: readonly Key[]
}

/** Each can be undone from what it says. A move's `to` counts without the widget that is moved. */
export type Op =
  | { readonly op: 'set'; readonly at: Pointer; readonly value?: unknown; readonly was?: unknown }
  | { readonly op: 'insert'; readonly at: Place; readonly node: Raw }
  | { readonly op: 'remove'; readonly at: Place; readonly node: Raw }
  | { readonly op: 'move'; readonly from: Place; readonly to: Place }

/** A widget of the page, and where it stands. */
export interface Row extends Place {
  readonly id: string
  readonly type: string
  readonly node: Raw
  readonly depth: number
  /** How many stand in its list. */
  readonly count: number
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const configOf = (node: unknown): Raw =>
  isObject(node) && isObject(node.config) ? node.config : {}
const idOf = (node: unknown): string | undefined => {
  const { id } = configOf(node)
  return typeof id === 'string' ? id : undefined
}
const slotsOf = (node: unknown): Raw => {
  const { slots } = configOf(node)
  return isObject(slots) ? slots : {}
}

/** The lists a page begins with. */
const roots = (page: Raw): readonly (readonly [parent: string, list: readonly unknown[]])[] => [
  [PAGE, listOf(page.widgets)],
  [POP, isObject(page.pop) ? listOf(page.pop.widgets) : []],
]

const rowsOfPages = new WeakMap<Raw, readonly Row[]>()
const rowsOfNodes = new WeakMap<Raw, Row>()

/** The row of a widget: the same one while the widget and its place are, so that it is not drawn again. */
function rowFor(node: Raw, row: Row): Row {
  const before = rowsOfNodes.get(node)
  const { parent, slot, index, depth, count } = row
  const isSame =
    before?.parent === parent &&
    before.slot === slot &&
    before.index === index &&
    before.depth === depth &&
    before.count === count
  if (!isSame) rowsOfNodes.set(node, row)
  return isSame ? before : row
}

/** Every widget of a page in the order it is read, with those inside it. */
export function rowsOf(page: Raw): readonly Row[] {
  const known = rowsOfPages.get(page)
  if (known) return known
  const rows: Row[] = []
  const walk = (list: readonly unknown[], parent: string, slot: string, depth: number) =>
    list.forEach((node, index) => {
      const id = idOf(node)
      if (id === undefined || !isObject(node)) return
      const type = String(configOf(node).type ?? '')
      rows.push(rowFor(node, { id, type, node, parent, slot, index, depth, count: list.length }))
      for (const [name, inner] of Object.entries(slotsOf(node)))
        walk(listOf(inner), id, name, depth + 1)
    })
  for (const [parent, list] of roots(page)) walk(list, parent, '', 0)
  rowsOfPages.set(page, rows)
  return rows
}

/** The widget of this id. */
export const findRow = (page: Raw, id: string | undefined): Row | undefined =>
  rowsOf(page).find((row) => row.id === id)

/** Where in the page a widget lies, as steps from its root. */
function pathTo(page: Raw, id: string): readonly Key[] | undefined {
  if (id === PAGE) return []
  const row = findRow(page, id)
  const list = row && listPath(page, row)
  return list && [...list, row.index]
}

function listPath(page: Raw, { parent, slot }: Pick<Place, 'parent' | 'slot'>) {
  if (parent === PAGE) return ['widgets']
  if (parent === POP) return ['pop', 'widgets']
  const above = pathTo(page, parent)
  return above && [...above, 'config', 'slots', slot]
}

/** A value by steps; undefined where there is none. */
export function valueAt(value: unknown, path: readonly Key[]): unknown {
  let found = value
  for (const key of path) {
    if (typeof found !== 'object' || found === null || !hasOwn(found, key)) return undefined
    found = (found as Record<Key, unknown>)[key]
  }
  return found
}

/** A copy with another value at `path`, which shares all that stayed; undefined takes the key away. */
function withValue(target: unknown, path: readonly Key[], value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (Array.isArray(target)) {
    const copy = [...target]
    copy[Number(key)] = withValue(copy[Number(key)], rest, value)
    return copy
  }
  const { [key]: before, ...others } = isObject(target) ? target : {}
  const next = withValue(before, rest, value)
  // In its place, so that a text of the page reads as it did.
  if (next !== undefined && isObject(target) && hasOwn(target, key))
    return { ...target, [key]: next }
  return next === undefined ? others : { ...others, [key]: next }
}

function inList(page: Raw, place: Place, change: (list: unknown[]) => void): Raw {
  const path = listPath(page, place)
  if (!path) return page
  const list = [...listOf(valueAt(page, path))]
  change(list)
  return withValue(page, path, list) as Raw
}

const insertAt = (page: Raw, place: Place, node: unknown) =>
  inList(page, place, (list) => void list.splice(place.index, 0, node))
const removeAt = (page: Raw, place: Place) =>
  inList(page, place, (list) => void list.splice(place.index, 1))

/** The page after an operation. What it names and is not there, changes nothing. */
export function apply(page: Raw, op: Op): Raw {
  if (op.op === 'insert') return insertAt(page, op.at, op.node)
  if (op.op === 'remove') return removeAt(page, op.at)
  if (op.op === 'move') {
    const path = listPath(page, op.from)
    const node = path && valueAt(page, [...path, op.from.index])
    return node === undefined ? page : insertAt(removeAt(page, op.from), op.to, node)
  }
  const above = pathTo(page, op.at.node)
  return above ? (withValue(page, [...above, ...op.at.path], op.value) as Raw) : page
}

/** What takes an operation back. */
export function inverse(op: Op): Op {
  if (op.op === 'insert') return { ...op, op: 'remove' }
  if (op.op === 'remove') return { ...op, op: 'insert' }
  if (op.op === 'move') return { op: 'move', from: op.to, to: op.from }
  return { op: 'set', at: op.at, value: op.was, was: op.value }
}

/**
 * Sets a value, or takes it away with undefined. What is missing above it is part of the operation, so that
 * undoing leaves nothing empty behind.
 */
export function setOp(page: Raw, { node, path }: Pointer, value: unknown): Op {
  const above = pathTo(page, node) ?? []
  const whole = [...above, ...path]
  const reach = firstMissing(page, whole, above.length) ?? whole.length
  const at = { node, path: whole.slice(above.length, reach) }
  const was = valueAt(page, whole.slice(0, reach))
  // What is not there needs not be taken away.
  if (value === undefined && reach < whole.length) return { op: 'set', at, value: was, was }
  return { op: 'set', at, value: withValue(undefined, whole.slice(reach), value), was }
}

/** How many steps lead to the first thing that is no object or list; undefined when all are. */
function firstMissing(page: Raw, path: readonly Key[], from: number): number | undefined {
  for (let depth = from; depth < path.length; depth++) {
    const holder = valueAt(page, path.slice(0, depth))
    if (!Array.isArray(holder) && !isObject(holder)) return depth
  }
  return undefined
}

/** Puts widgets at a place, one below the other; a slot that is not there yet is made first. */
export function insertOps(page: Raw, at: Place, nodes: readonly Raw[]): readonly Op[] {
  const put = (node: Raw, n: number): Op => ({
    op: 'insert',
    at: { ...at, index: at.index + n },
    node,
  })
  return [...openSlot(page, at), ...nodes.map(put)]
}

/** Makes the slot of a place, where it is not there yet. */
export function openSlot(page: Raw, { parent, slot }: Place): readonly Op[] {
  if (parent === PAGE || parent === POP) return []
  const path = ['config', 'slots', slot]
  const above = pathTo(page, parent) ?? []
  if (Array.isArray(valueAt(page, [...above, ...path]))) return []
  return [setOp(page, { node: parent, path }, [])]
}

/** Whether a widget lies inside another one, or is it. */
export function isWithin(page: Raw, id: string, outer: string): boolean {
  if (id === outer) return true
  const row = findRow(page, id)
  return row !== undefined && row.parent !== id && isWithin(page, row.parent, outer)
}

/** An id that no widget of the page has. */
function freeId(taken: ReadonlySet<string>, type: string): string {
  let count = 1
  while (taken.has(`${type}-${count}`)) count += 1
  return `${type}-${count}`
}

/** One that somebody else who adds to the same page does not give either. */
function newId(taken: ReadonlySet<string>, type: string): string {
  const id = `${type}-${newRequestId().slice(-8)}`
  return taken.has(id) ? newId(taken, type) : id
}

/** Gives ids to those that have none, or one that is taken; all of them anew for a copy. */
function named(node: unknown, taken: Set<string>, isCopy: boolean): unknown {
  if (!isObject(node) || !isObject(node.config)) return node
  const { config } = node
  const type = String(config.type ?? config.name ?? 'widget')
  const own = typeof config.id === 'string' && config.id !== '' ? config.id : undefined
  const isKept = own !== undefined && !isCopy && !taken.has(own)
  const id = isKept ? own : isCopy ? newId(taken, type) : freeId(taken, type)
  taken.add(id)
  const slots = isObject(config.slots) && {
    slots: Object.fromEntries(
      Object.entries(config.slots).map(([name, list]) => [
        name,
        Array.isArray(list) ? list.map((each) => named(each, taken, isCopy)) : list,
      ]),
    ),
  }
  return { ...node, config: { ...config, type, id, ...slots } }
}

/** A page whose widgets can all be told apart. */
export function stamped(page: Raw): Raw {
  const taken = new Set<string>()
  const all = (list: unknown) => listOf(list).map((node) => named(node, taken, false))
  const pop = isObject(page.pop) &&
    Array.isArray(page.pop.widgets) && { pop: { ...page.pop, widgets: all(page.pop.widgets) } }
  return { ...page, widgets: all(page.widgets), ...pop }
}

/** Widgets as they may be put into the page: they and those inside them have ids of their own. */
export function copiesOf<N>(page: Raw, nodes: readonly N[]): readonly N[] {
  const taken = new Set(rowsOf(page).map(({ id }) => id))
  return nodes.map((node) => named(node, taken, true) as N)
}

/** A page with more widgets at its end; one with nothing on it begins as `whole` does, where there is one. */
export function withParts(page: Raw, widgets: unknown, whole?: unknown): Raw {
  const isNew = rowsOf(page).length === 0 && isObject(whole)
  if (isNew) return stamped({ ...whole, url: page.url })
  const more = copiesOf(page, listOf(widgets))
  return stamped({ ...page, widgets: [...listOf(page.widgets), ...more] })
}

/** A number that tells two pages apart. */
export function markOf(page: unknown): number {
  const text = JSON.stringify(page) ?? ''
  let hash = 5381
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 33) ^ text.charCodeAt(at)) >>> 0
  return hash
}
