import { act, render, screen } from '@testing-library/react'
import type { NearListener } from '../../shared/host'

/** The mini-programs' variant by name; browsers watch by themselves. */
const { PageSlices, Slice } = jest.requireActual<typeof import('./slice')>('./slice.tsx')

function start(canWatch: boolean) {
  const listeners = new Map<string, NearListener>()
  const stopped: string[] = []
  const watch = (id: string, listener: NearListener) => {
    listeners.set(id, listener)
    return () => void stopped.push(id)
  }
  const page = render(
    <main>
      <PageSlices watch={canWatch ? watch : undefined}>
        {['first', 'second', 'third'].map((name, order) => (
          <Slice key={name} height={400} eager={order === 0} order={order}>
            {() => <p>{name}</p>}
          </Slice>
        ))}
      </PageSlices>
    </main>,
  )
  const tell = (at: number, near: boolean, height: number) =>
    act(() => [...listeners.values()][at]?.(near, height))
  const shown = () => screen.queryAllByText(/first|second|third/).map((each) => each.textContent)
  const rooms = () =>
    [...screen.getByRole('main').children].map((each) => (each as HTMLElement).style.height)
  return { ...page, tell, shown, rooms, stopped, listeners }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))

test('on a host that cannot watch, slices come one after the other', () => {
  const { shown } = start(false)
  expect(shown()).toEqual(['first'])
  pass(60)
  expect(shown()).toEqual(['first', 'second'])
  pass(60)
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

test('what draws nothing stays: in its place the page would jump', () => {
  const { tell, shown, rooms } = start(true)
  tell(0, true, 390)
  tell(0, false, 0)
  expect(shown()).toEqual(['first'])
  expect(rooms()).toEqual(['', '400px', '400px'])
})

test('a page that is left is watched no longer', () => {
  const { unmount, stopped, listeners } = start(true)
  unmount()
  expect(stopped.sort()).toEqual([...listeners.keys()].sort())
})
