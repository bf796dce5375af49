import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { TickContext } from '../page-contexts'
import { SHEET_TIME } from '../style'
import { Sheet } from './sheet'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const draw = (open = true, onClose = jest.fn()) => (
  <Sheet open={open} onClose={onClose} title='规格' closeLabel='关闭'>
    <p>330 ml</p>
    <textarea aria-label='备注' />
  </Sheet>
)
const panel = () => screen.getByRole('dialog', { name: '规格' })
const head = () => screen.getByText('规格')

/** What pulls it has come. */
const come = () => act(async () => {})

/** A finger that stands at each of `path`, [across, down], for `pace` ms. */
function pull(target: Element, path: readonly (readonly [number, number])[], pace = 200) {
  const touches = ([clientX, clientY]: readonly [number, number]) => [{ clientX, clientY }]
  const moves = path.map((at, index) => {
    const event = createEvent[index === 0 ? 'touchStart' : 'touchMove'](target, {
      touches: touches(at),
    })
    fireEvent(target, event)
    act(() => jest.advanceTimersByTime(pace))
    return event
  })
  return { moves, letGo: () => fireEvent.touchEnd(target, { touches: [] }) }
}

/** As the styles of a browser with it, which jsdom does not apply. */
const moved = () => panel().style.transform

test('follows a finger, and asks to close when that lets go far down', async () => {
  const onClose = jest.fn()
  const tick = jest.fn()
  const { rerender } = render(draw(true, onClose), {
    wrapper: ({ children }) => <TickContext.Provider value={tick}>{children}</TickContext.Provider>,
  })
  await come()
  const { letGo } = pull(head(), [
    [50, 400],
    [50, 440],
    [52, 520],
  ])
  expect(moved()).toBe('translateY(120px)')
  expect(onClose).not.toHaveBeenCalled()
  expect(tick).not.toHaveBeenCalled()
  letGo()
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(tick).toHaveBeenCalledTimes(1)
  expect(moved()).toBe('')
  rerender(draw(false, onClose))
  expect(panel().parentElement).toHaveClass('tp-overlay--out')
  expect(panel()).toHaveClass('tp-overlay__panel--pulled')
  act(() => jest.advanceTimersByTime(SHEET_TIME))
  expect(screen.queryByRole('dialog')).toBeNull()
  // The next time it comes as it does.
  rerender(draw(true, onClose))
  expect(panel()).not.toHaveClass('tp-overlay__panel--pulled')
})

test('goes back from a short way, and from a finger that was lost', async () => {
  const onClose = jest.fn()
  const tick = jest.fn()
  render(<TickContext.Provider value={tick}>{draw(true, onClose)}</TickContext.Provider>)
  await come()
  const short = pull(head(), [
    [50, 400],
    [50, 460],
  ])
  expect(moved()).toBe('translateY(60px)')
  expect(panel()).toHaveClass('tp-overlay__panel--held')
  short.letGo()
  expect(moved()).toBe('')
  expect(panel()).not.toHaveClass('tp-overlay__panel--held')
  pull(head(), [
    [50, 400],
    [50, 600],
  ])
  fireEvent.touchCancel(head(), { touches: [] })
  expect(moved()).toBe('')
  expect(onClose).not.toHaveBeenCalled()
  expect(tick).not.toHaveBeenCalled()
})

test.each([
  ['is quick', 40, 1],
  ['comes to rest first', 40, 0, 150],
  ['is quick the other way at last', -40, 0],
])('a short way counts when the finger %s', async (_, last, times, rest = 0) => {
  const onClose = jest.fn()
  render(draw(true, onClose))
  await come()
  const { letGo } = pull(
    head(),
    [
      [50, 400],
      [50, 450],
      [50, 450 + last],
    ],
    20,
  )
  act(() => jest.advanceTimersByTime(rest))
  letGo()
  expect(onClose).toHaveBeenCalledTimes(times)
})

test('never goes up', async () => {
  render(draw())
  await come()
  pull(head(), [
    [50, 400],
    [50, 420],
    [50, 380],
  ])
  expect(moved()).toBe('translateY(0px)')
})

test('is drawn once a frame', async () => {
  render(draw())
  await come()
  pull(
    head(),
    [
      [50, 400],
      [50, 410],
      [50, 430],
    ],
    4,
  )
  expect(moved()).toBe('translateY(10px)')
})
