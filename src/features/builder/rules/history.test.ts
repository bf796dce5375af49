import { findRow, type Op, PAGE, type Raw, setOp, valueAt } from './document'
import {
  begin,
  changesBetween,
  closed,
  commit,
  readHistory,
  redo,
  type Step,
  undo,
} from './history'

const part = (id: string, more: object = {}, slots?: object): Raw => ({
  ...more,
  config: { type: 'text', id, ...(slots && { slots }) },
})
const page: Raw = { name: 'P', widgets: [part('a'), part('b')] }

const setting = (id: string, value: string): Op => setOp(page, { node: id, path: ['value'] }, value)
const typed = (id: string, value: string, at: number, more: object = {}): Step => ({
  ops: [setting(id, value)],
  group: `${id}.value`,
  at,
  ...more,
})
const run = (...steps: readonly Step[]) => steps.reduce(commit, begin(page))
const text = (of: { readonly page: Raw } | undefined, id = 'a') =>
  of && valueAt(findRow(of.page, id)?.node, ['value'])

describe('what is one step', () => {
  test('typing goes on for less than 800 ms', () => {
    expect(run(typed('a', 'B', 0), typed('a', 'Be', 799)).steps).toHaveLength(1)
    expect(run(typed('a', 'B', 0), typed('a', 'Be', 800)).steps).toHaveLength(2)
    // Each letter gives as long again.
    const long = run(typed('a', 'B', 0), typed('a', 'Be', 700), typed('a', 'Bee', 1400))
    expect(long.steps).toHaveLength(1)
    expect(text(long)).toBe('Bee')
  })

  test('typing into another field, and what is no typing, is another one', () => {
    expect(run(typed('a', 'B', 0), typed('b', 'C', 1)).steps).toHaveLength(2)
    const plain = { group: undefined }
    expect(run(typed('a', 'B', 0, plain), typed('a', 'C', 1, plain)).steps).toHaveLength(2)
  })

  test('it is one operation, from what was there to what is there', () => {
    const [step] = run(typed('a', 'B', 0), typed('a', 'Be', 1)).steps
    expect(step?.ops).toEqual([
      { op: 'set', at: { node: 'a', path: ['value'] }, value: 'Be', was: undefined },
    ])
  })

  test('of several places each stays', () => {
    const both = (value: string, at: number): Step => ({
      ops: [setting('a', value), setting('b', value)],
      group: 'all',
      at,
    })
    const twice = run(both('B', 0), both('C', 1))
    expect(twice.steps).toHaveLength(1)
    expect(twice.steps[0]?.ops).toHaveLength(4)
    expect([text(twice), text(twice, 'b')]).toEqual(['C', 'C'])
    expect(undo(twice)?.page).toEqual(page)
    const other = run(typed('a', 'B', 0, { group: 'x' }), typed('b', 'C', 1, { group: 'x' }))
    expect(other.steps[0]?.ops).toHaveLength(2)
    expect(undo(other)?.page).toEqual(page)
  })

  test('only the last operation is gone on with, and only the last step', () => {
    const first: Step = { ops: [setting('b', 'C'), setting('a', 'B')], group: 'a.value', at: 500 }
    const twice = run(typed('b', 'A', -1000), first, typed('a', 'Be', 501))
    expect(twice.steps.map(({ ops }) => ops.length)).toEqual([1, 2])
    expect([text(twice), text(twice, 'b')]).toEqual(['Be', 'C'])
    expect(twice.cursor).toBe(2)
  })

  test('what was put in or taken away is no typing', () => {
    const at = { parent: PAGE, slot: '', index: 0 }
    const insert: Op = { op: 'insert', at, node: part('c') }
    const twice = commit(commit(begin(page), { ops: [insert], group: 'x', at: 0 }), {
      ops: [{ ...insert, node: part('d') }],
      group: 'x',
      at: 1,
    })
    expect(twice.steps[0]?.ops).toHaveLength(2)
    expect(undo(twice)?.page).toEqual(page)
  })

  test('after an undo a step is one of its own, and what was undone is forgotten', () => {
    const twice = run(typed('a', 'B', 0), typed('b', 'C', 1000))
    const back = undo(twice) ?? twice
    const again = commit(back, typed('a', 'D', 100))
    expect(again).toMatchObject({ cursor: 2 })
    expect(again.steps).toHaveLength(2)
    expect(redo(again)).toBeUndefined()
    expect(text(again)).toBe('D')
  })

  test('a field that was left is not gone on with; without one nothing changes', () => {
    const once = run(typed('a', 'B', 0))
    expect(commit(closed(once), typed('a', 'Be', 1)).steps).toHaveLength(2)
    expect(closed(once).page).toBe(once.page)
    expect(closed(begin(page)).steps).toEqual([])
    const plain = run(typed('a', 'B', 0, { group: undefined }))
    expect(closed(plain)).toBe(plain)
    // Of what was undone nothing is closed.
    const back = undo(run(typed('a', 'B', 0), typed('b', 'C', 1000))) ?? once
    expect(closed(back).steps.map(({ group }) => group)).toEqual([undefined, 'b.value'])
  })
})

test('what was done in turn is taken back in turn, and done again', () => {
  const top = { parent: PAGE, slot: '', index: 0 }
  const remove: Op = { op: 'remove', at: { ...top, index: 1 }, node: part('a') }
  const swap: Step = { ops: [{ op: 'insert', at: top, node: part('c') }, remove], at: 0 }
  const twice = run(swap, typed('b', 'B', 1000))
  const once = undo(twice) ?? twice
  const back = undo(once) ?? once
  expect(back).toMatchObject({ page, cursor: 0 })
  const again = redo(redo(back) ?? back)
  expect(again).toMatchObject({ page: twice.page, cursor: 2 })
})

test('undo and redo end where there is nothing', () => {
  expect(begin(page)).toEqual({ page, steps: [], cursor: 0 })
  const once = run(typed('a', 'B', 0))
  const back = undo(once)
  expect(back).toMatchObject({ page, cursor: 0 })
  expect(back && undo(back)).toBeUndefined()
  expect(text(back && redo(back))).toBe('B')
  expect(redo(once)).toBeUndefined()
})

const step: Step = { ops: [], at: 0 }
test.each([
  ['at its end', { steps: [step], cursor: 1 }, 1],
  ['at its beginning', { steps: [step], cursor: 0 }, 1],
  ['empty', { steps: [], cursor: 0 }, 0],
  ['behind its end', { steps: [step], cursor: 2 }, undefined],
  ['before its beginning', { steps: [step], cursor: -1 }, undefined],
  ['without a place', { steps: [step] }, undefined],
  ['of something else', { steps: 'x', cursor: 0 }, undefined],
  ['with a step that is none', { steps: [step, { at: 0 }], cursor: 1 }, undefined],
  ['with a step that is nothing', { steps: [null], cursor: 0 }, undefined],
  ['that is none', 'x', undefined],
])('a history that was kept, %s', (_, kept, length) => {
  expect(readHistory(kept)).toEqual(length === undefined ? { steps: [], cursor: 0 } : kept)
})

const group = (...inner: readonly Raw[]) => part('g', {}, { content: inner })
const changes = (before: Raw, after: Raw) => {
  const { added, removed, changed } = changesBetween(before, after)
  return [added, removed, changed]
}
const widgets = (...all: readonly Raw[]): Raw => ({ name: 'P', widgets: all })
const [a, b, c] = [part('a'), part('b'), part('c')]

test.each([
  ['nothing', widgets(a, b), widgets(a, b), [0, 0, 0]],
  ['one more', widgets(a), widgets(a, b), [1, 0, 0]],
  ['two fewer', widgets(a, b, c), widgets(b), [0, 2, 0]],
  ['one instead of another', widgets(a, b), widgets(a, c), [1, 1, 0]],
  ['a value', widgets(a, b), widgets(part('a', { value: 1 }), b), [0, 0, 1]],
  ['another type', widgets(a), widgets({ config: { type: 'title', id: 'a' } }), [0, 0, 1]],
  ['an order, which is of the page', widgets(a, b), widgets(b, a), [0, 0, 1]],
  ['the page', widgets(a), { ...widgets(a), name: 'Q' }, [0, 0, 1]],
  [
    'a widget within another',
    widgets(group(a)),
    widgets(group(part('a', { value: 1 }))),
    [0, 0, 1],
  ],
  [
    'another place, of what went and of the order',
    widgets(group(), a),
    widgets(group(a)),
    [0, 0, 1],
  ],
  ['a popup', widgets(a), { ...widgets(a), pop: { frequency: 'daily', widgets: [] } }, [0, 0, 1]],
  [
    'how often it pops up',
    { ...widgets(), pop: { n: 1 } },
    { ...widgets(), pop: { n: 2 } },
    [0, 0, 1],
  ],
  [
    'a widget that pops up',
    { ...widgets(), pop: { widgets: [] } },
    { ...widgets(), pop: { widgets: [a] } },
    [1, 0, 0],
  ],
])('pages differ by %s', (_, before, after, counts) => {
  expect(changes(before, after)).toEqual(counts)
})

test('what moved from the page into what pops up is told as such', () => {
  const before = { ...widgets(a), pop: { widgets: [] } }
  expect(changes(before, { ...widgets(), pop: { widgets: [a] } })).toEqual([0, 0, 1])
})
