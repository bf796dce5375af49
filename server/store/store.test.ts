import { addFavorite } from '../../src/features/favorite/contract'
import { listStores, showStore } from '../../src/features/store/contract'
import { metresBetween } from '../place/cities'
import { MEMBER, openSandbox, type TestSandbox } from '../testing/open-sandbox'
import { frontAt, isOpenAt } from './show-store'

const NOON = Date.parse('2026-11-22T12:00:00+08:00')
const SECONDS = NOON / 1000
const DAY = 86_400

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox({ machineMs: () => NOON })
})
beforeEach(() => sandbox.post('/sandbox/reset'))
afterAll(() => sandbox.close())

const ZH = { headers: { 'Accept-Language': 'zh-CN' } }
const show = async (id: string, token?: string, more: object = {}) =>
  (await sandbox.call(showStore, { query: { id }, ...more }, token)).data
const list = async (query: Record<string, number> = {}, more: object = {}) =>
  (await sandbox.call(listStores, { query, ...more })).data

test('stores are listed with all that a row shows, the nearest to the fixed place first', async () => {
  const stores = await list()
  expect(stores[0]).toEqual({
    id: '301',
    name: 'Taproom River Quay',
    address: '18 Yanjiang West Road, Yuexiu',
    phone: '020-80001101',
    hours: 'Daily 11:00–01:00',
    image: '/pictures/store/river-quay.svg',
    latitude: 23.11216,
    longitude: 113.25968,
    distance: 1945,
  })
  expect(
    stores.map(({ id, distance }: { id: string; distance: number }) => [id, distance]),
  ).toEqual([
    ['301', 1945],
    ['304', 2931],
    ['302', 2932],
    ['306', 3210],
    ['303', 6242],
    ['308', 7834],
    ['307', 10_586],
    ['305', 32_238],
  ])
})

test('a caller who says where they are is measured from there, in their language', async () => {
  const [first, second] = await list({ latitude: 23.192, longitude: 113.2987 }, ZH)
  expect([first, second]).toMatchObject([
    {
      id: '308',
      name: '茶山店',
      address: '白云区云溪路 33 号',
      hours: '每日 11:00–22:30',
      distance: 11,
    },
    { id: '306', distance: 7661 },
  ])
})

test.each([[{ latitude: 23.192 }], [{ longitude: 113.2987 }]])(
  'half a place is none: %j',
  async (query) => {
    expect(await list(query)).toEqual(await list())
  },
)

test('distances are those of a globe', () => {
  const quarter = metresBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 90 })
  expect(Math.round(quarter)).toBe(Math.round((6_371_000 * Math.PI) / 2))
  const pole = metresBetween({ latitude: 60, longitude: 20 }, { latitude: 90, longitude: 80 })
  expect(Math.round(pole)).toBe(Math.round((6_371_000 * Math.PI) / 6))
  // A degree of longitude is half as long there as at the equator.
  const north = metresBetween({ latitude: 60, longitude: 1 }, { latitude: 60, longitude: 2 })
  expect(Math.round(north)).toBe(55_597)
})

test('a store is shown with its beers, events, fans and coupons', async () => {
  expect(await show('301')).toEqual({
    id: '301',
    name: 'Taproom River Quay',
    address: '18 Yanjiang West Road, Yuexiu',
    phone: '020-80001101',
    hours: 'Daily 11:00–01:00',
    isOpen: true,
    image: '/pictures/store/river-quay.svg',
    images: [
      '/pictures/store/river-quay.svg',
      '/pictures/beer/weizen.bottle.5.morning-ferry.svg',
      '/pictures/beer/pint.can.34.coffee-arcade.svg',
      '/pictures/beer/tulip.can.5.monsoon-haze.svg',
    ],
    latitude: 23.11216,
    longitude: 113.25968,
    followers: 7,
    isFollowed: false,
    productCount: 7,
    classes: [
      { id: '11', count: 1, name: 'Hazy IPA' },
      { id: '12', count: 1, name: 'West Coast IPA' },
      { id: '21', count: 1, name: 'Lager & pilsner' },
      { id: '31', count: 1, name: 'Wheat beer' },
      { id: '41', count: 1, name: 'Fruit sours' },
      { id: '51', count: 1, name: 'Stout & porter' },
      { id: '61', count: 1, name: 'Mixed cases' },
    ],
    events: [
      {
        id: '980003',
        image: '/pictures/banner/tap-wall.svg',
        url: '/views/index?url=/event/show&id=980003',
        // The clock stands at noon; it begins at seven in the evening.
        startsAt: SECONDS + 6 * DAY + 7 * 3600,
        title: 'Tap takeover',
        intro: 'Twelve guest beers',
      },
    ],
    coupons: 6,
  })
})

test('a store speaks the caller’s language, and names only its own events', async () => {
  expect(await show('302', undefined, ZH)).toMatchObject({
    name: '骑楼店',
    address: '荔湾区恩宁路 96 号',
    hours: '每日 12:00–00:00',
    isOpen: true,
    classes: expect.arrayContaining([{ id: '11', count: 1, name: '浑浊 IPA' }]),
    // Those of the house are held elsewhere.
    events: [],
  })
})

test('what is over, sold out or somebody else’s does not count', async () => {
  const { db } = sandbox.services
  const before = await show('301')
  await db.updateTable('products').set({ onShelf: 0 }).where('id', '=', '2001').execute()
  await db.updateTable('contents').set({ startsAt: SECONDS }).where('id', '=', '980003').execute()
  await db.updateTable('coupons').set({ endsAt: SECONDS }).where('id', '=', '990001').execute()
  const after = await show('301')
  expect(after.productCount).toBe(before.productCount - 1)
  expect(after.classes.map(({ id }: { id: string }) => id)).not.toContain('11')
  expect(after.images).not.toContain('/pictures/beer/tulip.can.5.monsoon-haze.svg')
  expect(after.events).toEqual([])
  expect(after.coupons).toBe(before.coupons - 1)
  await db.updateTable('coupons').set({ storeId: '302' }).where('id', '=', '990002').execute()
  expect((await show('301')).coupons).toBe(before.coupons - 2)
})

test('who follows it sees that, and only who follows it', async () => {
  const token = await sandbox.logIn(MEMBER)
  expect((await show('302', token)).isFollowed).toBe(false)
  const { followers } = await show('302')
  await sandbox.call(addFavorite, { params: { key: 'store' }, body: { entityId: '302' } }, token)
  expect(await show('302', token)).toMatchObject({ isFollowed: true, followers: followers + 1 })
  expect(await show('302')).toMatchObject({ isFollowed: false, followers: followers + 1 })
})

test('a store nobody knows is not found', async () => {
  expect(await sandbox.call(showStore, { query: { id: '9' } })).toMatchObject({
    status: 400,
    message: 'The store was not found.',
  })
})

test.each([
  ['Daily 11:00–22:30', '10:59', false],
  ['Daily 11:00–22:30', '11:00', true],
  ['Daily 11:00–22:30', '22:29', true],
  ['Daily 11:00–22:30', '22:30', false],
  ['Daily 15:00–02:00', '14:59', false],
  ['Daily 15:00–02:00', '15:00', true],
  ['Daily 15:00–02:00', '23:59', true],
  ['Daily 15:00–02:00', '01:59', true],
  ['Daily 15:00–02:00', '02:00', false],
  ['By appointment', '12:00', false],
  ['From 12:00', '13:00', false],
])('%s holds %s: %p', (hours, clock, expected) => {
  expect(isOpenAt(hours, Date.parse(`2026-11-22T${clock}:00+08:00`) / 1000)).toBe(expected)
})

test.each([
  ['05:59', true],
  ['06:00', false],
  ['12:00', false],
  ['18:29', false],
  ['18:30', true],
  ['00:00', true],
])('at %s a drawn front is dark: %p', (clock, isDark) => {
  const now = Date.parse(`2026-11-22T${clock}:00+08:00`) / 1000
  const front = '/pictures/store/river-quay.svg'
  expect(frontAt(front, now)).toBe(isDark ? '/pictures/store/river-quay.night.svg' : front)
  expect(frontAt('/files/17.png', now)).toBe('/files/17.png')
})
