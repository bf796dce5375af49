import Taro from '@tarojs/taro'
import { act, render } from '@testing-library/react'
import { hidePages, showPages } from '../../../__tests__/support/taro'
import type { WatchNear } from '../../shared/host'

/** The mini-programs' variant by name; browsers watch by themselves. */
const { useNearWatch } = jest.requireActual<typeof import('./hooks')>('./hooks.ts')

interface Rect {
  readonly top: number
  readonly bottom: number
  readonly height: number
}
type Entry = { intersectionRatio: number; boundingClientRect: { width: number; height: number } }

interface Observed {
  readonly page: unknown
  readonly selector: string
  readonly margins?: object
  readonly thresholds: readonly number[]
  listen(entry: Entry): void
  readonly off: boolean
}

/** A host whose page in front is `front`, and which says what a test has it say. */
function host() {
  const observed: Observed[] = []
  const places: Record<string, Rect> = {}
  const phone = { front: { name: 'own' }, observed, places, queries: 0 }
  const taro = Taro as unknown as Record<string, unknown>
  Object.assign(taro, {
    getCurrentInstance: () => ({ page: phone.front }),
    createIntersectionObserver: (page: unknown, { thresholds }: Pick<Observed, 'thresholds'>) => {
      const one: Observed = { page, thresholds, selector: '', listen(_: Entry) {}, off: false }
      observed.push(one)
      const observer = {
        relativeToViewport(margins: object) {
          Object.assign(one, { margins })
          return observer
        },
        observe(selector: string, listen: (entry: Entry) => void) {
          Object.assign(one, { selector, listen })
        },
        disconnect() {
          Object.assign(one, { off: true })
        },
      }
      return observer
    },
    createSelectorQuery: () => {
      const selectors: string[] = []
      const query = {
        select(selector: string) {
          selectors.push(selector)
          return { boundingClientRect: () => query }
        },
        exec(tell: (rects: (Rect | null)[]) => void) {
          phone.queries += 1
          tell(selectors.map((selector) => places[selector] ?? null))
        },
      }
      return query
    },
  })
  return phone
}

const FAR: Rect = { top: 968, bottom: 1468, height: 500 }
const JUST_NEAR: Rect = { top: 966, bottom: 1466, height: 500 }
const PASSED: Rect = { top: -801, bottom: -301, height: 500 }

/** A page with these parts, and what each was told. */
const open = (...ids: string[]) => openBelow(undefined, ...ids)

/** The same, near from `above` the screen on. */
function openBelow(above: number | undefined, ...ids: string[]) {
  const phone = host()
  const told: Record<string, string[]> = {}
  const stops: Record<string, () => void> = {}
  let watch: WatchNear | undefined
  function add(id: string) {
    told[id] = []
    const stop = watch?.(id, (near, height) => told[id]?.push(`${near ? 'near' : 'far'} ${height}`))
    if (stop) stops[id] = stop
  }
  function Page() {
    watch = useNearWatch(above)
    return null
  }
  const view = render(<Page />)
  for (const id of ids) add(id)
  /** The host's word on a part, by its newest observer. */
  function say(id: string, ratio: number, width = 375) {
    const one = phone.observed.filter(({ selector }) => selector === `#${id}`).pop()
    one?.listen({ intersectionRatio: ratio, boundingClientRect: { width, height: 120 } })
  }
  return { ...phone, phone, told, stops, add, say, view, canWatch: watch !== undefined }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))

test('a part is watched on its own page, whatever is in front by then', () => {
  const { phone, observed, add } = open('a')
  hidePages()
  phone.front = { name: 'other' }
  add('b')
  expect(observed.map(({ page }) => page)).toEqual([{ name: 'own' }])
  phone.front = { name: 'own' }
  showPages()
  expect(new Set(observed.map(({ page }) => (page as { name: string }).name))).toEqual(
    new Set(['own']),
  )
  expect(observed.map(({ selector }) => selector)).toEqual(['#a', '#a', '#b'])
})

test('a part that lay on the edge, where nothing of it is seen, is told of when it comes in', () => {
  const { observed, told, say } = open('a')
  let passed = 0
  // Hosts and browsers speak up when another threshold is reached than the last time.
  for (const ratio of [0, 0.004, 0.6]) {
    const reached = observed[0]?.thresholds.filter((one) => one <= ratio).length ?? 0
    if (reached !== passed) say('a', ratio)
    passed = reached
  }
  expect(told.a).toEqual(['far 120', 'near 120'])
})

test('a part that comes while the next page is already in front is watched on its own', () => {
  const { phone, observed, add } = open()
  phone.front = { name: 'other' }
  add('late')
  expect(observed.map(({ page }) => page)).toEqual([{ name: 'own' }])
})

test('what the host says is handed on, with the height', () => {
  const { told, say } = open('a')
  say('a', 0.5)
  say('a', 0)
  expect(told.a).toEqual(['near 120', 'far 120'])
})

test('a part without a size is behind another page, and keeps what it shows', () => {
  const { told, say } = open('a')
  say('a', 0, 0)
  expect(told.a).toEqual([])
})

test('each showing of the page observes anew, and ends what was before', () => {
  const { observed } = open('a')
  hidePages()
  showPages()
  expect(observed.map(({ off }) => off)).toEqual([true, false])
})

test('what leaves the page is watched no longer', () => {
  const { observed, stops } = open('a')
  stops.a?.()
  expect(observed.map(({ off }) => off)).toEqual([true])
  hidePages()
  showPages()
  expect(observed).toHaveLength(1)
})

test('a host that says nothing of a page keeps none of it back', () => {
  const { told } = open('a', 'b')
  pass(2999)
  expect(told).toEqual({ a: [], b: [] })
  pass(1)
  expect(told).toEqual({ a: ['near 0'], b: [] })
  pass(60)
  expect(told).toEqual({ a: ['near 0'], b: ['near 0'] })
})

test('and when it speaks at last, what is far goes again', () => {
  const { told, say, places } = open('a', 'b')
  places['#a'] = FAR
  places['#b'] = JUST_NEAR
  pass(3060)
  say('b', 1)
  expect(told).toEqual({ a: ['near 0', 'far 500'], b: ['near 0', 'near 120', 'near 500'] })
})

test('a part of which it says nothing is looked after: near, far, passed or not to be found', () => {
  const { told, say, places } = open('heard', 'near', 'far', 'passed', 'lost')
  Object.assign(places, { '#near': JUST_NEAR, '#far': FAR, '#passed': PASSED })
  say('heard', 1)
  pass(3000)
  expect(told).toEqual({
    heard: ['near 120'],
    near: ['near 500'],
    far: ['far 500'],
    passed: ['far 500'],
    lost: ['near 0'],
  })
})

test('what lies under a header is not near, for the host and for what is measured', () => {
  const { observed, told, say, places } = openBelow(-135, 'heard', 'seen', 'covered')
  const rest = { top: -300, height: 436 }
  Object.assign(places, { '#seen': { ...rest, bottom: 136 }, '#covered': { ...rest, bottom: 135 } })
  say('heard', 1)
  pass(3000)
  expect(observed[0]?.margins).toEqual({ top: -135, bottom: 300 })
  expect(told).toEqual({ heard: ['near 120'], seen: ['near 436'], covered: ['far 436'] })
})

test('where all was told nothing is measured', () => {
  const { say, phone } = open('a')
  say('a', 1)
  pass(10_000)
  expect(phone.queries).toBe(0)
})

test('nothing is looked after while the page is hidden; it begins anew when it is shown', () => {
  const { told } = open('a')
  pass(2000)
  hidePages()
  pass(10_000)
  expect(told.a).toEqual([])
  showPages()
  pass(2999)
  expect(told.a).toEqual([])
  pass(1)
  expect(told.a).toEqual(['near 0'])
})

test('a host without observers has no such watch', () => {
  let watch: WatchNear | undefined
  function Page() {
    watch = useNearWatch()
    return null
  }
  Object.assign(Taro, { createIntersectionObserver: undefined })
  render(<Page />)
  expect(watch).toBeUndefined()
})
