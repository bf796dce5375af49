// Each host's variant by name.
import Taro from '@tarojs/taro'
import { PrivacyRefusedError } from '../../errors'
import type { Locate } from '../../shared/host'
import { locate as inBrowser, toGcj02 } from './browser-late'

const { locate: onHost } = jest.requireActual<{ seldom: { locate: Locate } }>('./seldom.ts').seldom
const getLocation = jest.fn()
beforeEach(() => {
  getLocation.mockReset()
  Object.assign(Taro, { getLocation })
})
const browser = (geolocation: unknown) =>
  Object.defineProperty(window.navigator, 'geolocation', { value: geolocation, configurable: true })
afterEach(() => void Reflect.deleteProperty(window.navigator, 'geolocation'))

test.each([[{ latitude: 31.2, longitude: 121.4 }], [{ latitude: '31.2', longitude: '121.4' }]])(
  'the host says %j',
  async (answer) => {
    getLocation.mockResolvedValue(answer)
    expect(await onHost()).toEqual({ latitude: 31.2, longitude: 121.4 })
  },
)

test.each([['weapp', 'gcj02'] as const, ['alipay', 0] as const])(
  '%s is asked in its own words',
  async (host, type) => {
    const { env } = process
    process.env = { ...env, TARO_ENV: host }
    getLocation.mockResolvedValue({ latitude: 31.2, longitude: 121.4 })
    await onHost().finally(() => {
      process.env = env
    })
    expect(getLocation.mock.lastCall?.[0].type).toBe(type)
  },
)

test.each([
  [{ errMsg: 'getLocation:fail auth deny' }, 'refused'],
  [{ errMsg: 'getLocation:fail authorize no response' }, 'refused'],
  [{ error: 11, errorMessage: '定位权限未开' }, 'refused'],
  [{ error: 2001 }, 'refused'],
  [{ errMsg: 'getLocation:fail system error' }, 'failed'],
  [{ error: 13, errorMessage: '超时' }, 'failed'],
  [undefined, 'failed'],
])('%j is told as %s', async (cause, problem) => {
  getLocation.mockRejectedValue(cause)
  await expect(onHost()).rejects.toMatchObject({ messageKey: `platform.location.${problem}` })
})

test('a refusal of the privacy guidelines is one of its own', async () => {
  getLocation.mockRejectedValue({
    errno: 104,
    errMsg: 'getLocation:fail privacy permission is not authorized',
  })
  await expect(onHost()).rejects.toBeInstanceOf(PrivacyRefusedError)
})

test.each([
  [1, 'refused'],
  [2, 'failed'],
  [3, 'failed'],
])('error %d of a browser is told as %s', async (code, problem) => {
  browser({ getCurrentPosition: (_: unknown, fail: (cause: unknown) => void) => fail({ code }) })
  await expect(inBrowser()).rejects.toMatchObject({ messageKey: `platform.location.${problem}` })
})

test('a browser without positions says that it cannot', async () => {
  browser(undefined)
  await expect(inBrowser()).rejects.toMatchObject({ messageKey: 'error.unsupported.location' })
})

test('a position in Shanghai is moved to where maps have it, one in Paris is not', async () => {
  // The People's Square, by a satellite and by Amap.
  const moved = toGcj02({ latitude: 31.2304, longitude: 121.4737 })
  expect(moved.latitude).toBeCloseTo(31.2285, 3)
  expect(moved.longitude).toBeCloseTo(121.4783, 3)
  const paris = { latitude: 48.8566, longitude: 2.3522 }
  expect(toGcj02(paris)).toEqual(paris)
})
