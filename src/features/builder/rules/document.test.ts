import {
  apply,
  copiesOf,
  findRow,
  insertOps,
  inverse,
  type Op,
  PAGE,
  type Place,
  POP,
  type Raw,
  rowsOf,
  setOp,
  stamped,
  valueAt,
} from './document'
import { begin, closed, commit, readHistory, redo, type Step, undo } from './history'
import { moveOps } from './several'

const widget = (id: string, more: object = {}): Raw => ({ config: { type: 'text', id, ...more } })

/** With keys no client knows, nested widgets, a popup and something that is no widget. */
const original = {
  name: { en: 'Home', 'zh-Hans': '首页' },
  url: '/x/y',
  play: { opaque: [1, { deep: true }] },
  pop: { frequency: 'daily', widgets: [widget('p')] },
  widgets: [
    { ...widget('a'), value: [{ title: 'One' }, { title: { en: 'Two' } }], later: 'kept' },
    widget('b', { slots: { left: [widget('c'), widget('d')], right: [] }, newer: { x: null } }),
    'no widget',
    widget('e', { on: { tap: { do: 'back' } } }),
  ],
}

/** The same numbers every time. */
function createDice(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const KEYS = ['title', 'en', 'newer', 'rows', 'on']

function randomOps(page: Raw, dice: (below: number) => number): readonly Op[] {
  const rows = rowsOf(page)
  const row = rows[dice(rows.length)]
  const gap = (): Place => {
    const other = rows[dice(rows.length)]
    const kind = dice(4)
    if (!other || kind === 0) return { parent: PAGE, slot: '', index: dice(2) }
    if (kind === 1) return { parent: POP, slot: '', index: 0 }
    if (kind === 2) return { parent: other.parent, slot: other.slot, index: other.index }
    const slot = ['left', 'right', 'made'][dice(3)] ?? ''
    return { parent: other.id, slot, index: 0 }
  }
  const kind = dice(rows.length > 40 ? 3 : 5)
  /** Sometimes with another one. */
  const several = <N>(one: N, other = one): readonly N[] => (dice(3) > 0 ? [one] : [other, one])
  if (row && kind === 0) return [{ op: 'remove', at: row, node: row.node }]
  if (row && kind === 1) return moveOps(page, several(row.id, rows[dice(rows.length)]?.id), gap())
  if (kind > 2)
    return insertOps(page, gap(), copiesOf(page, several(widget('x', { seen: dice(9) }))))
  const path = ['config', 'free', ...Array.from({ length: 1 + dice(3) }, () => KEYS[dice(5)] ?? '')]
  const values = ['text', 7, null, undefined, { a: 1 }, [1, 2]]
  return [setOp(page, { node: dice(5) === 0 ? PAGE : (row?.id ?? PAGE), path }, values[dice(6)])]
}

test('10,000 random operations taken back are the page as it was, done again the page as it became', () => {
  const dice = createDice(20_261_125)
  let edited = begin(original)
  for (let at = 0; at < 10_000; at++) {
    const ops = randomOps(edited.page, dice)
    edited = commit(edited, { ops, at: at * 10_000 })
  }
  const final = edited.page
  expect(rowsOf(final).length).toBeGreaterThan(5)
  for (let back = undo(edited); back; back = undo(edited)) edited = back
  expect(edited.page).toEqual(original)
  for (let forth = redo(edited); forth; forth = redo(edited)) edited = forth
  expect(edited.page).toEqual(final)
})

test('each operation shares with the page before it whatever it did not change', () => {
  const op = setOp(original, { node: 'c', path: ['config', 'title'] }, 'C')
  const changed = apply(original, op) as typeof original
  expect(changed.widgets[0]).toBe(original.widgets[0])
  expect(changed.widgets[1]).not.toBe(original.widgets[1])
  expect(changed.play).toBe(original.play)
  expect(apply(changed, inverse(op))).toEqual(original)
})

test('a value below something that is not there leaves nothing empty behind', () => {
  const op = setOp(original, { node: 'a', path: ['config', 'title', 'en'] }, 'A')
  const changed = apply(original, op)
  expect(valueAt(findRow(changed, 'a')?.node, ['config', 'title'])).toEqual({ en: 'A' })
  expect(apply(changed, inverse(op))).toEqual(original)
  const nothing = setOp(original, { node: 'a', path: ['config', 'no', 'such'] }, undefined)
  expect(apply(original, nothing)).toEqual(original)
})

test('widgets without an id, or with one that is taken, get one; the others keep theirs', () => {
  const page = stamped({ widgets: [{ config: { name: 'text' } }, widget('a'), widget('a'), 7] })
  expect(rowsOf(page).map(({ id }) => id)).toEqual(['text-1', 'a', 'text-2'])
  expect(stamped(original)).toEqual(original)
})

test('a copy and what is inside it have ids of their own, which nobody else gives', () => {
  const copy = () => {
    const widgets = copiesOf(original, [findRow(original, 'b')?.node])
    return rowsOf({ widgets }).map(({ id }) => id)
  }
  const ids = [...copy(), ...copy()]
  expect(ids).toEqual(Array(6).fill(expect.stringMatching(/^text-\w+$/)))
  const there = rowsOf(original).map(({ id }) => id)
  expect(new Set([...ids, ...there]).size).toBe(ids.length + there.length)
})

const typed = (value: string, at: number): Step => ({
  ops: [setOp(original, { node: 'e', path: ['config', 'title'] }, value)],
  group: 'e.title',
  at,
})

test('typing into one field is one step until it pauses, is left or sent', () => {
  let edited = commit(begin(original), typed('B', 0))
  edited = commit(edited, typed('Be', 700))
  expect(undo(edited)?.page).toEqual(original)
  edited = commit(edited, typed('Bee', 1400))
  expect(edited.steps).toHaveLength(1)
  expect(undo(edited)?.page).toEqual(original)
  edited = commit(edited, typed('Beer', 2300))
  expect(edited.steps).toHaveLength(2)
  edited = commit(closed(edited), typed('Beers', 2400))
  expect(edited.steps).toHaveLength(3)
  expect(valueAt(findRow(edited.page, 'e')?.node, ['config', 'title'])).toBe('Beers')
})

test('a step after an undo forgets what was undone', () => {
  const first = commit(begin(original), typed('B', 0))
  const back = undo(first) ?? first
  const other = commit(back, typed('C', 9000))
  expect(other.steps).toHaveLength(1)
  expect(redo(other)).toBeUndefined()
  expect(undo(begin(original))).toBeUndefined()
})

test('of a damaged history nothing is left', () => {
  for (const damage of [null, { steps: [1], cursor: 0 }, { steps: [], cursor: 3 }])
    expect(readHistory(damage)).toEqual({ steps: [], cursor: 0 })
})

test('a row is the same one while its widget and its place are: typing into one leaves all others', () => {
  // Nodes of its own: others have put those of the original elsewhere.
  const page = stamped(original)
  const before = rowsOf(page)
  const changed = (op: Op) =>
    rowsOf(apply(page, op)).flatMap((row) => (before.includes(row) ? [] : row.id))
  expect(rowsOf(page)).toBe(before)
  const path = ['value', 'title']
  expect(changed(setOp(page, { node: 'e', path }, 'New'))).toEqual(['e'])
  // What holds it changes with it.
  expect(changed(setOp(page, { node: 'c', path }, 'New'))).toEqual(['b', 'c'])
  // And a list that has become shorter counts otherwise.
  const at = { parent: PAGE, slot: '', index: 3 }
  expect(changed({ op: 'remove', at, node: widget('e') })).toEqual(['a', 'b'])
})
