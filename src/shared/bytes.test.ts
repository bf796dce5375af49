import fc from 'fast-check'
import { base64ToBytes, bytesText, bytesToBase64, bytesToUtf8, utf8ToBytes } from './bytes'

const bytes = () => fc.uint8Array({ maxLength: 64 })

test('base64 is that of everybody else', () => {
  fc.assert(
    fc.property(bytes(), (raw) => {
      const text = Buffer.from(raw).toString('base64')
      expect(bytesToBase64(raw)).toBe(text)
      expect([...base64ToBytes(text)]).toEqual([...raw])
    }),
  )
})

test.each(['AQI-', 'AQI_', 'AQ I', 'A=QI', 'é'])('%j is no base64', (text) => {
  expect(() => base64ToBytes(text)).toThrow(RangeError)
})

test('UTF-8 is that of everybody else', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const raw = utf8ToBytes(text)
      expect([...raw]).toEqual([...Buffer.from(text, 'utf8')])
      expect(bytesToUtf8(raw)).toBe(text)
    }),
  )
})

test.each([[[0xff]], [[0xc3]], [[0xed, 0xa0, 0x80]]])('%j is no UTF-8', (raw) => {
  expect(() => bytesToUtf8(Uint8Array.from(raw))).toThrow(URIError)
})

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [319_488, '312 KB'],
  [1_468_006, '1.4 MB'],
  [200 * 1024 * 1024, '200 MB'],
  [5 * 1024 ** 4, '5120 GB'],
])('%d bytes are %s', (size, text) => {
  expect(bytesText(size)).toBe(text)
})
