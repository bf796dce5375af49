import {
  apply,
  copiesOf,
  insertOps,
  inverse,
  type Op,
  PAGE,
  type Raw,
  rowsOf,
  setOp,
} from './document'
import { merge, opsBetween, same } from './merge'
import { moveOps } from './several'

const part = (id: string, more: object = {}): Raw => ({
  value: { a: 0, b: 0 },
  config: { type: 'text', id, ...more },
})
const group = (id: string, inner: readonly Raw[]): Raw => part(id, { slots: { content: inner } })
const page = (widgets: readonly Raw[], more: object = {}): Raw => ({
  name: 'P',
  url: '/p',
  later: [1],
  ...more,
  widgets,
})
const start = page([part('x'), group('g', [part('y'), part('z')]), part('w')])
const ids = (of: Raw | undefined) =>
  of && rowsOf(of).map(({ id, depth }) => `${'.'.repeat(depth)}${id}`)
const run = (from: Raw, ops: readonly Op[]) => ops.reduce(apply, from)
const set = (from: Raw, node: string, path: string[], value: unknown) =>
  apply(from, setOp(from, { node, path }, value))
const drop = (from: Raw, id: string) => {
  const { node, parent, slot, index } = rowsOf(from).find((row) => row.id === id) as ReturnType<
    typeof rowsOf
  >[0]
  return apply(from, { op: 'remove', at: { parent, slot, index }, node })
}
const top = (index: number) => ({ parent: PAGE, slot: '', index })

test('fields, places, parts and settings that only one of two has changed are all there', () => {
  let mine = set(start, 'x', ['value', 'a'], 1)
  mine = run(mine, moveOps(mine, ['w'], top(0)))
  mine = set(mine, PAGE, ['name'], 'Mine')
  let theirs = set(start, 'x', ['value', 'b'], 2)
  theirs = run(theirs, insertOps(theirs, { parent: 'g', slot: 'content', index: 1 }, [part('n')]))
  theirs = drop(theirs, 'z')
  const merged = merge(start, mine, theirs)
  expect(merged?.clashes).toEqual([])
  expect(ids(merged?.page)).toEqual(['w', 'x', 'g', '.y', '.n'])
  expect(merged?.page).toMatchObject({ name: 'Mine', later: [1] })
  expect(merged?.page.widgets).toMatchObject([{}, { value: { a: 1, b: 2 } }, {}])
})

test('the same field is asked for, and either answer leaves everything else alone', () => {
  const mine = set(set(start, 'x', ['value', 'a'], 1), 'w', ['value', 'a'], 5)
  const theirs = set(set(start, 'x', ['value', 'a'], 2), 'y', ['value', 'a'], 6)
  for (const [winner, a] of [
    ['mine', 1],
    ['theirs', 2],
  ] as const) {
    const merged = merge(start, mine, theirs, winner)
    expect(merged?.clashes).toEqual([{ node: 'x', path: ['value', 'a'] }])
    const values = rowsOf(merged?.page as Raw).map(({ node }) => (node.value as { a: number }).a)
    expect(values).toEqual([a, 0, 6, 0, 5])
  }
})

test.each([
  ['deleted and changed', (p: Raw) => drop(p, 'x'), (p: Raw) => set(p, 'x', ['value', 'a'], 1)],
  [
    'deleted and filled',
    (p: Raw) => drop(p, 'g'),
    (p: Raw) => run(p, moveOps(p, ['w'], { parent: 'g', slot: 'content', index: 0 })),
  ],
  [
    'deleted and moved',
    (p: Raw) => drop(p, 'x'),
    (p: Raw) => run(p, moveOps(p, ['x'], { parent: 'g', slot: 'content', index: 0 })),
  ],
  [
    'moved to two places',
    (p: Raw) => run(p, moveOps(p, ['y'], top(0))),
    (p: Raw) => {
      const open = run(p, insertOps(p, top(0), [group('h', [])]))
      return run(open, moveOps(open, ['y'], { parent: 'h', slot: 'content', index: 0 }))
    },
  ],
  [
    'put into two orders',
    (p: Raw) => run(p, moveOps(p, ['w'], top(0))),
    (p: Raw) => run(p, moveOps(p, ['x'], top(3))),
  ],
])('what was %s is asked for', (_, one, other) => {
  for (const winner of ['mine', 'theirs'] as const) {
    for (const [mine, theirs] of [
      [one(start), other(start)],
      [other(start), one(start)],
    ] as const) {
      const merged = merge(start, mine, theirs, winner)
      expect(merged?.clashes).not.toEqual([])
      expect(ids(merged?.page)).toHaveLength(new Set(ids(merged?.page)).size)
    }
  }
})

test.each([
  ['mine', ['n', 'x', 'g', '.y', '.z', 'w'], 1],
  ['theirs', ['x', 'g', '.y', '.n', '.z', 'w'], 2],
] as const)(
  'two new ones that were given one id clash: one is there, as and where it is in %s',
  (winner, order, a) => {
    const added = (value: number) =>
      [set(page([part('n')]), 'n', ['value', 'a'], value)].flatMap((each) => each.widgets as Raw[])
    const mine = run(start, insertOps(start, top(0), added(1)))
    const theirs = run(
      start,
      insertOps(start, { parent: 'g', slot: 'content', index: 1 }, added(2)),
    )
    const merged = merge(start, mine, theirs, winner)
    expect(merged?.clashes).toEqual([{ node: 'n', path: [] }])
    expect(ids(merged?.page)).toEqual(order)
    const row = rowsOf(merged?.page as Raw).find(({ id }) => id === 'n')
    expect(row?.node).toMatchObject({ value: { a } })
  },
)

test('two that were put into each other, or that nobody can tell apart, are not joined', () => {
  const two = page([group('g', []), group('h', [])])
  const into = (from: string, to: string) =>
    run(two, moveOps(two, [from], { parent: to, slot: 'content', index: 0 }))
  expect(merge(two, into('g', 'h'), into('h', 'g'))).toBeUndefined()
  const odd = page([part('x'), { config: {} }])
  expect(merge(odd, odd, set(odd, 'x', ['value', 'a'], 1))).toBeUndefined()
  // One such page of the three is enough.
  const fine = page([part('x')])
  expect(merge(odd, fine, fine)).toBeUndefined()
  expect(merge(fine, odd, fine)).toBeUndefined()
  expect(merge(fine, fine, odd)).toBeUndefined()
})

/** Whole numbers below `most`, the same ones each time. */
function dice(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * most)
  }
}

/** An edit by chance; `field` is the one that this editor writes. */
function edit(
  from: Raw,
  draw: (most: number) => number,
  field: string,
  mark: number,
): readonly Op[] {
  const rows = rowsOf(from)
  const row = rows[draw(rows.length)]
  const places = [
    top(draw(3)),
    ...rows
      .filter(({ id }) => /^g/.test(id))
      .map(({ id }) => ({ parent: id, slot: 'content', index: 0 })),
  ]
  const place = places[draw(places.length)] as (typeof places)[number]
  const what = draw(6)
  if (!row || what === 0) {
    const config = { type: draw(3) ? 'text' : 'g' }
    const made = copiesOf(from, [{ value: { [field]: mark }, config }])
    return insertOps(from, place, made)
  }
  if (what === 1) return moveOps(from, [row.id], place)
  if (what === 2 && rows.length > 4) {
    const { node, parent, slot, index } = row
    return [{ op: 'remove', at: { parent, slot, index }, node }]
  }
  return [setOp(from, { node: row.id, path: ['value', field] }, mark)]
}

test('any page becomes any other by steps that can all be taken back', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const draw = dice(seed)
    let after = start
    for (let step = 0; step < 12; step++) after = run(after, edit(after, draw, 'a', step))
    const ops = opsBetween(start, after)
    const done = run(start, ops)
    expect(same(done, after)).toBe(true)
    expect(
      ops.some((op) => op.op === 'set' && op.at.node === PAGE && op.at.path.length === 0),
    ).toBe(false)
    expect(same(run(done, ops.map(inverse).reverse()), start)).toBe(true)
  }
})

test('in 1000 schedules of two editors nothing is lost that was not asked for', () => {
  let [joined, refused, checked] = [0, 0, 0]
  for (let seed = 1; seed <= 1000; seed++) {
    const draw = dice(seed)
    let server = { page: start, revision: 0 }
    const editors = ['a', 'b'].map((field) => ({ field, page: start, saved: start, revision: 0 }))
    /** What the server must show: the last value written to each field of each widget. */
    const written = new Map<string, number>()
    const asked = new Set<string>()
    /** Sends what was edited, joined with what somebody else has sent meanwhile. */
    const sync = (editor: (typeof editors)[number]) => {
      if (editor.revision !== server.revision) {
        const merged = merge(editor.saved, editor.page, server.page)
        if (merged) {
          for (const { node } of merged.clashes) asked.add(node)
          joined += 1
          editor.page = run(editor.page, opsBetween(editor.page, merged.page))
          expect(same(editor.page, merged.page)).toBe(true)
        } else {
          refused += 1
          written.clear()
          editor.page = server.page
        }
      }
      if (!same(editor.page, server.page))
        server = { page: editor.page, revision: server.revision + 1 }
      Object.assign(editor, { saved: server.page, page: server.page, revision: server.revision })
    }
    for (let step = 1; step <= 30; step++) {
      const editor = editors[draw(2)] as (typeof editors)[number]
      for (const op of edit(editor.page, draw, editor.field, step)) {
        editor.page = apply(editor.page, op)
        const { field } = editor
        if (op.op === 'set' && typeof op.value === 'number')
          written.set(`${op.at.node} ${field}`, op.value)
        if (op.op === 'insert')
          written.set(`${(op.node.config as { id: string }).id} ${field}`, step)
        if (op.op === 'remove')
          for (const { id } of rowsOf(page([op.node])))
            for (const each of ['a', 'b']) written.delete(`${id} ${each}`)
      }
      if (draw(3) > 0) continue
      sync(editor)
    }
    for (const editor of [...editors, ...editors]) sync(editor)
    expect(same(editors[0]?.page, editors[1]?.page)).toBe(true)
    const rows = new Map(
      rowsOf(server.page).map(({ id, node }) => [id, node.value as Record<string, number>]),
    )
    for (const [place, value] of written) {
      const [id, field] = place.split(' ') as [string, string]
      if (asked.has(id)) continue
      checked += 1
      expect([seed, place, rows.get(id)?.[field]]).toEqual([seed, place, value])
    }
  }
  expect(checked).toBeGreaterThan(5000)
  expect(joined).toBeGreaterThan(3000)
  expect(refused).toBeLessThan(100)
})
