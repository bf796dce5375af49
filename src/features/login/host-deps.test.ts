import { createTestServices, testUser } from '../../engine/testing/render-widget'
import { askOfficialLogin, autoOfficialLogin, confirmAgain } from './host-deps'

/** WeChat's browser: where it was sent to, or `anew` where its count of rounds began again. */
function wechat(available = true) {
  const did: string[] = []
  const browser = {
    available,
    takeReturn: () => undefined,
    begin: (target: string) => did.push(`to ${target}`) > 0,
    reset: () => void did.push('anew'),
  }
  return { browser, did, ...createTestServices({ user: testUser }).services }
}

test('the page of the login leaves for WeChat by itself', () => {
  const { browser, did, session, navigator } = wechat()
  session.expire(session.epoch)
  expect(autoOfficialLogin({ session, navigator }, browser)).toBe(true)
  expect(did).toEqual(['to /pages/tabbar/index'])
})

test('who logged out is logged in again only by asking for it', () => {
  const { browser, did, session, navigator } = wechat()
  session.logout('logout')
  expect(autoOfficialLogin({ session, navigator }, browser)).toBe(false)
  expect(did).toEqual([])
  expect(askOfficialLogin({ session, navigator }, browser)).toBe(true)
  expect(did).toEqual(['anew', 'to /pages/tabbar/index'])
})

test('WeChat confirms once more, and comes back to the page that asked', () => {
  const { browser, did } = wechat()
  expect(confirmAgain('/user/mobile', browser)).toBe(true)
  expect(did).toEqual(['anew', 'to /user/mobile'])
})

test('no other browser confirms anything', () => {
  const { browser, did } = wechat(false)
  expect(confirmAgain('/user/mobile', browser)).toBe(false)
  expect(did).toEqual(['anew'])
})
