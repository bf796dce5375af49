import { apply, type Op, PAGE, type Place, POP, type Raw, rowsOf } from './document'
import { gapAfter, gapBeyond, moveOps, removal, ticked, topmost } from './several'

const part = (id: string, slots?: object): Raw => ({
  config: { id, type: 'text', ...(slots && { slots }) },
})
/** a · b (left: c, d; right: none) · no widget · e, and p in the popup. */
const page: Raw = {
  pop: { widgets: [part('p')] },
  widgets: [
    part('a'),
    part('b', { left: [part('c'), part('d')], right: [] }),
    'no widget',
    part('e'),
  ],
}
const gap = (parent: string, slot: string, index: number): Place => ({ parent, slot, index })
const top = (index: number) => gap(PAGE, '', index)
const order = (ops: readonly Op[], from = page) =>
  rowsOf(ops.reduce(apply, from))
    .map(({ id }) => id)
    .join('')
const taken = (ids: string, from = page) => topmost(from, new Set(ids))
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id).join('')

test.each([
  ['ea', 'ae'],
  ['cdb', 'b'],
  ['dca', 'acd'],
  ['px', 'p'],
  ['', ''],
])(
  'of %s there are %s, in the order of the page and without what lies in another of them',
  (ids, all) => {
    expect(idsOf(taken(ids))).toBe(all)
  },
)

test('what lies in a slot of what is chosen is not taken, however deep', () => {
  const deep = { widgets: [part('a', { x: [part('b', { x: [part('c')] })] }), part('d')] }
  expect(idsOf(taken('cda', deep))).toBe('ad')
})

describe('moving', () => {
  test('one goes to the gap that was pointed at, and never into itself', () => {
    const one = (id: string, to: Place) => order(moveOps(page, [id], to))
    expect(one('a', top(2))).toBe('bcdaep')
    expect(one('e', gap('b', 'right', 0))).toBe('abcdep')
    expect(one('a', gap('b', 'left', 1))).toBe('bcadep')
    expect(one('a', gap(POP, '', 1))).toBe('bcdepa')
    expect(moveOps(page, ['b'], gap('b', 'right', 0))).toEqual([])
    expect(moveOps(page, ['b'], gap('c', 'made', 0))).toEqual([])
    expect(moveOps(page, ['a'], top(1))).toEqual([])
    expect(moveOps(page, ['a'], top(0))).toEqual([])
  })

  test.each([
    ['ea', top(2), 'bcdaep'],
    ['ae', top(1), 'aebcdp'],
    ['ae', top(0), 'aebcdp'],
    ['ab', top(4), 'eabcdp'],
    ['be', top(0), 'bcdeap'],
    ['cdb', top(0), 'bcdaep'],
    ['ca', gap(POP, '', 0), 'bdeacp'],
    ['ad', gap('b', 'left', 1), 'bcadep'],
    ['cd', top(0), 'cdabep'],
    ['dc', gap('b', 'right', 0), 'abcdep'],
    ['dep', gap('b', 'left', 0), 'abdepc'],
    ['ace', gap('b', 'made', 0), 'bdace p'.replace(' ', '')],
  ])('%s go together, in the order of the page', (ids, to, all) => {
    const ops = moveOps(page, [...ids], to)
    expect(order(ops)).toBe(all)
    // What was there is there still: nothing was lost on the way.
    expect(order(ops)).toHaveLength(6)
  })

  test('what stands in the gap already stays, and a gap inside one of them is none', () => {
    expect(moveOps(page, ['a', 'b'], top(0))).toEqual([])
    expect(moveOps(page, ['a', 'b'], top(1))).toEqual([])
    expect(moveOps(page, ['a', 'b'], top(2))).toEqual([])
    expect(moveOps(page, ['a', 'b'], gap('b', 'right', 0))).toEqual([])
    expect(moveOps(page, [], top(0))).toEqual([])
    expect(moveOps(page, ['gone'], top(0))).toEqual([])
  })
})

describe('up and down', () => {
  const list: Raw = { widgets: [...'abcde'].map((id) => part(id)) }
  const shifted = (ids: string, by: 1 | -1, from = list) => {
    const to = gapBeyond(taken(ids, from), by)
    return to && order(moveOps(from, [...ids], to), from)
  }
  test.each([
    ['bc', -1, 'bcade'],
    ['bc', 1, 'adbce'],
    ['bd', -1, 'bdace'],
    ['bd', 1, 'acebd'],
    ['a', -1, 'abcde'],
    ['e', 1, 'abcde'],
    ['de', 1, 'abcde'],
  ] as const)('%s by %d', (ids, by, all) => {
    expect(shifted(ids, by)).toBe(all)
  })
  test('what lies in several lists has no way up or down, nor has nothing', () => {
    expect(shifted('ac', -1, page)).toBeUndefined()
    expect(shifted('ep', 1, page)).toBeUndefined()
    expect(shifted('', 1)).toBeUndefined()
  })
  test('slots of one widget are lists of their own', () => {
    const two = { widgets: [part('g', { left: [part('a')], right: [part('b')] })] }
    expect(shifted('ab', 1, two)).toBeUndefined()
  })
})

describe('what is taken away', () => {
  const removed = (from: Raw, ids: string) => {
    const [ops, next] = removal(from, taken(ids, from))
    return [order(ops, from), next]
  }
  const three: Raw = { widgets: [part('a'), part('b'), part('c')] }
  test.each([
    ['the first', three, 'a', 'bc', 'b'],
    ['one in the middle', three, 'b', 'ac', 'c'],
    ['the last', three, 'c', 'ab', 'b'],
    [
      'the only one of a slot',
      { widgets: [part('z'), part('g', { x: [part('a')] })] },
      'a',
      'zg',
      'g',
    ],
    ['the only one', { widgets: [part('a')] }, 'a', '', undefined],
    ['several', three, 'ab', 'c', 'c'],
    ['the last two', three, 'cb', 'a', 'a'],
    ['those around one', three, 'ac', 'b', 'b'],
    ['all', three, 'abc', '', undefined],
    ['those of several lists', page, 'acep', 'bd', undefined],
    ['some of several lists', page, 'ac', 'bdep', 'd'],
    ['none', three, '', 'abc', undefined],
  ])('%s: selected is what lies beside, or what it lay in', (_, from, ids, left, next) => {
    expect(removed(from, ids)).toEqual([left, next])
  })
})

describe('what is chosen', () => {
  const choose = (
    selected: string | undefined,
    chosen: string | undefined,
    id?: string,
    isTo?: boolean,
  ) =>
    [
      ...ticked(
        { page, selected, chosen: chosen === undefined ? undefined : new Set(chosen) },
        id,
        isTo,
      ),
    ].join('')

  test('begins with what is selected, if it is there', () => {
    expect(choose('d', undefined)).toBe('d')
    expect(choose(undefined, undefined)).toBe('')
    expect(choose('gone', undefined)).toBe('')
    expect(choose('d', undefined, 'a')).toBe('da')
    expect(choose('d', undefined, 'd')).toBe('')
  })
  test('is one more or one less', () => {
    expect(choose(undefined, 'ab', 'c')).toBe('abc')
    expect(choose(undefined, 'ab', 'a')).toBe('b')
    expect(choose('c', 'ab')).toBe('ab')
  })
  test('is all from the last one to another, up and down; from none it is that one', () => {
    expect(choose(undefined, 'ea', 'c', true)).toBe('eabc')
    expect(choose('d', undefined, 'b', true)).toBe('dbc')
    expect(choose(undefined, 'd', 'd', true)).toBe('d')
    expect(choose(undefined, '', 'b', true)).toBe('b')
    expect(choose(undefined, undefined, 'b', true)).toBe('b')
  })
})

test('what is added goes behind the last of them, or to the end of the page', () => {
  expect(gapAfter({ page, taken: taken('ac') })).toEqual(gap('b', 'left', 1))
  expect(gapAfter({ page, taken: taken('a') })).toEqual(top(1))
  expect(gapAfter({ page, taken: [] })).toEqual(top(3))
})
