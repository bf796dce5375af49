import { act, renderHook } from '@testing-library/react'
import { useGradual } from './use-gradual'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pause = () => act(() => jest.advanceTimersByTimeAsync(60))

/** What is drawn of a list, at once and after each pause. */
async function steps(total: number, of: string, times: number) {
  const { result, rerender } = renderHook(({ count, name }) => useGradual(count, name), {
    initialProps: { count: total, name: of },
  })
  const seen = [result.current]
  for (let time = 0; time < times; time++) {
    await pause()
    seen.push(result.current)
  }
  return { seen, result, rerender }
}

test('a list of many pages is drawn a few rows at a time, to its end', async () => {
  expect((await steps(45, 'orders', 5)).seen).toEqual([6, 16, 26, 36, 45, 45])
})

test('what fits is drawn at once', async () => {
  expect((await steps(5, 'orders', 1)).seen).toEqual([5, 5])
})

test('rows that come later follow those that stand', async () => {
  const { result, rerender } = await steps(15, 'orders', 1)
  rerender({ count: 30, name: 'orders' })
  expect(result.current).toBe(16)
  await pause()
  expect(result.current).toBe(26)
})

test('who knows how much the screen holds says so', async () => {
  const { result } = renderHook(() => useGradual(2, 'parts', 1))
  expect(result.current).toBe(1)
  await pause()
  expect(result.current).toBe(2)
})

test('another list begins anew, however much was drawn before', async () => {
  const { result, rerender } = await steps(45, 'orders', 4)
  rerender({ count: 45, name: 'paid orders' })
  expect(result.current).toBe(6)
  await pause()
  expect(result.current).toBe(16)
})
