import { canReadCodes, readCode } from './browser-late'

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
