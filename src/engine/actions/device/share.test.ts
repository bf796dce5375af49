import { fakeHost } from '../../testing/fake-host'
import { readScanned } from './follow-code'
import { toHostCard } from './share'

const browser = fakeHost()
const card = { title: 'Fresh', image: '', url: '' }

test.each(['//evil.example', 'javascript:alert(1)', '/no/such?a=1', 'https://evil.example/'])(
  'the address %s is shared as the home page',
  (url) => {
    expect(toHostCard({ ...card, url }, browser).path).toBe(
      toHostCard({ ...card, url: '/' }, browser).path,
    )
  },
)

test('a page keeps its query, a picture its host', () => {
  const { path, image } = toHostCard(
    {
      ...card,
      url: '/views/index?url=/product/show&id=7',
      image: 'https://a.example/1.png',
    },
    browser,
  )
  expect(path).toMatch(/views\/index\?url=%2Fproduct%2Fshow&id=7$/)
  expect(image).toBe('https://a.example/1.png')
})

test('a beer is handed on as the page that a mini-program has for it', () => {
  const mini = fakeHost({ answers: { toHostPath: (_path, file) => file } })
  const pathOf = (url: string) => toHostCard({ ...card, url }, mini).path.replace(/\?.*/, '')
  expect(pathOf('/views/index?url=/product/show&id=7')).toBe('/shop/views/index-clear')
  expect(pathOf('/views/index?url=/live/show&id=7')).toBe('/core/views/index-clear')
  expect(pathOf('/views/index?url=/after-sale/show&id=7')).toBe('/core/views/index')
})

test('a picture that is no address is none', () => {
  expect(toHostCard({ ...card, url: '/', image: 'javascript:alert(1)' }, browser).image).toBe('')
})

test.each([
  ['/tool/search', { kind: 'page', url: '/tool/search' }],
  [' /tool/search?keyword=ipa ', { kind: 'page', url: '/tool/search?keyword=ipa' }],
  ['https://a.example/b#c', { kind: 'web', url: 'https://a.example/b#c' }],
  ['https://a.example\\@evil.example', { kind: 'text', text: 'https://a.example\\@evil.example' }],
  ['https://user@evil.example/', { kind: 'text', text: 'https://user@evil.example/' }],
  ['http://a.example/', { kind: 'text', text: 'http://a.example/' }],
  ['6901-23.A_b', { kind: 'word', text: '6901-23.A_b' }],
  ['two words', { kind: 'text', text: 'two words' }],
])('%j is %j', (text, code) => {
  expect(readScanned(text, browser)).toEqual(code)
})

const mini = { linkTo: () => undefined, serverOrigin: 'https://shop.example' }
test.each([
  ['a browser', browser, 'https://shop.example/#/tool/search'],
  ['a browser, behind a query', browser, 'https://shop.example/?a=1#/tool/search'],
  ['a mini-program', mini, 'https://shop.example/#/tool/search'],
])('a link to this app opens its page in %s', (_, host, text) => {
  expect(readScanned(text, host)).toEqual({ kind: 'page', url: '/tool/search' })
})

test.each([
  'https://evil.example/#/tool/search',
  'https://shop.example.evil.example/#/tool/search',
  'https://shop.example/#/no/such',
])('%s is an address like any other', (text) => {
  expect(readScanned(text, browser).kind).toBe('web')
})
