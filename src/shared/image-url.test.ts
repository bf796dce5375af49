import { focusIn, imageUrls } from './url'

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

const CUT = '/files/179.0_10_300_200_5_100.jpg'
test('of a cut the slot says its shape, for the server to cut around the focus', () => {
  expect(imageUrl(CUT, 100, 16 / 9)).toBe(`https://shop.example${CUT}?w=200&r=178`)
  expect(imageUrl(CUT, 100)).toBe(`https://shop.example${CUT}?w=200`)
  // Every other picture stays at the address it is known by.
  for (const path of ['/files/179.jpg', '/pictures/a.svg'])
    expect(imageUrl(path, 100, 2)).toBe(`https://shop.example${path}?w=200`)
})

test('a focus stands in the address of a cut, and in no other', () => {
  expect(focusIn(imageUrl(CUT, 100, 2))).toBe('5% 100%')
  for (const src of ['', '/files/179.jpg', '/files/179.1_2.jpg', 'data:image/png;base64,AA'])
    expect(focusIn(src)).toBeUndefined()
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
