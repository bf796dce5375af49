import Taro from '@tarojs/taro'
import { canReadCodes, readCode } from '../host/browser-late'
import { scanByHost } from './index'

const scanner = jest.fn()
beforeEach(() => {
  scanner.mockReset()
  Object.assign(Taro, { scanCode: scanner })
})

test('the host scans QR codes and bar codes', async () => {
  scanner.mockResolvedValue({ result: '6901234567892' })
  expect(await scanByHost()).toBe('6901234567892')
  expect(scanner).toHaveBeenCalledWith({ scanType: ['qrCode', 'barCode'] })
})

test.each([[{ errMsg: 'scanCode:fail cancel' }], [{ error: 10, errorMessage: '用户取消' }]])(
  '%j: the user closed it',
  async (cause) => {
    scanner.mockRejectedValue(cause)
    expect(await scanByHost()).toBeUndefined()
  },
)

test.each([[{ errMsg: 'scanCode:fail auth deny' }], [{ error: 11, errorMessage: '操作失败' }]])(
  '%j: it failed',
  async (cause) => {
    scanner.mockRejectedValue(cause)
    await expect(scanByHost()).rejects.toMatchObject({ messageKey: 'platform.scan.failed' })
  },
)

describe('in a browser', () => {
  const detector = (formats: readonly string[], codes: readonly string[] | Error) => {
    class BarcodeDetector {
      static getSupportedFormats = async () => formats
      detect = async () => {
        if (codes instanceof Error) throw codes
        return codes.map((rawValue) => ({ rawValue }))
      }
    }
    Object.assign(window, { BarcodeDetector })
  }
  afterEach(() => Reflect.deleteProperty(window, 'BarcodeDetector'))
  const picture = new Blob(['x'])

  test.each([
    [[], false],
    [['ean_13'], false],
    [['ean_13', 'qr_code'], true],
  ])('that reads %j: %s', async (formats, reads) => {
    detector(formats, [])
    expect(await canReadCodes()).toBe(reads)
  })

  test('without a detector there is no code', async () => {
    expect(await canReadCodes()).toBe(false)
    expect(await readCode(picture)).toBeUndefined()
  })

  test.each([
    [['A-7', 'B-8'], 'A-7'],
    [[], undefined],
    [new Error('no picture'), undefined],
  ])('of %j comes %s', async (codes, code) => {
    detector(['qr_code'], codes)
    expect(await readCode(picture)).toBe(code)
  })
})
