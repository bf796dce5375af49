import { ApiError, NetworkError } from '../errors'
import { openLacks } from './services'
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

test.each([new NetworkError(CALL), new ApiError(CALL, 404, '')])(
  'what it said before is believed while it cannot be asked (%s)',
  async (error) => {
    const { now, stored, later } = open(error, ['/live/show'])
    await later()
    expect(now()).toEqual(['/live/show'])
    expect(stored()).toEqual(['/live/show'])
  },
)
