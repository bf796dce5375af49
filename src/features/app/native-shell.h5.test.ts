import { act } from '@testing-library/react'
import { sent } from '../../engine/testing/hands'
import { createTestServices, testUser } from '../../engine/testing/render-widget'
import { NetworkError } from '../../errors'
import { nativeApp, tellPage } from '../../platform/native-shell/testing/native-app'
import { followUnread } from './after-start'

const SAVE = 'notice/push/save'
const ADDRESS = { device: 'phone-0001', vendor: 'apns', token: 'token-0001' }
const COUNT = {
  'notice/message/count': { total: 0, kinds: { order: 0, wallet: 0, team: 0, live: 0, system: 0 } },
}

const { env } = process
beforeEach(() => {
  process.env = { ...env, TARO_ENV: 'h5' }
  window.localStorage.clear()
})
afterEach(() => {
  process.env = env
  for (const name of ['TaproomShell', 'TaproomPage']) Reflect.deleteProperty(window, name)
  window.history.replaceState(null, '')
  jest.restoreAllMocks()
})
const tick = () => act(async () => void (await new Promise((done) => setTimeout(done, 20))))

/** The app at its start inside a native app that does what a test says. */
async function start({ user = true, says = {}, save = true as unknown, client = 'AppPlus' } = {}) {
  const app = nativeApp({ says: { push: () => ADDRESS, leave: () => ({}), ...says } })
  Object.assign(window, { TaproomShell: app.bridge })
  const setup = { user: user ? testUser : undefined, api: { ...COUNT, [SAVE]: save } }
  const test = createTestServices({ ...setup, clientType: client })
  const report = jest.fn()
  await followUnread({ ...test.services, report })
  await tick()
  return { ...test, app, report }
}

test('where notifications go is told for whoever is logged in, and again for the next', async () => {
  const { calls, session } = await start()
  expect(sent(calls, SAVE)).toEqual([ADDRESS])
  act(() => session.logout('logout'))
  await tick()
  expect(sent(calls, SAVE)).toHaveLength(1)
  act(() => session.login({ ...testUser, id: '77' }))
  await tick()
  expect(sent(calls, SAVE)).toEqual([ADDRESS, ADDRESS])
})

test('the phone asks nobody about notifications who is not logged in', async () => {
  const { calls, app, session } = await start({ user: false })
  expect(app.asksFor('push')).toEqual([])
  act(() => session.login(testUser))
  await tick()
  expect(app.asksFor('push')).toHaveLength(1)
  expect(sent(calls, SAVE)).toEqual([ADDRESS])
})

test('nobody sees that they wait for it', async () => {
  const { calls } = await start()
  const saved = calls.filter(({ path }) => path === SAVE)
  expect(saved.map(({ background }) => background)).toEqual([true])
})

test('another address of the vendor takes the place of the one before', async () => {
  const { calls } = await start()
  const fresh = { ...ADDRESS, token: 'token-0002' }
  tellPage('push', { v: 1, ...fresh })
  await tick()
  expect(sent(calls, SAVE)).toEqual([ADDRESS, fresh])
})

test('what the server has not heard is told when the app is in front again, and what is new is asked for', async () => {
  let reaches = false
  const save = () => {
    if (!reaches) throw new NetworkError(SAVE)
    return true
  }
  const { calls, services } = await start({ save })
  const look = jest.fn()
  services.activity.lookForVersion = look
  reaches = true
  const asked = sent(calls, 'notice/message/count').length
  tellPage('resume', { v: 1 })
  await tick()
  expect(sent(calls, SAVE)).toHaveLength(2)
  expect(sent(calls, 'notice/message/count').length).toBe(asked + 1)
  expect(look).toHaveBeenCalledTimes(1)
})

test('a phone that gives no address tells nothing, and nothing breaks', async () => {
  const { calls, report } = await start({ says: { push: () => ({ error: 'refused' }) } })
  expect(sent(calls, SAVE)).toEqual([])
  expect(report).not.toHaveBeenCalled()
})

test('a tapped notification opens its page; an address that is none of ours is told of', async () => {
  const { navigator, report } = await start()
  tellPage('open', { v: 1, url: '/tool/message' })
  expect(navigator.open).toHaveBeenCalledWith('/tool/message')
  for (const url of ['javascript:alert(1)', '//evil.example', '/no/such/page']) {
    tellPage('open', { v: 1, url })
    expect(report).toHaveBeenLastCalledWith(expect.any(String), url)
  }
  expect(navigator.open).toHaveBeenCalledTimes(1)
})

describe('the phone’s way back', () => {
  test('closes what lies over the page, or goes one page back', async () => {
    const { app, navigator } = await start()
    const back = jest.spyOn(window.history, 'back').mockImplementation(() => {})
    window.history.replaceState({ layer: 1 }, '')
    tellPage('back', { v: 1 })
    expect(back).toHaveBeenCalledTimes(1)
    window.history.replaceState(null, '')
    navigator.previous.mockReturnValue('/pages/tabbar/index')
    tellPage('back', { v: 1 })
    expect(back).toHaveBeenCalledTimes(2)
    await tick()
    expect([app.asksFor('leave'), navigator.home.mock.calls]).toEqual([[], []])
  })

  test('leaves the app from a tab, and from a page that was opened alone goes home', async () => {
    const { app, navigator } = await start()
    const back = jest.spyOn(window.history, 'back').mockImplementation(() => {})
    navigator.current.mockReturnValue('/pages/tabbar/user')
    tellPage('back', { v: 1 })
    await tick()
    expect(app.asksFor('leave')).toEqual([{ v: 1 }])
    navigator.current.mockReturnValue('/tool/message')
    tellPage('back', { v: 1 })
    await tick()
    expect(navigator.home).toHaveBeenCalledTimes(1)
    expect(app.asksFor('leave')).toHaveLength(1)
    expect(back).not.toHaveBeenCalled()
  })
})

test('what is logged in is in the app’s database by then', async () => {
  window.localStorage.setItem('alacore___session', 's1')
  const { app } = await start()
  expect(app.tables.keys?.get('alacore___session')).toBe('s1')
})

test('a browser greets nobody', async () => {
  const { app } = await start({ client: 'WapH5' })
  expect(app.asked).toEqual([])
})
