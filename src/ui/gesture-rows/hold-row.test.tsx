// The browser's variant by name: the others have no keyboard.
import { fireEvent, render, screen } from '@testing-library/react'
import { HOLD_TIME } from '../use-hold'
import { HoldRow } from './gesture-rows.h5'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function draw() {
  const onHold = jest.fn()
  render(<HoldRow onHold={onHold}>版本</HoldRow>)
  return { onHold, row: screen.getByRole('button', { name: '版本' }) }
}

test('the keyboard presses it like any button', () => {
  const { onHold, row } = draw()
  row.focus()
  expect(row).toHaveFocus()
  fireEvent.click(row, { detail: 0 })
  expect(onHold).toHaveBeenCalledTimes(1)
})

test('the click that ends a hold does not count again', () => {
  const { onHold, row } = draw()
  fireEvent.pointerDown(row, { clientX: 0, clientY: 0 })
  jest.advanceTimersByTime(HOLD_TIME)
  fireEvent.pointerUp(row)
  fireEvent.click(row, { detail: 1 })
  expect(onHold).toHaveBeenCalledTimes(1)
})

test('a scroll takes the press over', () => {
  const { onHold, row } = draw()
  fireEvent.pointerDown(row, { clientX: 0, clientY: 0 })
  fireEvent.pointerCancel(row)
  jest.advanceTimersByTime(HOLD_TIME)
  expect(onHold).not.toHaveBeenCalled()
})

test('a row that is gone calls nobody', () => {
  const onHold = jest.fn()
  const { unmount } = render(<HoldRow onHold={onHold}>版本</HoldRow>)
  fireEvent.pointerDown(screen.getByRole('button'), { clientX: 0, clientY: 0 })
  unmount()
  jest.advanceTimersByTime(HOLD_TIME)
  expect(onHold).not.toHaveBeenCalled()
})

test('a short press is a tap, a long one is not', () => {
  const [onHold, onTap] = [jest.fn(), jest.fn()]
  render(
    <HoldRow onHold={onHold} onTap={onTap}>
      版本
    </HoldRow>,
  )
  const row = screen.getByRole('button')
  fireEvent.pointerDown(row, { clientX: 0, clientY: 0 })
  fireEvent.pointerUp(row)
  fireEvent.click(row, { detail: 1 })
  expect([onTap.mock.calls.length, onHold.mock.calls.length]).toEqual([1, 0])
  fireEvent.pointerDown(row, { clientX: 0, clientY: 0 })
  jest.advanceTimersByTime(HOLD_TIME)
  fireEvent.pointerUp(row)
  fireEvent.click(row, { detail: 1 })
  expect([onTap.mock.calls.length, onHold.mock.calls.length]).toEqual([1, 1])
})
