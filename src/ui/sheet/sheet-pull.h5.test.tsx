import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { watchSheets } from '../gestures'
import { SHEET_TIME } from '../style'
import { Sheet } from './sheet'

const tick = jest.fn()
beforeAll(() => watchSheets(tick))
beforeEach(() => tick.mockReset())

type Place = readonly [across: number, down: number]

/** A sheet; it closes when it is asked to, or does not. */
function Opened({ closes }: { closes: boolean }) {
  const [open, setOpen] = useState(true)
  return (
    <Sheet open={open} onClose={() => closes && setOpen(false)} title='规格' closeLabel='关闭'>
      <p>330 ml</p>
      <textarea aria-label='备注' />
    </Sheet>
  )
}

const draw = async (closes = true) => {
  render(<Opened closes={closes} />)
  // What pulls it has come.
  await act(async () => {})
}
const head = () => screen.getByText('规格')
const moved = () => screen.getByRole('dialog', { name: '规格' }).style.transform

/** A finger that stands at each of `path`. */
function pull(target: Element, path: readonly Place[]) {
  const moves = path.map(([clientX, clientY], index) => {
    const type = index === 0 ? 'touchStart' : 'touchMove'
    const event = createEvent[type](target, { touches: [{ clientX, clientY }] })
    fireEvent(target, event)
    return event
  })
  return { moves, letGo: () => fireEvent.touchEnd(target, { touches: [] }) }
}

test('its contents pull it too, unless they have something to scroll back', async () => {
  await draw()
  const text = screen.getByText('330 ml')
  const down: Place[] = [
    [50, 400],
    [50, 450],
  ]
  const { moves } = pull(text, down)
  expect(moved()).toBe('translateY(50px)')
  // Otherwise the browser would scroll with the same finger.
  expect(moves.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false, true])
  fireEvent.touchCancel(text, { touches: [] })
  if (text.parentElement) text.parentElement.scrollTop = 30
  const scrolled = pull(text, down)
  expect(moved()).toBe('')
  expect(scrolled.moves.some(({ defaultPrevented }) => defaultPrevented)).toBe(false)
})

test.each([
  ['up', [50, 350]],
  ['aside', [120, 440]],
  ['hardly', [50, 403]],
] as const)('a finger that goes %s leaves it alone', async (_, to) => {
  await draw()
  pull(head(), [[50, 400], to])
  expect(moved()).toBe('')
})

test('a field keeps its finger, and two fingers pull nothing', async () => {
  await draw()
  pull(screen.getByRole('textbox', { name: '备注' }), [
    [50, 400],
    [50, 500],
  ])
  expect(moved()).toBe('')
  pull(head(), [
    [50, 400],
    [50, 420],
  ])
  const two = [
    { clientX: 50, clientY: 420 },
    { clientX: 90, clientY: 420 },
  ]
  fireEvent.touchStart(head(), { touches: two })
  fireEvent.touchMove(head(), { touches: two.map((one) => ({ ...one, clientY: 480 })) })
  expect(moved()).toBe('')
})

test('closes as its mask does when the finger lets go far down, and is felt', async () => {
  jest.useFakeTimers()
  await draw()
  const { letGo } = pull(head(), [
    [50, 400],
    [50, 520],
  ])
  expect(tick).not.toHaveBeenCalled()
  letGo()
  act(() => jest.advanceTimersByTime(0))
  expect(moved()).toBe('translateY(100%)')
  expect(tick).toHaveBeenCalledTimes(1)
  act(() => jest.advanceTimersByTime(SHEET_TIME))
  expect(screen.queryByRole('dialog')).toBeNull()
  jest.useRealTimers()
})

test('one that stays comes back, as after a short way or from a finger that was lost', async () => {
  jest.useFakeTimers()
  await draw(false)
  const far: Place[] = [
    [50, 400],
    [50, 520],
  ]
  pull(head(), far).letGo()
  act(() => jest.advanceTimersByTime(0))
  expect(moved()).toBe('')
  pull(head(), far)
  expect(moved()).toBe('translateY(120px)')
  fireEvent.touchCancel(head(), { touches: [] })
  expect(moved()).toBe('')
  pull(head(), [
    [50, 400],
    [50, 420],
  ])
  act(() => jest.advanceTimersByTime(150))
  fireEvent.touchEnd(head(), { touches: [] })
  expect(moved()).toBe('')
  expect(tick).not.toHaveBeenCalled()
  jest.useRealTimers()
})
