import { act, render, screen } from '@testing-library/react'

type Listener = (near: boolean, height: number) => void

/** The mini-programs' variant by name, as a fresh start has it; browsers watch by themselves. */
function start(hasWatcher: boolean) {
  const listeners = new Map<string, Listener>()
  const stopped: string[] = []
  const { Slice } = jest.requireActual<typeof import('./slice')>('./slice.tsx')
  const { giveNearWatcher } = jest.requireActual<typeof import('./slice')>('./slice.tsx')
  giveNearWatcher(
    hasWatcher
      ? (id, listener) => {
          listeners.set(id, listener)
          return () => void stopped.push(id)
        }
      : undefined,
  )
  const page = render(
    <main>
      {['first', 'second', 'third'].map((name, order) => (
        <Slice key={name} height={400} eager={order === 0} order={order}>
          {() => <p>{name}</p>}
        </Slice>
      ))}
    </main>,
  )
  const tell = (at: number, near: boolean, height: number) =>
    act(() => [...listeners.values()][at]?.(near, height))
  const shown = () => screen.queryAllByText(/first|second|third/).map((each) => each.textContent)
  const rooms = () =>
    [...screen.getByRole('main').children].map((each) => (each as HTMLElement).style.height)
  return { ...page, tell, shown, rooms, stopped, listeners }
}

jest.mock('./slice', () => jest.requireActual('./slice.tsx'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))

test('without a word of the host, slices come one after the other', () => {
  const { shown } = start(false)
  expect(shown()).toEqual(['first'])
  pass(60)
  expect(shown()).toEqual(['first', 'second'])
  pass(60)
  expect(shown()).toEqual(['first', 'second', 'third'])
})

test('a host that never tells keeps nothing back', () => {
  const { shown } = start(true)
  pass(5000)
  expect(shown()).toEqual(['first', 'second', 'third'])
})

test('what is near is drawn, what is far keeps the room it took', () => {
  const { tell, shown, rooms } = start(true)
  tell(0, true, 390)
  pass(5000)
  expect(shown()).toEqual(['first'])
  expect(rooms()).toEqual(['', '400px', '400px'])
  tell(1, true, 400)
  tell(0, false, 512)
  expect(shown()).toEqual(['second'])
  expect(rooms()).toEqual(['512px', '', '400px'])
  tell(0, true, 512)
  expect(shown()).toEqual(['first', 'second'])
})

test('a page that is left is watched no longer', () => {
  const { unmount, stopped, listeners } = start(true)
  unmount()
  expect(stopped.sort()).toEqual([...listeners.keys()].sort())
})
