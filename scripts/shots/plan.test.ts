// @reads nothing
import { WALKS } from '../../e2e/support/pages'
import { fileOf, nounOf, pageOfFile, stopsOf, tripsOf } from './plan'

const walks = [
  { whose: 'everybody', addresses: ['/#/user/login', '/#/company/about'] },
  { whose: 'a member', mobile: '138', addresses: ['/#/views/index?url=/cart/index'] },
]

test.each([
  ['/#/user/login', 'user'],
  ['/#/views/index?url=/product/show&id=2005', 'product'],
  ['/#/auto/edit?url=/user/identity', 'user'],
  ['/#/auto/edit', 'auto'],
  ['/#/tool/search?url=/cart', 'tool'],
])('%s belongs to %s', (address, noun) => {
  expect(nounOf(address)).toBe(noun)
})

test('pages come by noun, with who looks at them', () => {
  expect(stopsOf(walks, /./)).toEqual([
    {
      page: 'views-index-url-cart-index@a-member',
      noun: 'cart',
      address: '/#/views/index?url=/cart/index',
      whose: 'a member',
      mobile: '138',
    },
    {
      page: 'company-about@everybody',
      noun: 'company',
      address: '/#/company/about',
      whose: 'everybody',
    },
    { page: 'user-login@everybody', noun: 'user', address: '/#/user/login', whose: 'everybody' },
  ])
  expect(stopsOf(walks, /company/).map(({ noun }) => noun)).toEqual(['company'])
})

test('every page of the walks has a picture of its own, whose name leads back to it', () => {
  const pages = stopsOf(WALKS, /./).map(({ page }) => page)
  expect(pages.length).toBeGreaterThan(150)
  expect(new Set(pages).size).toBe(pages.length)
  const view = { width: 375, language: 'en', tone: 'dark' } as const
  expect(pages.map((page) => pageOfFile(fileOf(page, view)))).toEqual(pages)
  expect(pages.filter((page) => /[^\p{L}\p{N}@-]/u.test(page))).toEqual([])
})

test('views of one page are files of their own', () => {
  const views = [
    { width: 375, language: 'en', tone: 'dark' },
    { width: 768, language: 'en', tone: 'dark' },
    { width: 375, language: 'zh-Hans', tone: 'dark' },
    { width: 375, language: 'en', tone: 'light' },
  ] as const
  expect(new Set(views.map((view) => fileOf('a@b', view))).size).toBe(views.length)
})

test('each person walks in each width and language, not too far at once', () => {
  const many = Array.from({ length: 41 }, (_, at) => `/#/page/${at}`)
  const stops = stopsOf([...walks, { whose: 'a walker', mobile: '139', addresses: many }], /./)
  const trips = tripsOf(stops, { widths: [375, 768], languages: ['en', 'zh-Hans'] })
  const walker = trips.filter(({ whose }) => whose === 'a walker')
  expect(walker.map(({ stops: own }) => own.length).slice(0, 3)).toEqual([20, 20, 1])
  expect(walker).toHaveLength(3 * 4)
  expect(walker.every(({ mobile }) => mobile === '139')).toBe(true)
  expect(trips.filter(({ mobile }) => mobile === undefined)).toHaveLength(4)
  const first = trips.filter(({ width, language }) => width === 768 && language === 'en')
  expect(new Set(first.flatMap((trip) => trip.stops))).toEqual(new Set(stops))
})
