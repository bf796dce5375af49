// @reads nothing
import { LARGEST_PAGE, pageWindow, splitList } from './page'

test.each([
  [1, 15, 15, 0],
  [2, 15, 15, 15],
  [3, 7, 7, 14],
  [1, LARGEST_PAGE, 100, 0],
  [2, LARGEST_PAGE + 1, 100, 100],
  [1, 1, 1, 0],
  [1, 0, 1, 0],
  [0, 15, 15, 0],
  [-4, -4, 1, 0],
  [2.9, 5.9, 5, 5],
  [1_000_000, 100, 100, 99_999_900],
])('page %d of %d holds %i behind %i', (pageIndex, pageSize, limit, offset) => {
  expect(pageWindow({ pageIndex, pageSize })).toEqual({ limit, offset })
})

test.each([1_000_001, 1e300, Number.POSITIVE_INFINITY, Number.NaN])(
  'nobody gets to page %d',
  (pageIndex) => {
    expect(() => pageWindow({ pageIndex, pageSize: 15 })).toThrow(
      new Error('There is no page beyond 1000000.'),
    )
  },
)

test('a list that travels as a text has fifty entries at most, the empty ones not counted', () => {
  const of = (count: number) => Array.from({ length: count }, (_, at) => String(at))
  expect(splitList(',a,,b,')).toEqual(['a', 'b'])
  expect(splitList('')).toEqual([])
  expect(splitList('a b  c', /\s+/)).toEqual(['a', 'b', 'c'])
  expect(splitList(`,${of(50).join(',,')}`)).toEqual(of(50))
  expect(() => splitList(of(51).join())).toThrow(new Error('A list has more than 50 entries.'))
})
