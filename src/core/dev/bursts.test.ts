import { barOf, burstsOf, type Exchange } from './exchange-details'

const call = (id: number, at: number, ms?: number) => ({ id, at, ms }) as Exchange
const ids = (list: readonly Exchange[]) =>
  burstsOf(list).map(({ calls }) => calls.map(({ id }) => id))

test('calls within a second of each other belong together, newest burst first', () => {
  expect(ids([call(4, 9000, 10), call(3, 700, 10), call(2, 100, 300), call(1, 0, 50)])).toEqual([
    [4],
    [1, 2, 3],
  ])
})

test('the silence is counted from the last answer', () => {
  expect(ids([call(2, 2500, 10), call(1, 0, 2000)])).toEqual([[1, 2]])
  expect(ids([call(2, 3000, 10), call(1, 0, 2000)])).toEqual([[2], [1]])
})

test('nothing has no burst', () => {
  expect(burstsOf([])).toEqual([])
})

test('a bar shows when a call began and how long it took', () => {
  const [burst] = burstsOf([call(2, 150, 50), call(1, 100, 100)])
  expect(burst?.calls.map((each) => barOf(each, burst))).toEqual([
    { left: 0, width: 100 },
    { left: 50, width: 50 },
  ])
})

test('a bar is never too short to see, nor out of its burst', () => {
  const [burst] = burstsOf([call(3, 1000), call(2, 1000, 0), call(1, 0, 1000)])
  const bars = burst?.calls.map((each) => barOf(each, burst)) ?? []
  expect(bars).toHaveLength(3)
  for (const { left, width } of bars) {
    expect(width).toBeGreaterThanOrEqual(2)
    expect(left + width).toBeLessThanOrEqual(100)
  }
})

test('a call that waits reaches the end', () => {
  const [burst] = burstsOf([call(2, 50), call(1, 0, 100)])
  const waiting = burst?.calls[1]
  expect(burst && waiting && barOf(waiting, burst)).toEqual({ left: 50, width: 50 })
})
