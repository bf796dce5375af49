import {
  ApiError,
  ContractError,
  EndpointNotFoundError,
  NetworkError,
  RequestCancelledError,
  SessionExpiredError,
  UserCancelledError,
} from '../../errors'
import type { ClientProblem } from './contract'
import { createSink, type SinkDeps } from './sink'

const NOW = Date.parse('2026-11-26T12:00:00Z')
const GATHER = 10_000
const PAUSE = 60_000
const WIDGET = 'widget banner threw on /pages/tabbar/index'

/** What the device keeps from one start to the next. */
let kept: Record<string, unknown>
const send = jest.fn<Promise<null>, [{ body: { problems: ClientProblem[] } }, object?]>()
const settings = jest.fn<ReturnType<SinkDeps['settings']>, []>()
const persistence = {
  read: (key: string) => kept[key],
  tryWrite: jest.fn((key: string, value: unknown) => {
    kept[key] = JSON.parse(JSON.stringify(value))
  }),
} as unknown as SinkDeps['persistence']

const start = (chance = 0) =>
  createSink({
    persistence,
    host: 'h5',
    send: send as unknown as SinkDeps['send'],
    settings,
    page: () => '/pages/tabbar/index',
    random: () => chance,
  })
/** What each call carried: what, and how often. */
const sent = () =>
  send.mock.calls.map(([{ body }]) => body.problems.map(({ problem, count }) => [problem, count]))
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const thrown = (message: string) => Object.assign(new TypeError(message), { stack: '' })

beforeEach(() => {
  jest.useFakeTimers({ now: NOW })
  kept = {}
  send.mockReset().mockResolvedValue(null)
  settings.mockReset().mockResolvedValue(null)
})
afterEach(() => jest.useRealTimers())

test('what goes wrong together is sent together, the same once with how often', async () => {
  const sink = start()
  sink.tell(WIDGET, thrown('a'))
  sink.tell(WIDGET, thrown('a'))
  sink.tell('definition of /product/show', ['widgets[0]: unknown widget confetti'])
  await pass(GATHER - 1)
  expect(send).not.toHaveBeenCalled()
  await pass(1)
  expect(sent()).toEqual([
    [
      [WIDGET, 2],
      ['definition of /product/show', 1],
    ],
  ])
  const [given, how] = send.mock.calls[0] ?? []
  // Nobody sees that they wait for it.
  expect(how).toMatchObject({ background: true })
  expect(given?.body).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    host: 'h5',
    problems: [
      { kind: 'widget', message: 'TypeError: a', page: '/pages/tabbar/index' },
      { kind: 'definition', message: 'widgets[0]: unknown widget confetti' },
    ],
  })
})

test('what fails for ever is told once a minute, a day’s bytes at most, and is never in the way', async () => {
  const sink = start()
  for (let minute = 0; minute < 24 * 60; minute++) {
    sink.tell(WIDGET, thrown('x'.repeat(450)))
    await pass(PAUSE)
  }
  const bytes = send.mock.calls.reduce((sum, [{ body }]) => sum + JSON.stringify(body).length, 0)
  expect(send.mock.calls.length).toBeGreaterThan(20)
  expect(bytes).toBeLessThanOrEqual(2 * 64 * 1024)
})

test('what comes again and again is written down every five seconds at most', async () => {
  const sink = start()
  sink.tell(WIDGET, thrown('a'))
  const { tryWrite } = persistence
  jest.mocked(tryWrite).mockClear()
  await pass(4999)
  sink.tell(WIDGET, thrown('a'))
  expect(tryWrite).not.toHaveBeenCalled()
  await pass(1)
  sink.tell(WIDGET, thrown('a'))
  expect(tryWrite).toHaveBeenCalledTimes(1)
  expect(kept.problems).toMatchObject({ problems: [{ problem: WIDGET, count: 3 }] })
})

test('nobody counts further than the server does', async () => {
  const sink = start()
  for (let times = 0; times < 10_001; times += 1) sink.tell(WIDGET)
  await pass(GATHER)
  expect(sent()).toEqual([[[WIDGET, 10_000]]])
})

test('of different problems twenty are kept, ten are sent at once', async () => {
  const sink = start()
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') sink.tell(`widget ${letter} threw`)
  expect((kept.problems as { problems: unknown[] }).problems).toHaveLength(20)
  await pass(GATHER)
  expect(sent().map((each) => each.length)).toEqual([10])
  await pass(PAUSE)
  expect(sent().map((each) => each.length)).toEqual([10, 10])
  await pass(10 * PAUSE)
  expect(send).toHaveBeenCalledTimes(2)
})

test('what could not be sent outlives the app, and is sent by the next start', async () => {
  send.mockRejectedValue(new NetworkError('api/clientReport/save'))
  start().tell(WIDGET, thrown('a'))
  await pass(GATHER)
  expect(send).toHaveBeenCalledTimes(1)
  jest.clearAllTimers()
  send.mockResolvedValue(null)
  start()
  await pass(GATHER)
  expect(sent()[1]).toEqual([[WIDGET, 1]])
  jest.clearAllTimers()
  start()
  await pass(10 * PAUSE)
  expect(send).toHaveBeenCalledTimes(2)
})

test('without a network it waits for one, and counts on meanwhile', async () => {
  send.mockRejectedValueOnce(new NetworkError('api/clientReport/save'))
  const sink = start()
  sink.tell(WIDGET, thrown('a'))
  await pass(GATHER)
  await pass(10 * PAUSE)
  expect(send).toHaveBeenCalledTimes(1)
  sink.tell(WIDGET, thrown('a'))
  sink.retry()
  await pass(GATHER)
  expect(sent()[1]).toEqual([[WIDGET, 2]])
})

test('what happens while a report is on its way is told with the next', async () => {
  let arrive: (answer: null) => void = () => {}
  send.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
  const sink = start()
  sink.tell(WIDGET, thrown('a'))
  await pass(GATHER)
  sink.tell(WIDGET, thrown('a'))
  sink.tell(WIDGET, thrown('a'))
  arrive(null)
  await pass(PAUSE)
  expect(sent()).toEqual([[[WIDGET, 1]], [[WIDGET, 2]]])
})

test.each([
  ['the operator', { on: false }, 0],
  ['chance', { sample: 0.5 }, 0.5],
  ['a share of none', { sample: 0 }, 0],
])('%s switches it off: nothing is sent or kept', async (_, set, chance) => {
  settings.mockResolvedValue(set)
  const sink = start(chance)
  sink.tell(WIDGET)
  await pass(GATHER)
  sink.tell('widget other threw')
  await pass(10 * PAUSE)
  expect(send).not.toHaveBeenCalled()
  expect(settings).toHaveBeenCalledTimes(1)
  expect(kept.problems).toMatchObject({ problems: [] })
})

test('the configuration is asked once a start, and by nobody who has nothing to tell', async () => {
  const sink = start()
  await pass(10 * PAUSE)
  expect(settings).not.toHaveBeenCalled()
  sink.tell(WIDGET)
  await pass(PAUSE)
  sink.tell(WIDGET)
  await pass(PAUSE)
  expect([settings.mock.calls.length, send.mock.calls.length]).toEqual([1, 2])
})

test.each([
  new EndpointNotFoundError('api/clientReport/save', 404, ''),
  new ApiError('api/clientReport/save', 405, ''),
])('a server without the call is left alone until the next start: %s', async (error) => {
  send.mockRejectedValue(error)
  const sink = start()
  sink.tell(WIDGET)
  await pass(GATHER)
  sink.tell('widget other threw')
  sink.retry()
  await pass(10 * PAUSE)
  expect(send).toHaveBeenCalledTimes(1)
  start().tell(WIDGET)
  await pass(PAUSE)
  expect(send).toHaveBeenCalledTimes(2)
})

test('its own failure is told to nobody, and makes no round', async () => {
  const unheard = jest.fn()
  process.on('unhandledRejection', unheard)
  settings.mockRejectedValue(new ContractError('basic/autoConfig/getValue', ['data Invalid type']))
  const sink = start()
  sink.tell(WIDGET)
  await pass(10 * PAUSE)
  expect([settings.mock.calls.length, send.mock.calls.length]).toEqual([1, 0])
  process.off('unhandledRejection', unheard)
  expect(unheard).not.toHaveBeenCalled()
})

test.each([400, 413])(
  'what a server will never take (%i) is forgotten, what it will not take now is kept',
  async (code) => {
    send.mockRejectedValueOnce(new ApiError('api/clientReport/save', code, 'wrong'))
    const sink = start()
    sink.tell(WIDGET)
    await pass(GATHER)
    expect(kept.problems).toMatchObject({ problems: [] })
    send.mockRejectedValueOnce(new ApiError('api/clientReport/save', 429, 'too many'))
    sink.tell(WIDGET)
    await pass(PAUSE)
    expect(kept.problems).toMatchObject({ problems: [{ problem: WIDGET, count: 1 }] })
  },
)

test('who it happened to is in no report', async () => {
  const sink = start()
  const stack = 'TypeError: x\n    at pay (https://shop.example/js/a.js?token=abc:1:2)'
  sink.tell(
    'cannot open order/1234567?token=abc',
    Object.assign(new TypeError('13800138000 "林夏"'), { stack }),
  )
  sink.tell('action failed', new ApiError('user/77', 500, '林夏 13800138000'))
  sink.tell('answer', new ContractError('user/77', ['name Invalid type: received "林夏"']))
  await pass(GATHER)
  const text = JSON.stringify(send.mock.calls)
  expect(text).toContain('pay js/a.js:1:2')
  expect(text).toContain('ApiError 500 user/•')
  for (const secret of ['1234567', 'abc', '138001', '林夏', '77'])
    expect(text).not.toContain(secret)
})

test('what a host gives as one text is read as an error is', async () => {
  start().add(
    'app',
    'the app threw',
    'MiniProgramError\nx is not a function\nTypeError: x is not a function\n    at n (https://usr/common.js:1:2345)',
  )
  await pass(GATHER)
  expect(send.mock.calls[0]?.[0].body.problems).toMatchObject([
    {
      message: 'x is not a function TypeError: x is not a function',
      stack: ['n common.js:1:2345'],
    },
  ])
})

test.each([
  ['a network that is away', new NetworkError('a')],
  ['a server in between', new ApiError('a', 503, '')],
  ['a wish taken back', new RequestCancelledError('a')],
  ['a sheet that was closed', new UserCancelledError('a')],
  ['a login that is over', new SessionExpiredError('a', 401, '')],
])('%s is no problem of ours', async (_, error) => {
  start().tell('action failed', error)
  await pass(GATHER)
  expect(send).not.toHaveBeenCalled()
})

test.each([
  ['nothing', undefined],
  ['a text', 'x'],
  ['another release’s', { problems: [{ kind: 'joke', count: 1 }, null, { problem: 1 }], day: 'x' }],
])('%s under its key is read as no problems', async (_, value) => {
  kept = { problems: value }
  const sink = start()
  await pass(PAUSE)
  expect(send).not.toHaveBeenCalled()
  sink.tell(WIDGET)
  await pass(GATHER)
  expect(send).toHaveBeenCalledTimes(1)
})

test('of slow pages one start in five tells', async () => {
  start(0.2).add('slow', 'a took long')
  start(0.19).add('slow', 'b took long')
  await pass(GATHER)
  expect(sent()).toEqual([[['b took long', 1]]])
})
