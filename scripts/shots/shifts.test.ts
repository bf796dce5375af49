// @reads nothing
import { shiftText, sumOf, worstBurst } from './shifts'

const shift = (at: number, value: number, name = 'list') => ({ at, value, name })

test('shifts within a second of each other add up, others do not', () => {
  expect(sumOf(worstBurst([shift(0, 0.01), shift(999, 0.02), shift(1999, 0.025)]))).toBe(0.03)
  expect(sumOf(worstBurst([shift(2000, 0.04), shift(0, 0.01)]))).toBe(0.04)
})

test('a burst ends after five seconds', () => {
  const steady = Array.from({ length: 12 }, (_, at) => shift(at * 500, 1))
  expect(sumOf(worstBurst(steady))).toBe(10)
})

test('a page that stands still, or nearly, is not told of', () => {
  expect(shiftText([])).toBeUndefined()
  expect(shiftText([shift(0, 0.02)])).toBeUndefined()
})

test('a page that jumps is told of with what moved most', () => {
  const shifts = [shift(0, 0.01, 'a'), shift(1, 0.02, 'b'), shift(2, 0.005, 'b')]
  expect(shiftText(shifts)).toBe('0.035: b, a')
  expect(shiftText([...shifts, shift(3, 0.004, 'c'), shift(4, 0.001, 'd')])).toBe('0.040: b, a, c')
})
