import type { PageInfo } from '../../engine/page/page-context'
import { createTestServices } from '../../engine/testing/render-widget'
import { NetworkError } from '../../errors'
import { initI18n } from '../../i18n'
import { HOME } from '../../routing/table'
import { memoryStorage } from '../../stores/testing/memory-storage'
import { memoryViews } from '../../stores/testing/memory-views'
import { ViewStore } from '../../stores/view-store'
import { greet } from './after-start'
import { openStartPage } from './start-page'

const START_PAGE = '/pages/startup'
const CONFIG = 'basic/autoConfig/getValue'
/** Long after this file was loaded, which is the start for `greet`. */
const NOON = Date.UTC(2096, 10, 27, 4)

beforeAll(() => initI18n('en'))
beforeEach(() => void jest.useFakeTimers({ now: NOON }))
afterEach(() => void jest.useRealTimers())

const panel = (more: object = {}) => ({
  config: { type: 'startupPanel', image: '/p.svg', ...more },
})
const page = (widgets: readonly unknown[] = [panel()], more: object = {}) => ({
  name: '',
  url: START_PAGE,
  widgets,
  ...more,
})
type Answer = unknown | (() => Promise<unknown>)

/** An app that has just been started, with home in front unless it was begun elsewhere. */
function start(answer: Answer, storage = memoryStorage()) {
  const { services, navigator, calls } = createTestServices({ api: { [CONFIG]: {} }, storage })
  const fetchView = jest.fn(async (_url: string) =>
    typeof answer === 'function' ? answer() : answer,
  )
  const views = new ViewStore({
    fetchView,
    fetchAll: async () => [],
    storage: memoryViews(),
    scope: () => 'test',
    ttl: 600_000,
  })
  const front = { isShown: true, isLeft: false }
  const shown = (query: Readonly<Record<string, string>> = {}) =>
    ({ query, url: HOME, isShown: () => front.isShown, isLeft: () => front.isLeft }) as PageInfo
  const app = { ...services, views }
  const greeted = (key: string = HOME, query?: Readonly<Record<string, string>>) =>
    greet(app, shown(query), key)
  return { navigator, calls, fetchView, front, services: app, home: shown(), greeted }
}

test('a start page of today lies over home, once a day on a device', async () => {
  const storage = memoryStorage()
  const first = start(page(), storage)
  await first.greeted()
  expect(first.navigator.open.mock.calls).toEqual([[START_PAGE]])
  expect(first.fetchView.mock.calls.map(([url]) => url)).toEqual([START_PAGE])
  // Nothing else is asked below it.
  expect(first.calls).toEqual([])
  const again = start(page(), storage)
  await again.greeted()
  expect(again.navigator.open).not.toHaveBeenCalled()
  expect(again.fetchView).not.toHaveBeenCalled()
  jest.setSystemTime(NOON + 86_400_000)
  const tomorrow = start(page(), storage)
  await tomorrow.greeted()
  expect(tomorrow.navigator.open).toHaveBeenCalledTimes(1)
})

test('that it was seen is kept beside what other pages have shown, the latest fifty', async () => {
  const { greeted, services } = start(page())
  const pages = Array.from({ length: 50 }, (_, at) => [`/page/${at}`, '2096-11-27'] as const)
  const before = [START_PAGE, '2096-11-26'] as const
  services.persistence.write('popups', [...pages.slice(0, 25), before, ...pages.slice(25)])
  await greeted()
  expect(services.persistence.read('popups')).toEqual([
    ...pages.slice(1),
    [START_PAGE, '2096-11-27'],
  ])
})

test('whoever comes back to home is asked their age then, and sees it no second time', async () => {
  const { greeted, navigator, calls } = start(page())
  await greeted()
  await greeted()
  expect(navigator.open).toHaveBeenCalledTimes(1)
  expect(calls.map(({ query }) => query)).toEqual([{ type: 'brand' }])
})

test.each<[string, string, Readonly<Record<string, string>>]>([
  ['a product', '/product/show', {}],
  ['a payment', '/asset/pay/index', { id: '1' }],
  ['the login', '/user/login', {}],
  ['home with somebody’s code', HOME, { code: 'A1' }],
])(
  'whoever begins with %s is not stopped, and not by what follows either',
  async (_, key, query) => {
    const { greeted, navigator, fetchView } = start(page())
    await greeted(key, query)
    await greeted()
    expect(navigator.open).not.toHaveBeenCalled()
    expect(fetchView).not.toHaveBeenCalled()
  },
)

test.each<[string, Answer]>([
  ['has none', null],
  ['has one without a picture', page([panel({ image: '' })])],
  ['has one for tomorrow', page([panel({ firstDay: '2096-11-28' })])],
  ['had one until yesterday', page([panel({ lastDay: '2096-11-26' })])],
  ['has one for some', page([panel({ when: { logicalOperator: 'and', conditions: [] } })])],
  ['asks for a login before it', page([panel()], { security: { isLogin: true } })],
  ['lets administrators alone see it', page([panel()], { security: { isAdmin: true } })],
  ['has a gate before it', page([panel()], { security: { getApi: 'api/may' } })],
  ['has another page there', page([{ config: { type: 'banner', image: '/p.svg' } }])],
  ['answers something else', 'nothing of the kind'],
  [
    'cannot be reached',
    async () => {
      throw new NetworkError('paas/viewEngine/getByUrl')
    },
  ],
])('a server that %s shows nobody a start page', async (_, answer) => {
  const { greeted, navigator } = start(answer)
  await greeted()
  expect(navigator.open).not.toHaveBeenCalled()
})

test.each(['2096-11-27', '2096-11-20'])(
  'one from %s on, until today, is shown',
  async (firstDay) => {
    const { greeted, navigator } = start(page([panel({ firstDay, lastDay: '2096-11-27' })]))
    await greeted()
    expect(navigator.open).toHaveBeenCalledTimes(1)
  },
)

test('an answer that does not come keeps nobody from being asked their age', async () => {
  const { greeted, navigator, calls } = start(() => new Promise(() => {}))
  const asked = greeted()
  await jest.advanceTimersByTimeAsync(0)
  await asked
  expect(navigator.open).not.toHaveBeenCalled()
  expect(calls.map(({ query }) => query)).toEqual([{ type: 'brand' }])
})

test.each([
  [2900, 1],
  [3100, 0],
])(
  'an answer %i ms after the start opens it %i times: whoever reads is left alone',
  async (wait, times) => {
    const app = start(() => new Promise((come) => setTimeout(() => come(page()), wait)))
    const opening = openStartPage(app.services, app.home, NOON)
    await jest.advanceTimersByTimeAsync(wait)
    expect(await opening).toBe(times === 1)
    expect(app.navigator.open).toHaveBeenCalledTimes(times)
  },
)

test.each([
  ['another page is in front', { isLeft: true }],
  ['the app is behind another', { isShown: false }],
])('nothing is laid over it when %s by then', async (_, change) => {
  const app = start(async () => {
    Object.assign(app.front, change)
    return page()
  })
  await app.greeted()
  expect(app.navigator.open).not.toHaveBeenCalled()
})

test('nor while another page is on its way, or a login leads back somewhere', async () => {
  const leaving = start(page())
  leaving.navigator.isLeaving.mockReturnValue(true)
  await leaving.greeted()
  expect(leaving.navigator.open).not.toHaveBeenCalled()
  const login = start(async () => {
    login.services.session.setReturnTarget('/cart/index')
    return page()
  })
  await login.greeted()
  expect(login.navigator.open).not.toHaveBeenCalled()
})

const payment = (state: 'invoked' | 'settled') => ({
  ...{ payId: '7', userId: '1001', payType: 1, amount: 100, state, tries: 1 },
  ...{ startedAt: NOON, changedAt: NOON },
})

test('a payment that has not ended comes first, one that has does not', async () => {
  const open = start(page())
  open.services.persistence.write('pay_7', payment('invoked'))
  await open.greeted()
  expect(open.navigator.open).not.toHaveBeenCalled()
  const over = start(page())
  over.services.persistence.write('pay_7', payment('settled'))
  await over.greeted()
  expect(over.navigator.open).toHaveBeenCalledTimes(1)
})

test('one that could not be opened counts as not seen', async () => {
  const storage = memoryStorage()
  const first = start(page(), storage)
  first.navigator.open.mockRejectedValueOnce(new Error('the host refuses'))
  await first.greeted()
  const again = start(page(), storage)
  await again.greeted()
  expect(again.navigator.open).toHaveBeenCalledTimes(1)
})
