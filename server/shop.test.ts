/** @jest-environment node */
import { handlers as view } from './builder/routes'
import type { Handler } from './handler'
import { handlers as region } from './place/routes'
import { handlers as product } from './product/routes'
import { handlers as dictionary } from './record/dictionary-routes'
import { handlers as report } from './report/routes'
import { handlers as store } from './store/routes'
import { call as answerOf, open } from './testing/answer-of'
import { handlers as wallet } from './wallet/routes'

const HANDLERS: readonly Handler[] = [
  ...product,
  ...dictionary,
  ...region,
  ...report,
  ...store,
  ...view,
  ...wallet,
]

const call = (path: string, input: object = {}, context = {}) =>
  answerOf(HANDLERS, path, input, context)

describe('favourites', () => {
  const query = { id: '2002' }
  const isFavorite = (user?: { id: string }) =>
    call('product/productShow/isFavorite', { query }, { user })

  test('are the caller’s own, and asking twice changes nothing', async () => {
    const user = { id: '1001' }
    expect(await isFavorite(user)).toBe(false)
    expect(await call('product/productShow/favorite', { query }, { user })).toBe(true)
    expect(await call('product/productShow/favorite', { query }, { user })).toBe(true)
    expect(await isFavorite(user)).toBe(true)
    expect(await isFavorite({ id: '1002' })).toBe(false)
    expect(await isFavorite()).toBe(false)
  })

  test('a product that is not there cannot be one', async () => {
    const asked = call(
      'product/productShow/favorite',
      { query: { id: '9' } },
      { user: { id: '1' } },
    )
    await expect(asked).rejects.toMatchObject({ code: 400 })
  })
})

describe('dictionaries', () => {
  test('enums carry the status numbers of orders in the caller’s language', async () => {
    const enums = await call('api/type/AllEnums', {}, { locale: 'zh-Hans' })
    const orders = enums.find(({ name }: { name: string }) => name === 'OrderStatus')
    expect(orders.keyValue[0]).toEqual({ key: 1, value: '待付款', color: 'warning' })
    expect(orders.keyValue).toHaveLength(6)
  })

  test('classes also come as keys and values', async () => {
    const rows = await call('relation/ProductClassRelation/kv')
    expect(rows).toHaveLength(20)
    expect(rows[0]).toEqual({ key: '1', value: 'Hop-forward' })
  })

  test('configurations are there by type, or null and empty', async () => {
    const grades = await call('basic/autoConfig/getList', { query: { type: 'grade' } })
    expect(grades.map(({ experience }: { experience: number }) => experience)).toEqual([
      0, 100, 1000, 5000,
    ])
    const version = await call('basic/autoConfig/getValue', { query: { type: 'version' } })
    expect(version).toMatchObject({ ios: '1.1.2', android: '1.1.2' })
    expect(await call('basic/autoConfig/getValue', { query: { type: 'x' } })).toBeNull()
    expect(await call('basic/autoConfig/getList', { query: { type: 'x' } })).toEqual([])
  })

  test('relations are sent whole: 13 of which 11 are switched on', async () => {
    const rows = await call('api/relation/GetFatherClass', { query: { type: 'home' } })
    expect(rows).toHaveLength(13)
    expect(rows.filter(({ status }: { status: number }) => status === 1)).toHaveLength(11)
    expect(await call('api/relation/GetFatherClass', { query: { type: 'x' } })).toEqual([])
  })

  test('classes form a tree of two levels', async () => {
    const tree = await call('relation/ProductClassRelation/tree', {}, { locale: 'zh-Hans' })
    expect(tree).toHaveLength(6)
    expect(tree[0]).toMatchObject({ name: '酒花主场' })
    expect(tree[0].children).toHaveLength(3)
  })

  test('regions end where the level says', async () => {
    const levels = await Promise.all(
      [2, 3, 4].map(async (level) => {
        const tree = await call(
          'api/Region/GetRegionData',
          { query: { level } },
          { locale: 'zh-Hans' },
        )
        const city = tree
          .find(({ name }: { name: string }) => name === '广东省')
          .children.find(({ name }: { name: string }) => name === '广州市')
        const area = city.children?.[0]
        return [city.children !== undefined, area?.children !== undefined]
      }),
    )
    expect(levels).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ])
  })
})

describe('stores', () => {
  test('are nearest first from the caller’s place, else from the fixed one', async () => {
    const query = { latitude: 23.192, longitude: 113.2987 }
    const near = await call('people/store/location', { query })
    expect(near[0]).toMatchObject({ name: 'Taproom Tea Hill' })
    expect(near[0].distance).toBeLessThan(100)
    const fallback = await call('people/store/location')
    expect(fallback[0].name).not.toBe('Taproom Tea Hill')
    const distances = fallback.map(({ distance }: { distance: number }) => distance)
    expect(distances).toEqual([...distances].sort((a, b) => a - b))
  })
})

describe('reports', () => {
  test('ranking is sorted by value within the period asked for', async () => {
    const week = await call('paas/autoReport/{type}', { params: { type: 'ranking' } })
    const day = await call('paas/autoReport/{type}', {
      params: { type: 'ranking' },
      body: { keyword: 'day', pageSize: 50 },
    })
    expect(week.rows).toHaveLength(15)
    expect(day.rows).toHaveLength(20)
    expect(day.rows[0].value).toBeLessThan(week.rows[0].value)
    const values = day.rows.map(({ value }: { value: number }) => value)
    expect(values).toEqual([...values].sort((a, b) => b - a))
  })

  test('the market has its four columns', async () => {
    const { columns } = await call('paas/autoReport/{type}', { params: { type: 'market' } })
    expect(columns.map(({ key }: { key: string }) => key)).toEqual([
      'brandNo',
      'price',
      'cumIncome',
      'cumReturn',
    ])
  })

  test('income is the caller’s own', async () => {
    const params = { type: 'income' }
    const mine = await call('paas/autoReport/{type}', { params }, { user: { id: '1001' } })
    const nobodys = await call('paas/autoReport/{type}', { params })
    expect(mine.rows[0].total).toBe(mine.rows[0].devices + mine.rows[0].referrals)
    expect(nobodys.rows).toEqual([])
  })

  test.each(['nothing', 'constructor'])('an unknown report %s is refused', async (type) => {
    await expect(call('paas/autoReport/{type}', { params: { type } })).rejects.toMatchObject({
      code: 400,
    })
  })
})

describe('wallet', () => {
  test('the balance is what the balance account holds', async () => {
    const answer = await call('asset/account/userAccountList', {}, { user: { id: '1001' } })
    expect(answer.overview.balance).toBe(286_450)
    expect(answer.accounts[0].amount).toBe(286_450)
    expect(answer.overview.referralCode).toMatch(/^TAP[0-9A-Z]{4,}$/)
  })

  test('a user without accounts has a wallet of zeros', async () => {
    const answer = await call('asset/account/userAccountList', {}, { user: { id: '123456789' } })
    expect(answer).toMatchObject({ accounts: [], overview: { balance: 0, cumulativeIncome: 0 } })
  })
})

describe('views', () => {
  const byUrl = (query: Record<string, string>) => call('paas/viewEngine/getByUrl', { query })

  test('are found by url, engineId or x; a query behind the path does not matter', async () => {
    const ways: Record<string, string>[] = [
      { url: '/product/list' },
      { engineId: '/product/list' },
      { x: '/product/list' },
      { url: '/product/list?tags=new' },
      { url: '/product/list/' },
    ]
    for (const query of ways) {
      expect(await byUrl(query)).toMatchObject({ url: '/product/list' })
    }
  })

  test('there is null when there is none', async () => {
    expect(await byUrl({ url: '/no/such/page' })).toBeNull()
    expect(await byUrl({})).toBeNull()
  })

  test('an override is sent as it came, broken or not', async () => {
    const put = (url: string, json: string) =>
      open.db.insertInto('view_overrides').values({ url, json }).execute()
    await put('/product/list', '{"widgets":7}')
    await put('/brand/new', '{"widgets":[')
    expect(await byUrl({ url: '/product/list' })).toEqual({ widgets: 7 })
    expect(await byUrl({ url: '/brand/new' })).toBe('{"widgets":[')
    const all = await call('paas/viewEngine/all')
    expect(all).toContainEqual({ widgets: 7 })
    await open.db.deleteFrom('view_overrides').execute()
    expect(await byUrl({ url: '/product/list' })).toMatchObject({ url: '/product/list' })
  })
})
