import {
  addFavorite,
  cancelFavorite,
  deleteFootprint,
  getFavorites,
  isFavorite,
  pageFavorites,
  pageFootprints,
} from '../../src/features/favorite/contract'
import { addFootprintOf, clearFootprints } from '../../src/features/favorite/contract-footprints'
import { followAuthor, isFollowing, unfollowAuthor } from '../../src/features/live/contract-follow'
import { LiveStatus } from '../../src/features/live/contract-shapes'
import { addFootprint } from '../../src/features/product/contract'
import { MEMBER, NEWCOMER, openSandbox, type TestSandbox } from '../testing/open-sandbox'

const NOON = Date.parse('2026-11-22T12:00:00+08:00')
const SECONDS = NOON / 1000

let sandbox: TestSandbox
let member: string
let newcomer: string
beforeAll(async () => {
  sandbox = await openSandbox({ machineMs: () => NOON })
})
beforeEach(async () => {
  await sandbox.post('/sandbox/reset')
  sandbox.services.clock.setOffset(0)
  member = await sandbox.logIn(MEMBER)
  newcomer = await sandbox.logIn(NEWCOMER)
})
afterAll(() => sandbox.close())

const add = (key: string, entityId: string, token = newcomer) =>
  sandbox.call(addFavorite, { params: { key }, body: { entityId } }, token)
const drop = (key: string, entityId: string, token = newcomer) =>
  sandbox.call(cancelFavorite, { params: { key }, query: { entityId } }, token)
const has = async (key: string, entityId: string, token = newcomer) =>
  (await sandbox.call(isFavorite, { params: { key }, query: { entityId } }, token)).data
const ids = async (key: string, token = newcomer) =>
  (await sandbox.call(getFavorites, { params: { key } }, token)).data
const page = (body: object, token = newcomer) => sandbox.call(pageFavorites, { body }, token)
const seen = async (body: object = {}, token = newcomer) =>
  (await sandbox.call(pageFootprints, { body }, token)).data
const look = (id: string, token = newcomer) => sandbox.call(addFootprint, { body: { id } }, token)
const pass = (seconds: number) => sandbox.services.clock.setOffset(seconds)

const KINDS = [
  [
    'product',
    '2001',
    {
      name: 'Monsoon Haze',
      image: '/pictures/beer/tulip.can.5.monsoon-haze.svg',
      price: 2200,
      priceThen: 2200,
      url: '/views/index?url=/product/show&id=2001',
    },
  ],
  [
    'store',
    '301',
    {
      name: 'Taproom River Quay',
      image: '/pictures/store/river-quay.svg',
      url: '/views/index?url=/store/show&id=301',
    },
  ],
  [
    'live',
    '960001',
    {
      name: 'Twelve taps, one evening',
      image: '/pictures/live/pilsner.bottle.4.harbour-gold.taps.1003.svg',
      url: '/views/index?url=/live/show&id=960001',
    },
  ],
  [
    'author',
    '1003',
    {
      name: 'Zhou Yan',
      image: '/pictures/avatar/1003.svg',
      url: '/views/index?url=/live/show&id=960001',
    },
  ],
  ['content', '980001', { name: 'Harvest week', image: '/pictures/banner/hop-field.svg', url: '' }],
] as const

test.each(KINDS)('a %s is kept with what its row shows', async (type, entityId, shown) => {
  await sandbox.services.db.deleteFrom('favorites').where('userId', '=', '1002').execute()
  expect((await add(type, entityId)).data).toBe(true)
  expect((await page({ type })).data).toEqual({
    result: [{ type, entityId, createdAt: SECONDS, day: '2026-11-22', ...shown }],
    pageIndex: 1,
    pageSize: 15,
    totalCount: 1,
  })
  expect(await has(type, entityId)).toBe(true)
  expect(await has(type, entityId, member)).toBe((await ids(type, member)).includes(entityId))
  expect((await drop(type, entityId)).data).toBe(false)
  expect(await has(type, entityId)).toBe(false)
})

test.each(KINDS)('a %s nobody knows cannot be kept', async (type) => {
  expect(await add(type, '9')).toMatchObject({ status: 400, message: 'It was not found.' })
})

test('who shows nothing live is no author, nor who has left', async () => {
  expect((await add('author', '1002')).code).toBe(400)
  const { db } = sandbox.services
  await db.updateTable('users').set({ closedAt: 1 }).where('id', '=', '1003').execute()
  expect((await add('author', '1003')).code).toBe(400)
})

test('whoever is followed is kept, and whoever is kept is followed', async () => {
  const authorId = '1003'
  const follow = () => sandbox.call(followAuthor, { body: { authorId } }, newcomer)
  const unfollow = () => sandbox.call(unfollowAuthor, { query: { authorId } }, newcomer)
  const follows = async () =>
    (await sandbox.call(isFollowing, { query: { authorId } }, newcomer)).data
  await follow()
  await follow()
  expect((await page({ type: 'author' })).data.result).toMatchObject([{ entityId: authorId }])
  await drop('author', authorId)
  expect(await follows()).toBe(false)
  await add('author', authorId)
  expect(await follows()).toBe(true)
  await add('store', '301')
  await unfollow()
  expect(await has('author', authorId)).toBe(false)
  expect(await has('store', '301')).toBe(true)
})

test('the member of the seed follows whom they keep', async () => {
  const follows = async (authorId: string) =>
    (await sandbox.call(isFollowing, { query: { authorId } }, member)).data
  const kept = await ids('author', member)
  expect(kept).toHaveLength(1)
  expect(await Promise.all(kept.map(follows))).toEqual([true])
})

test.each([add, drop, has])('a kind nobody keeps is refused', async (ask) => {
  const answer = await ask('weather', '1')
  if (answer === undefined || answer === null) return
  expect(answer).toMatchObject({ status: 400, message: 'There is no type weather.' })
})

test('every kind is apart, and everybody has their own', async () => {
  await add('product', '2001')
  await add('store', '301')
  await drop('store', '2001')
  await drop('product', '301')
  await drop('product', '2001', member)
  expect(await has('product', '2001')).toBe(true)
  expect(await has('store', '301')).toBe(true)
  expect(await has('store', '2001')).toBe(false)
})

test('the latest comes first, once more moves to the front and keeps its price', async () => {
  const { db } = sandbox.services
  await db.deleteFrom('favorites').where('userId', '=', '1002').execute()
  for (const [at, id] of ['2001', '2002', '2003'].entries()) {
    pass(at)
    await add('product', id)
  }
  expect(await ids('product')).toEqual(['2003', '2002', '2001'])
  await db.updateTable('products').set({ price: 1 }).where('id', '=', '2001').execute()
  pass(10)
  await add('product', '2001')
  const { result, totalCount } = (await page({ type: 'product', pageSize: 2 })).data
  expect(totalCount).toBe(3)
  expect(result).toMatchObject([
    { entityId: '2001', createdAt: SECONDS + 10, price: 1, priceThen: 2200 },
    { entityId: '2003' },
  ])
  const second = (await page({ type: 'product', pageIndex: 2, pageSize: 2 })).data
  expect(second).toMatchObject({ pageIndex: 2, pageSize: 2, totalCount: 3 })
  expect(second.result.map(({ entityId }: { entityId: string }) => entityId)).toEqual(['2002'])
})

test('what is gone is left out', async () => {
  await add('content', '980001')
  const { db } = sandbox.services
  await db.deleteFrom('contents').where('id', '=', '980001').execute()
  expect((await page({ type: 'content' })).data.result).toEqual([])
})

test('footprints are of every kind, in the caller’s language, and of their days', async () => {
  const mine = await sandbox.call(
    pageFootprints,
    { body: {}, headers: { 'Accept-Language': 'zh-CN' } },
    member,
  )
  expect(mine.data.totalCount).toBe(11)
  expect(mine.data.result[0]).toEqual({
    type: 'product',
    entityId: '2001',
    createdAt: SECONDS - 3600,
    day: '2026-11-22',
    name: '季风浑浊',
    image: '/pictures/beer/tulip.can.5.monsoon-haze.svg',
    price: 2200,
    url: '/views/index?url=/product/show&id=2001',
  })
  const kinds = async (type: string) =>
    (await seen({ type }, member)).result.map((one: { type: string }) => one.type)
  expect(new Set(await kinds('store'))).toEqual(new Set(['store']))
  expect((await kinds('')).length).toBe(11)
})

test.each(KINDS)(
  'a visit of a %s is noted with what its row shows',
  async (key, entityId, shown) => {
    const visit = (body: { entityId: string }, type: string = key) =>
      sandbox.call(addFootprintOf, { params: { key: type }, body }, newcomer)
    await sandbox.services.db.deleteFrom('footprints').where('userId', '=', '1002').execute()
    expect(await visit({ entityId: '9' })).toMatchObject({
      status: 400,
      message: 'It was not found.',
    })
    expect(await visit({ entityId }, 'weather')).toMatchObject({ status: 400 })
    expect((await seen()).result).toEqual([])
    expect(await visit({ entityId })).toMatchObject({ code: 200, data: null })
    pass(7)
    await visit({ entityId })
    const { priceThen: _, ...row } = { priceThen: 0, ...shown }
    expect((await seen()).result).toEqual([
      { type: key, entityId, createdAt: SECONDS + 7, day: '2026-11-22', ...row },
    ])
  },
)

test('who streams is met where they are on air, else where they were last', async () => {
  const { db } = sandbox.services
  const met = async () => (await page({ type: 'author' })).data.result[0].url
  await add('author', '1003')
  expect(await met()).toBe('/views/index?url=/live/show&id=960001')
  const theirs = () => db.updateTable('lives').where('authorId', '=', '1003')
  await theirs().set({ status: LiveStatus.Ended }).execute()
  await theirs().set({ createdAt: SECONDS }).where('id', '!=', '960001').execute()
  expect(await met()).not.toBe('/views/index?url=/live/show&id=960001')
  expect(await met()).toMatch(/^\/views\/index\?url=\/live\/show&id=\d+$/)
  await theirs().set({ status: LiveStatus.Forbidden }).execute()
  expect(await met()).toBe('/views/index?url=/live/index')
})

test('what was looked at is noted once, taken away one by one or all', async () => {
  await sandbox.services.db.deleteFrom('footprints').where('userId', '=', '1002').execute()
  expect((await look('2001')).data).toBeNull()
  pass(5)
  await look('2002')
  pass(9)
  await look('2001')
  const list = async () =>
    (await seen()).result.map(({ entityId }: { entityId: string }) => entityId)
  expect(await list()).toEqual(['2001', '2002'])
  const remove = (type: string, entityId: string) =>
    sandbox.call(deleteFootprint, { query: { type, entityId } }, newcomer)
  expect(await remove('store', '2001')).toMatchObject({ status: 400, message: 'It was not found.' })
  expect((await remove('product', '2003')).code).toBe(400)
  expect(await remove('product', '2001')).toMatchObject({ code: 200, data: null })
  expect(await list()).toEqual(['2002'])
  await look('2003')
  expect((await sandbox.call(clearFootprints, {}, newcomer)).data).toBe(2)
  expect(await list()).toEqual([])
  expect((await seen({}, member)).totalCount).toBe(11)
})
