import { seldom } from './seldom'

const browser = (userAgent: string, touches = 0) => {
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  Object.defineProperty(window.navigator, 'maxTouchPoints', { value: touches, configurable: true })
}
afterEach(() => jest.restoreAllMocks())

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1', 0, 'desktop'],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/130', 5, 'android'],
  ['Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0', 5, 'weapp'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AlipayClient/10.5', 5, 'alipay'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/130', 10, 'desktop'],
])('%s with %i touches is %s', async (userAgent, touches, system) => {
  browser(userAgent, touches)
  expect(await seldom.whichSystem()).toBe(system)
})
