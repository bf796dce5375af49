import { act, render, screen } from '@testing-library/react'
import { Countdown, clockText } from './countdown'

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }))
afterEach(() => jest.useRealTimers())

test.each([
  [0, '00:00'],
  [-5, '00:00'],
  [1, '00:01'],
  [59_000, '00:59'],
  [61_000, '01:01'],
  [3_723_000, '1:02:03'],
])('%d ms read %s', (remaining, text) => {
  expect(clockText(remaining)).toBe(text)
})

test('counts down, ends once, and goes on when given a new end', () => {
  const onEnd = jest.fn()
  const { rerender } = render(<Countdown until={1_002_000} onEnd={onEnd} />)
  expect(screen.getByText('00:02')).toBeInTheDocument()
  act(() => jest.advanceTimersByTime(1000))
  expect(screen.getByText('00:01')).toBeInTheDocument()
  act(() => jest.advanceTimersByTime(5000))
  expect(screen.getByText('00:00')).toBeInTheDocument()
  expect(onEnd).toHaveBeenCalledTimes(1)
  rerender(<Countdown until={1_016_000} onEnd={onEnd} />)
  act(() => jest.advanceTimersByTime(10_000))
  expect(onEnd).toHaveBeenCalledTimes(2)
})

test('stands still while nobody sees it, and still ends', () => {
  let isSeen = false
  const onEnd = jest.fn()
  render(<Countdown until={1_010_000} isShown={() => isSeen} onEnd={onEnd} />)
  act(() => jest.advanceTimersByTime(3000))
  expect(screen.getByText('00:10')).toBeInTheDocument()
  isSeen = true
  act(() => jest.advanceTimersByTime(1000))
  expect(screen.getByText('00:06')).toBeInTheDocument()
  isSeen = false
  act(() => jest.advanceTimersByTime(10_000))
  expect(screen.getByText('00:00')).toBeInTheDocument()
  expect(onEnd).toHaveBeenCalledTimes(1)
})
