import { readOrigins, returnOrigin } from './origins'

const OWN = 'http://127.0.0.1:4000'

test('the development server’s pages may call unless somebody says otherwise, and none in production', () => {
  expect(readOrigins(undefined, false)).toContain('http://127.0.0.1:4001')
  expect(readOrigins(' ', true)).toEqual([])
})

test('a list names them', () => {
  const list = 'https://shop.example, https://m.shop.example:8443'
  expect(readOrigins(list, true)).toEqual(['https://shop.example', 'https://m.shop.example:8443'])
})

test.each([
  '*',
  'null',
  'shop.example',
  'https://shop.example/',
  'https://shop.example/app',
  'file:///',
])('%s is no origin', (text) => {
  expect(() => readOrigins(text, true)).toThrow(/TAPROOM_ORIGINS/)
})

test.each([
  [null, OWN],
  ['https://evil.example', OWN],
  ['http://127.0.0.1:4001.evil.example', OWN],
  ['https://shop.example', 'https://shop.example'],
])('who asks from %s goes back to %s', (asking, back) => {
  expect(returnOrigin(OWN, asking, ['https://shop.example'])).toBe(back)
})
