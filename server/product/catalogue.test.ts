/** @jest-environment node */
import { call as answerOf } from '../testing/answer-of'
import { handlers } from './routes'

const call = (path: string, input: object, context = {}) => answerOf(handlers, path, input, context)
const page = (query: Record<string, unknown>) => call('product/page', { query })
const names = (answer: { result: { name: string }[] }) => answer.result.map(({ name }) => name)

describe('product/page', () => {
  test('has 15 to a page and counts all', async () => {
    const first = await page({})
    const last = await page({ pageIndex: 4 })
    expect(first.result).toHaveLength(15)
    expect(first.totalCount).toBe(48)
    expect(last.result).toHaveLength(3)
    expect((await page({ pageIndex: 5 })).result).toEqual([])
  })

  test('pages never repeat a product', async () => {
    const all = await Promise.all([1, 2, 3, 4].map((pageIndex) => page({ pageIndex })))
    expect(new Set(all.flatMap(names)).size).toBe(48)
  })

  test.each(['hasOwnProperty', 'constructor', 'x'])('sorts by nothing for %s', async (sort) => {
    expect(await page({ sort })).toEqual(await page({}))
  })

  test('pageSize is taken, within bounds', async () => {
    expect((await page({ pageSize: 5 })).result).toHaveLength(5)
    expect((await page({ pageSize: 0 })).result).toHaveLength(1)
    expect((await page({ pageIndex: -3, pageSize: 2 })).pageIndex).toBe(1)
  })

  test('a keyword finds either language, whatever the caller’s, in any case', async () => {
    expect(names(await page({ keyWord: 'MONSOON' }))).toEqual(['Monsoon Haze'])
    expect(names(await page({ keyWord: '季风' }))).toEqual(['Monsoon Haze'])
    expect(names(await page({ keyWord: 'monsoon hazy' }))).toEqual(['Monsoon Haze'])
    expect((await page({ keyWord: '%' })).totalCount).toBe(0)
    expect((await page({ keyWord: "x' or 1=1 --" })).totalCount).toBe(0)
  })

  test('all but one leaves that one out, and nothing else', async () => {
    const hot = await page({ tags: 'hot', pageSize: 50 })
    const others = await page({ tags: 'hot', pageSize: 50, exceptId: hot.result[1].id })
    expect(names(others)).toEqual(names(hot).filter((_, at) => at !== 1))
    expect(others.totalCount).toBe(hot.totalCount - 1)
  })

  test('a class of the first level takes in its children', async () => {
    const parent = await page({ classIds: '1', pageSize: 50 })
    const children = await page({ classIds: '11,12,13', pageSize: 50 })
    expect(parent.totalCount).toBe(12)
    expect(names(parent)).toEqual(names(children))
  })

  test('filters by store, tags and price style, and all of them together', async () => {
    const store301 = await page({ storeId: '301', pageSize: 50 })
    expect(store301.result.every((each: { storeId: string }) => each.storeId === '301')).toBe(true)
    const limited = await page({ tags: 'limited', pageSize: 50 })
    const style = await page({ priceStyleId: '2', pageSize: 50 })
    expect(limited.totalCount).toBeGreaterThan(3)
    expect(names(limited)).toEqual(names(style))
    expect((await page({ tags: 'limited,new', pageSize: 50 })).totalCount).toBeGreaterThan(
      limited.totalCount,
    )
    const narrow = await page({
      keyWord: 'haze',
      classIds: '1',
      storeId: '301',
      tags: 'new',
      priceStyleId: '1',
    })
    expect(names(narrow)).toEqual(['Monsoon Haze'])
    expect((await page({ tags: 'imaginary' })).totalCount).toBe(0)
  })
})

test('a list and what it can be narrowed by are of one city', async () => {
  const inFoshan = { regionId: '440600' }
  const { totalCount } = await call('product/page', { query: {} }, inFoshan)
  const { classes, stores } = await call('product/facets', { query: {} }, inFoshan)
  expect(stores).toEqual([{ value: '305', name: 'Taproom Island Brewhouse', count: totalCount }])
  const counts = classes.map(({ count }: { count: number }) => count)
  expect(counts.reduce((sum: number, count: number) => sum + count)).toBe(totalCount)
  expect(totalCount).toBeLessThan((await page({})).totalCount)
})

describe('product details', () => {
  test('speaks the caller’s language', async () => {
    const query = { id: '2001' }
    const english = await call('product/productShow/detail', { query })
    const chinese = await call('product/productShow/detail', { query }, { locale: 'zh-Hans' })
    expect(english).toMatchObject({ name: 'Monsoon Haze', store: { name: 'Taproom River Quay' } })
    expect(chinese).toMatchObject({ name: '季风浑浊', store: { name: '江岸店' } })
    expect(english.images).toHaveLength(3)
  })

  test('every SKU has a value for every option', async () => {
    const query = { id: '2001' }
    const { options } = await call('product/productShow/detail', { query })
    const skus = await call('product/productShow/skus', { query })
    expect(skus.length).toBeGreaterThan(1)
    for (const { values } of skus) {
      for (const [i, value] of values.entries()) expect(options[i].values).toContain(value)
    }
  })

  test('an unknown product is refused', async () => {
    await expect(call('product/productShow/detail', { query: { id: '9' } })).rejects.toMatchObject({
      code: 400,
      message: 'The product was not found.',
    })
    await expect(call('product/productShow/skus', { query: { id: '9' } })).rejects.toMatchObject({
      code: 400,
      message: 'The product was not found.',
    })
  })
})
