// @reads nothing
import { type Edge, guttersOf, gutterText } from './gutters'

const WIDTH = 375

let row = 0
/** A card, unless told, in a row of its own. */
const edge = (left: number, { name = 'card', ...rest }: Partial<Edge> = {}): Edge => {
  row += 100
  return { kind: 'card', name, left, right: WIDTH - left, top: row, bottom: row + 50, ...rest }
}
const leftsOf = (edges: readonly Edge[]) => guttersOf(edges, WIDTH).map(({ left }) => left)

test('a page that keeps one distance has one gutter', () => {
  const text = edge(16.8, { kind: 'text', right: 200 })
  expect(leftsOf([edge(16), text, edge(16)])).toEqual([16])
})

test('two are found, the commonest first, with what keeps them', () => {
  const edges = [edge(12, { name: 'title' }), edge(16), edge(16)]
  expect(guttersOf(edges, WIDTH)).toEqual([
    { left: 16, names: ['card', 'card'] },
    { left: 12, names: ['title'] },
  ])
})

test('what stands to the right of something in its row keeps no distance from the edge', () => {
  const icon = edge(16, { kind: 'picture', right: 32 })
  const { top, bottom } = icon
  const words = { kind: 'text', right: 200, top: top + 10, bottom: bottom + 20 } as const
  expect(leftsOf([icon, edge(38, words)])).toEqual([16])
  expect(leftsOf([icon, edge(38, { ...words, top: bottom - 2 })])).toEqual([16, 38])
})

test('what runs over the edge is on purpose, words at the edge are not', () => {
  expect(leftsOf([edge(16), edge(0), edge(1, { kind: 'picture' }), edge(-8)])).toEqual([16])
  expect(leftsOf([edge(16), edge(16), edge(0, { kind: 'text', right: 90 })])).toEqual([16, 0])
  expect(leftsOf([edge(16), edge(-8, { kind: 'text', right: 90 })])).toEqual([16])
})

test('what stands in the middle, or far in, hangs at no edge', () => {
  const middle = edge(30, { kind: 'text', right: WIDTH - 31 })
  expect(leftsOf([edge(16), middle, edge(41)])).toEqual([16])
  expect(leftsOf([edge(16), edge(40)])).toEqual([16, 40])
  expect(leftsOf([edge(16), { ...middle, right: WIDTH - 33 }])).toEqual([16, 30])
})

test('it is told how many keep the first distance, and who the second', () => {
  expect(gutterText([])).toBeUndefined()
  expect(gutterText([{ left: 16, names: ['a'] }])).toBeUndefined()
  const names = ['b', 'b', 'c', 'd', 'e']
  expect(
    gutterText([
      { left: 16.2, names: ['a', 'a'] },
      { left: 11.6, names },
    ]),
  ).toBe('16 px, 2 times; 12 px: b, c, d and 2 more')
  expect(
    gutterText([
      { left: 16, names: ['a', 'a'] },
      { left: 8, names: ['b', 'c', 'd'] },
      { left: 4, names: ['e'] },
    ]),
  ).toBe('16 px, 2 times; 8 px: b, c, d; 4 px: e')
})
