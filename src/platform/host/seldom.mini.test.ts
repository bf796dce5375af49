import Taro from '@tarojs/taro'
import { seldom } from './seldom'

test('there is no browser to leave in, and the caller hears of it', async () => {
  expect(await seldom.openOutside('https://taproom.example/app')).toBe(false)
})

test.each(['weapp', 'alipay'] as const)(
  'on %s there is no file to keep a table in',
  async (host) => {
    const { env } = process
    process.env = { ...env, TARO_ENV: host }
    expect(await seldom.keepTable('a,b', 'income')).toBe(false)
    expect(await seldom.whichSystem()).toBe(host)
    process.env = env
  },
)

describe('the scanner', () => {
  const scanner = jest.fn()
  beforeEach(() => {
    scanner.mockReset()
    Object.assign(Taro, { scanCode: scanner })
  })

  test('the host scans QR codes and bar codes', async () => {
    scanner.mockResolvedValue({ result: '6901234567892' })
    expect(await seldom.scan()).toBe('6901234567892')
    expect(scanner).toHaveBeenCalledWith({ scanType: ['qrCode', 'barCode'] })
  })

  test.each([[{ errMsg: 'scanCode:fail cancel' }], [{ error: 10, errorMessage: '用户取消' }]])(
    '%j: the user closed it',
    async (cause) => {
      scanner.mockRejectedValue(cause)
      expect(await seldom.scan()).toBeUndefined()
    },
  )

  test.each([[{ errMsg: 'scanCode:fail auth deny' }], [{ error: 11, errorMessage: '操作失败' }]])(
    '%j: it failed',
    async (cause) => {
      scanner.mockRejectedValue(cause)
      await expect(seldom.scan()).rejects.toMatchObject({ messageKey: 'platform.scan.failed' })
    },
  )

  test('is the host’s: nothing is read out of a picture', async () => {
    expect(await seldom.canScanPictures()).toBe(false)
    expect(await seldom.scanPicture('camera')).toEqual({ outcome: 'closed' })
  })
})

describe('the room of a header that the page draws', () => {
  const phone = (info: object) =>
    jest.mocked(Taro.getSystemInfoSync).mockReturnValueOnce({ windowWidth: 390, ...info } as never)
  const buttons = (place: object) =>
    Object.assign(Taro, { getMenuButtonBoundingClientRect: () => place })
  const isAlipay = process.env.TARO_ENV === 'alipay'

  test('is that of the host’s buttons, or of the title it draws itself', () => {
    phone({ statusBarHeight: 47, titleBarHeight: 48 })
    buttons({ top: 51, bottom: 83, left: 296 })
    expect(seldom.headerRoom?.()).toEqual(
      isAlipay ? { statusBar: 47, height: 95, right: 0 } : { statusBar: 47, height: 87, right: 94 },
    )
  })

  test('is the usual one on a phone that does not say', () => {
    phone({})
    buttons({ top: 0, bottom: 0, left: 0 })
    expect(seldom.headerRoom?.()).toEqual({ statusBar: 20, height: 64, right: isAlipay ? 0 : 95 })
  })
})
