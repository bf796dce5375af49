import { imageUrls } from './url'

const imageUrl = imageUrls('https://shop.example/', 2)

test.each([
  ['/pictures/a.svg', 'https://shop.example/pictures/a.svg'],
  ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
  ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
])('%s is a picture', (path, address) => {
  expect(imageUrl(path)).toBe(address)
})

test('a path is asked for in device pixels', () => {
  expect(imageUrl('/pictures/a.svg', 100)).toBe('https://shop.example/pictures/a.svg?w=200')
})

// What a browser makes an address of somebody else of.
test.each([
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  '/\t/evil.example/a.png',
  '/\n\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'http://evil.example/a.png',
  'data:text/html,x',
  '',
])('%j is none', (path) => {
  expect(imageUrl(path)).toBe('')
})
