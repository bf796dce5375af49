import { bytesText } from './bytes'

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [319_488, '312 KB'],
  [1_468_006, '1.4 MB'],
  [200 * 1024 * 1024, '200 MB'],
  [5 * 1024 ** 4, '5120 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text)
})
