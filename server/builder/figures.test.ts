import { getAllViews, getViewByUrl } from '../../src/engine/calls'
import { getMyView, getViewCard } from '../../src/features/builder/contract'
import { listSingleReports } from '../../src/features/report/contract'
import { MEMBER, openSandbox, type TestSandbox } from '../testing/open-sandbox'
import { VIEWS } from '../views'

let sandbox: TestSandbox
let token: string
beforeAll(async () => {
  sandbox = await openSandbox()
  token = await sandbox.logIn(MEMBER)
})
afterAll(() => sandbox.close())

const ZH = { 'Accept-Language': 'zh-CN' }
const count = (key: string, name: string, value: number) => ({ key, name, value, format: 'number' })

describe.each([
  [
    'by report',
    (key: string, headers = {}) => sandbox.call(listSingleReports, { query: { key }, headers }),
  ],
  [
    'by part',
    (key: string, headers = {}) => sandbox.call(getViewCard, { params: { key }, headers }),
  ],
] as const)('public figures %s', (_, ask) => {
  test('of the shop', async () => {
    expect((await ask('shop')).data).toEqual([
      count('products', 'Beers', 48),
      count('stores', 'Stores', 8),
    ])
    expect((await ask('shop', ZH)).data).toMatchObject([{ name: '酒款' }, { name: '门店' }])
  })

  test('of the six classes with the most beers', async () => {
    expect((await ask('catalogue')).data).toEqual([
      count('11', 'Hazy IPA', 5),
      count('21', 'Lager & pilsner', 5),
      count('51', 'Stout & porter', 5),
      count('12', 'West Coast IPA', 4),
      count('41', 'Fruit sours', 4),
      count('52', expect.any(String) as never, 4),
    ])
    expect((await ask('catalogue', ZH)).data[0].name).toBe('浑浊 IPA')
  })

  test.each(['user', 'constructor'])('there is no part %s', async (key) => {
    expect(await ask(key)).toMatchObject({ status: 400, message: 'The part was not found.' })
  })
})

test('one’s own figures are the caller’s', async () => {
  const mine = async (headers = {}) =>
    (await sandbox.call(getMyView, { params: { key: 'user' }, headers }, token)).data
  const { db } = sandbox.services
  const own = async (table: 'favorites' | 'footprints', column = 'userId') =>
    (
      await db
        .selectFrom(table)
        .selectAll()
        .where(column as 'userId', '=', '1001')
        .execute()
    ).length
  const friends = await db.selectFrom('users').select('id').where('parentId', '=', '1001').execute()
  const devices = await db
    .selectFrom('devices')
    .select('id')
    .where('ownerId', '=', '1001')
    .execute()
  expect(await mine()).toEqual([
    count('favorites', 'Favourites', await own('favorites')),
    count('footprints', 'Footprints', 11),
    count('friends', 'Friends', friends.length),
    count('devices', 'Devices', devices.length),
  ])
  expect(devices.length * friends.length).toBeGreaterThan(0)
  expect(await mine(ZH)).toMatchObject([
    { name: '收藏' },
    { name: '足迹' },
    { name: '好友' },
    { name: '设备' },
  ])
  const shop = await sandbox.call(getMyView, { params: { key: 'shop' } }, token)
  expect(shop).toMatchObject({ status: 400, message: 'The part was not found.' })
})

describe('definitions', () => {
  const byUrl = async (query: Record<string, string>) =>
    (await sandbox.call(getViewByUrl, { query })).data

  test('are found by url, before engineId, before x', async () => {
    expect(await byUrl({ url: '/product/list', engineId: '/store/show' })).toMatchObject({
      url: '/product/list',
    })
    expect(await byUrl({ engineId: '/product/list', x: '/store/show' })).toMatchObject({
      url: '/product/list',
    })
    for (const path of ['/product/list?a=1', '/product/list#top', '/product/list//'])
      expect(await byUrl({ x: path })).toMatchObject({ url: '/product/list' })
    expect(await byUrl({ url: '/nothing' })).toBeNull()
    expect(await byUrl({})).toBeNull()
  })

  test('all of them come with what was put in their place', async () => {
    const { db } = sandbox.services
    const before = (await sandbox.call(getAllViews)).data
    expect(before).toHaveLength(VIEWS.size)
    await db
      .insertInto('view_overrides')
      .values({ url: '/product/list', json: '{"a":1}' })
      .execute()
    await db.insertInto('view_overrides').values({ url: '/brand/new?x=1', json: '{"b"' }).execute()
    const after = (await sandbox.call(getAllViews)).data
    expect(after).toHaveLength(VIEWS.size + 1)
    expect(after).toContainEqual({ a: 1 })
    expect(await byUrl({ url: '/product/list?q=1' })).toEqual({ a: 1 })
    // Also by the whole address, and as it came.
    expect(await byUrl({ url: '/brand/new?x=1' })).toBe('{"b"')
    await db.deleteFrom('view_overrides').execute()
  })
})
