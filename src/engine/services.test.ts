import { act, render } from '@testing-library/react'
import { createElement, memo } from 'react'
import { ApiError, NetworkError } from '../errors'
import { followTheme, openLacks, ServicesContext, useHeard, useServices } from './services'
import { createTestServices, type FakeApi } from './testing/render-widget'

const CALL = 'basic/autoConfig/getValue'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** The server's word, over what the device has kept. */
function open(answer: FakeApi[string], kept?: readonly string[]) {
  const { services, calls } = createTestServices({ api: { [CALL]: answer } })
  const { persistence } = services
  if (kept) persistence.write('lacks', kept)
  const lacks = openLacks(persistence)
  return {
    calls,
    now: () => [...lacks],
    stored: () => persistence.read('lacks'),
    later: () => jest.advanceTimersByTimeAsync(4000),
  }
}

test('what the server lacks is known from the last start, then as it says now', async () => {
  const { calls, now, stored, later } = open({ names: ['/live/show'] }, ['/tool/favorite'])
  expect(now()).toEqual(['/tool/favorite'])
  expect(calls).toEqual([])
  await later()
  expect(calls).toMatchObject([{ path: CALL, query: { type: 'lacks' } }])
  expect(now()).toEqual(['/live/show'])
  expect(stored()).toEqual(['/live/show'])
})

test.each([null, {}, { names: 'all' }])('a server that says %j lacks nothing', async (answer) => {
  const { now, later } = open(answer, ['/live/show'])
  await later()
  expect(now()).toEqual([])
})

test('nothing is written where nothing has changed', async () => {
  const { stored, later } = open({ names: [] })
  await later()
  expect(stored()).toBeUndefined()
})

test.each([new NetworkError(CALL), new ApiError(CALL, 404, '')])(
  'what it said before is believed while it cannot be asked (%s)',
  async (error) => {
    const { now, stored, later } = open(error, ['/live/show'])
    await later()
    expect(now()).toEqual(['/live/show'])
    expect(stored()).toEqual(['/live/show'])
  },
)

describe('what is on the screen', () => {
  /** A link that no store has drawn anew, and how often it was drawn. */
  function draw(answer: FakeApi[string]) {
    const { services } = createTestServices({ api: { [CALL]: answer } })
    const all = { ...services, lacks: openLacks(services.persistence) }
    let times = 0
    const Link = memo(() => {
      const { lacks } = useServices()
      times++
      return lacks?.has('/live/show') ? null : 'Live'
    })
    const App = () =>
      createElement(ServicesContext.Provider, { value: useHeard(all) }, createElement(Link))
    const { container } = render(createElement(App))
    return {
      text: () => container.textContent,
      times: () => times,
      later: () => act(() => jest.advanceTimersByTimeAsync(4000)),
    }
  }

  test('is drawn anew when the server says at the first start what it lacks', async () => {
    const { text, later } = draw({ names: ['/live/show'] })
    expect(text()).toBe('Live')
    await later()
    expect(text()).toBe('')
  })

  test('is left alone when it lacks nothing', async () => {
    const { text, times, later } = draw({ names: [] })
    await later()
    expect([text(), times()]).toEqual(['Live', 1])
  })
})

describe('a theme of the brand', () => {
  const environment: Record<string, string | undefined> = process.env
  beforeEach(() => {
    environment.TARO_APP_WARDROBE = JSON.stringify({ spring: {}, night: {} })
  })
  afterEach(() => delete environment.TARO_APP_WARDROBE)

  async function wear(answer: FakeApi[string], kept?: string) {
    const { services, calls } = createTestServices({ api: { [CALL]: answer } })
    const { persistence, settings } = services
    if (kept) persistence.write('wears', kept)
    followTheme(persistence, settings)
    const before = settings.wears
    await jest.advanceTimersByTimeAsync(4000)
    return { calls, before, after: settings.wears, stored: persistence.read('wears') }
  }

  test('is worn from the last start, then as the server says now', async () => {
    const { calls, before, after, stored } = await wear({ name: 'night' }, 'spring')
    expect([before, after, stored]).toEqual(['spring', 'night', 'night'])
    expect(calls).toMatchObject([{ path: CALL, query: { type: 'theme' } }])
  })

  test.each([null, {}, { name: 'toString' }, { name: '#ff0000' }, { name: 7 }])(
    'is none of the build’s where the server says %j',
    async (answer) => {
      const { before, after, stored } = await wear(answer, 'spring')
      expect([before, after, stored]).toEqual(['spring', '', ''])
    },
  )

  test.each([
    ['that can be read is worn, and goes before a theme', '#2f3b52', '#2f3b52'],
    ['that cannot be read is not', '#fb923c', ''],
    ['that is none is not', 'url(#x)', ''],
  ])('a colour %s', async (_, colour, worn) => {
    const { after, stored } = await wear({ name: 'night', colour }, 'spring')
    expect([after, stored]).toEqual([worn, worn])
    expect(await wear(new NetworkError(CALL), colour)).toMatchObject({ before: worn })
  })

  test('is changed under an app that is open, within a minute', async () => {
    const server = { name: 'spring' }
    const { services } = createTestServices({ api: { [CALL]: () => ({ ...server }) } })
    followTheme(services.persistence, services.settings)
    await jest.advanceTimersByTimeAsync(4000)
    expect(services.settings.wears).toBe('spring')
    server.name = 'night'
    await jest.advanceTimersByTimeAsync(60_000)
    expect(services.settings.wears).toBe('night')
  })

  test('that the build has no more is not worn', async () => {
    expect(await wear({ name: 'night' }, 'winter')).toMatchObject({ before: '', after: 'night' })
  })

  test('stays while the server cannot be asked', async () => {
    const { after, stored } = await wear(new NetworkError(CALL), 'spring')
    expect([after, stored]).toEqual(['spring', 'spring'])
  })
})
