import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { SHEET_TIME } from '../style'
import { Sheet } from './sheet'

const isBrowser = process.env.TARO_ENV === 'h5'

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

test('follows a finger, and asks to close when that lets go far down', () => {
  const onClose = jest.fn()
  const { rerender } = render(draw(true, onClose))
  const { letGo } = pull(head(), [
    [50, 400],
    [50, 440],
    [52, 520],
  ])
  expect(moved()).toBe('translateY(120px)')
  expect(onClose).not.toHaveBeenCalled()
  letGo()
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(moved()).toBe('')
  rerender(draw(false, onClose))
  expect(panel().parentElement).toHaveClass('tp-overlay--out', 'tp-overlay--pulled')
  act(() => jest.advanceTimersByTime(SHEET_TIME))
  expect(screen.queryByRole('dialog')).toBeNull()
  // The next time it comes as it does.
  rerender(draw(true, onClose))
  expect(panel().parentElement).not.toHaveClass('tp-overlay--pulled')
})

test('goes back from a short way, and from a finger that was lost', () => {
  const onClose = jest.fn()
  render(draw(true, onClose))
  const short = pull(head(), [
    [50, 400],
    [50, 460],
  ])
  expect(moved()).toBe('translateY(60px)')
  expect(panel().parentElement).toHaveClass('tp-overlay--held')
  short.letGo()
  expect(moved()).toBe('')
  expect(panel().parentElement).not.toHaveClass('tp-overlay--held')
  pull(head(), [
    [50, 400],
    [50, 600],
  ])
  fireEvent.touchCancel(head(), { touches: [] })
  expect(moved()).toBe('')
  expect(onClose).not.toHaveBeenCalled()
})

test.each([
  ['is quick', 40, 1],
  ['comes to rest first', 40, 0, 150],
  ['is quick the other way at last', -40, 0],
])('a short way counts when the finger %s', (_, last, times, rest = 0) => {
  const onClose = jest.fn()
  render(draw(true, onClose))
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

test('never goes up', () => {
  render(draw())
  pull(head(), [
    [50, 400],
    [50, 420],
    [50, 380],
  ])
  expect(moved()).toBe('translateY(0px)')
})

test('is drawn once a frame', () => {
  render(draw())
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

if (isBrowser) {
  test('its contents pull it too, unless they have something to scroll back', () => {
    render(draw())
    const text = screen.getByText('330 ml')
    const down: [number, number][] = [
      [50, 400],
      [50, 450],
    ]
    const { moves, letGo } = pull(text, down)
    expect(moved()).toBe('translateY(50px)')
    // Otherwise the browser would scroll with the same finger.
    expect(moves.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false, true])
    letGo()
    if (text.parentElement) text.parentElement.scrollTop = 30
    const scrolled = pull(text, down)
    expect(moved()).toBe('')
    expect(scrolled.moves.some(({ defaultPrevented }) => defaultPrevented)).toBe(false)
  })

  test.each([
    ['up', [50, 350]],
    ['aside', [120, 440]],
    ['hardly', [50, 403]],
  ] as const)('a finger that goes %s leaves it alone', (_, to) => {
    render(draw())
    pull(head(), [[50, 400], to])
    expect(moved()).toBe('')
  })

  test('a field keeps its finger, and two fingers pull nothing', () => {
    render(draw())
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
}
