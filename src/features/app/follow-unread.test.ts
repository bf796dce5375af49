import Taro from '@tarojs/taro'
import { act } from '@testing-library/react'
import { createQueryClient, fetchStale } from '../../engine/data/queries'
import { fakeHost } from '../../engine/testing/fake-host'
import { setHttpClient } from '../../http/endpoint'
import { initI18n } from '../../i18n'
import { hostNavigation } from '../../platform/navigation'
import { createNavigator } from '../../routing/navigator'
import { ActivityStore } from '../../stores/activity-store'
import { createPersistence } from '../../stores/persistence'
import { SessionStore } from '../../stores/session-store'
import { SettingsStore } from '../../stores/settings-store'
import { memoryStorage } from '../../stores/testing/memory-storage'
import { testUser } from '../../stores/testing/test-user'
import { stale } from '../content/queries'
import { followUnread } from './after-start'

const COUNT = 'notice/message/count'
const kinds = { order: 0, wallet: 0, team: 0, live: 0, system: 0 }

/** The marks of the tabs as this host shows them, by the order of the tabs. */
function marks(): readonly string[] {
  const tabs = [...document.querySelectorAll('a')]
  return tabs.map((tab, at) => tab.querySelector('b')?.textContent ?? shownByHost[at] ?? '')
}
let shownByHost: string[] = []
let leave = () => {}

beforeEach(() => {
  shownByHost = ['', '', '', '']
  document.body.innerHTML = '<a class="tp-tab-bar__tab">x</a>'.repeat(4)
  Object.assign(Taro, {
    setTabBarBadge: jest.fn(async ({ index, text }: { index: number; text: string }) => {
      shownByHost[index] = text
    }),
    removeTabBarBadge: jest.fn(async ({ index }: { index: number }) => {
      shownByHost[index] = ''
    }),
  })
  initI18n('en')
})

// A host goes on showing what it was told.
afterEach(() => leave())

const tick = () => act(async () => void (await new Promise((done) => setTimeout(done))))

/** The app at its start over a server where `unread` of somebody's things are not read. */
async function start({ user = false, unread = 3 } = {}) {
  const world = { unread, asked: 0 }
  setHttpClient({
    async send({ path }) {
      if (path === COUNT) world.asked += 1
      return { total: world.unread, kinds }
    },
  })
  const persistence = createPersistence({
    raw: memoryStorage(),
    randomBytes: (length) => new Uint8Array(length).fill(7),
  })
  const session = new SessionStore({ persistence })
  const settings = new SettingsStore({ persistence, hostLocale: 'en', systemIsDark: false })
  const queries = createQueryClient()
  leave = () => session.logout('logout')
  if (user) session.login(testUser)
  await followUnread({
    ...{ session, settings, queries, host: fakeHost() },
    ...{
      report: jest.fn(),
      activity: new ActivityStore(),
      navigator: createNavigator(hostNavigation),
    },
  })
  await tick()
  return { world, session, settings, queries }
}

test('what is unread stands on the third tab, and on no other', async () => {
  await start({ user: true })
  expect(marks()).toEqual(['', '', '3', ''])
})

test.each([
  [0, ''],
  [99, '99'],
  [100, '99+'],
])('%i unread are shown as "%s"', async (unread, text) => {
  await start({ user: true, unread })
  expect(marks()[2]).toBe(text)
})

test('of who is not logged in nothing is asked and nothing shown', async () => {
  const { world } = await start()
  expect(world.asked).toBe(0)
  expect(marks()).toEqual(['', '', '', ''])
})

test('comes a moment after a login, whose page is first, and goes with the logout', async () => {
  const { world, session, queries } = await start()
  jest.useFakeTimers()
  session.login(testUser)
  expect(world.asked).toBe(0)
  await act(() => jest.advanceTimersByTimeAsync(4000))
  jest.useRealTimers()
  expect(marks()[2]).toBe('3')
  session.logout('logout')
  queries.clear()
  await tick()
  expect(marks()[2]).toBe('')
})

test('what was read is counted no more', async () => {
  const { world, queries } = await start({ user: true })
  world.unread = 0
  await stale.afterReading(queries)
  await tick()
  expect(marks()[2]).toBe('')
})

test('is counted anew when a page comes to the front and the count is old', async () => {
  const { world, queries } = await start({ user: true })
  world.unread = 5
  await fetchStale(queries)
  expect(world.asked).toBe(1)
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  await fetchStale(queries)
  await tick()
  expect(marks()[2]).toBe('5')
  jest.restoreAllMocks()
})

test('a count that cannot be had leaves the last one', async () => {
  const { world, queries } = await start({ user: true })
  world.unread = Number.NaN
  await stale.afterReading(queries)
  await tick()
  expect(marks()[2]).toBe('3')
})
