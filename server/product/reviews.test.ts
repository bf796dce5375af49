import { addFavorite, pageFavorites, pageFootprints } from '../../src/features/favorite/contract'
import { showOrder } from '../../src/features/order/contract'
import {
  addFootprint,
  getFacets,
  getProductDetail,
  getProductSkus,
  notifyStock,
  type Sku,
} from '../../src/features/product/contract'
import { pageProducts } from '../../src/features/product/contract-list'
import {
  evaluateMore,
  evaluateProduct,
  pageReviews,
} from '../../src/features/product/contract-reviews'
import { showStore } from '../../src/features/store/contract'
import { dayOf } from '../../src/shared/business-day'
import { isOpenAt } from '../store/show-store'
import { sandbox, token } from '../testing/fresh-member'
import { MEMBER, NEWCOMER } from '../testing/open-sandbox'

/** A done order of the member. */
const ORDER = '700008'
async function received(): Promise<string> {
  const { data } = await sandbox.call(showOrder, { query: { id: ORDER } }, token)
  return data.lines[0].productId
}
const evaluate = (productId: string, more: object = {}) =>
  sandbox.call(
    evaluateProduct,
    { body: { productId, orderId: ORDER, stars: 4, content: 'Bright', ...more } },
    token,
  )
async function picture(type = 'image/png'): Promise<string> {
  const { db, clock } = sandbox.services
  const file = { id: '7', userId: '1001', kind: 'file', name: 'a.png', bytes: new Uint8Array([1]) }
  await db
    .insertInto('files')
    .values({ ...file, type, createdAt: clock.now() })
    .execute()
  return '/files/7.png'
}
const reviewsOf = async (productId: string, more: object = {}) =>
  (await sandbox.call(pageReviews, { body: { productId, ...more } }, token)).data

test('a review shows stars, pictures and variant, and a name of which little is left', async () => {
  const productId = await received()
  const before = await reviewsOf(productId)
  const { data } = await evaluate(productId, { pictures: [await picture()], isAnonymous: true })
  const after = await reviewsOf(productId)
  expect(after.counts.all).toBe(before.counts.all + 1)
  expect(after.counts.stars[3]).toBe(before.counts.stars[3] + 1)
  expect(after.result[0]).toMatchObject({
    id: data.id,
    stars: 4,
    pictures: ['/files/7.png'],
    nickName: 'L***a',
    isMine: true,
  })
  expect(after.result[0].skuName).not.toBe('')
  expect((await reviewsOf(productId, { stars: 4 })).totalCount).toBe(after.counts.stars[3])
  expect((await reviewsOf(productId, { hasPictures: true })).totalCount).toBe(after.counts.pictures)
  const { data: order } = await sandbox.call(showOrder, { query: { id: ORDER } }, token)
  expect(order.lines[0].reviewed).toBe(true)
})

test('who has reviewed finds their own of all orders and of one, and of nobody else', async () => {
  const productId = await received()
  const own = async (more: object = {}) =>
    (await sandbox.call(pageReviews, { body: { mine: true, ...more } }, token)).data.result
  const before = await own()
  expect(before.every(({ isMine }: { isMine: boolean }) => isMine)).toBe(true)
  await evaluate(productId)
  const [first] = await own()
  expect(first).toMatchObject({ productId, orderId: ORDER, content: 'Bright' })
  expect([first.productName, first.image]).not.toContain('')
  expect(await own()).toHaveLength(before.length + 1)
  expect(await own({ orderId: ORDER })).toHaveLength(1)
  expect(await own({ orderId: '700009' })).toHaveLength(0)
  const visitors = await sandbox.call(pageReviews, { body: { mine: true } })
  expect(visitors.data.result).toEqual([])
  // Whose order it was is told to nobody else.
  const other = await sandbox.call(pageReviews, { body: { productId } })
  expect(other.data.result[0]).toMatchObject({ orderId: '', image: '' })
})

test('words are added once, and by who wrote the first', async () => {
  const { id } = (await evaluate(await received())).data
  const add = (content: string, who = token) =>
    sandbox.call(evaluateMore, { body: { id, content } }, who)
  const none = { code: 400, message: 'The review was not found.' }
  expect(await add('It is not', await sandbox.logIn(NEWCOMER))).toMatchObject(none)
  expect((await add('Even better')).data.addition).toBe('Even better')
  expect(await add('Once more')).toMatchObject(none)
})

test.each([
  ['twice', async () => evaluate(await received()), 'You have reviewed this already.'],
  [
    'of what was not received',
    async () => evaluate('2002'),
    'Only what was received can be reviewed.',
  ],
  [
    'of an order of somebody else',
    async () => evaluate(await received(), { orderId: '700001' }),
    'Only what was received can be reviewed.',
  ],
  ['with six stars', async () => evaluate('2001', { stars: 6 }), 'stars: '],
  ['with no star', async () => evaluate('2001', { stars: 0 }), 'stars: '],
  ['with no words', async () => evaluate('2001', { content: ' ' }), 'content: '],
  ['with words without end', async () => evaluate('2001', { content: 'x'.repeat(501) }), 'content'],
  [
    'with a file that is no picture',
    async () => evaluate(await received(), { pictures: [await picture('text/plain')] }),
    'Only pictures you have uploaded yourself.',
  ],
])('a review %s is refused, and says why', async (what, attempt, words) => {
  const productId = await received()
  if (what === 'twice') await evaluate(productId)
  const before = (await reviewsOf(productId)).counts
  expect(await attempt()).toMatchObject({ code: 400, message: expect.stringContaining(words) })
  expect((await reviewsOf(productId)).counts).toEqual(before)
})

describe('the list of beers', () => {
  const list = async (query: object) =>
    (await sandbox.call(pageProducts, { query: { pageSize: 48, ...query } }, token)).data
  const prices = ({ result }: { result: { price: number }[] }) => result.map(({ price }) => price)

  test('goes by price and by sales', async () => {
    const rising = prices(await list({ sort: 'priceAsc' }))
    expect(rising).toEqual([...rising].sort((a, b) => a - b))
    expect(prices(await list({ sort: 'priceDesc' }))).toEqual([...rising].sort((a, b) => b - a))
    const sold = (await list({ sort: 'sold' })).result.map((each: { sold: number }) => each.sold)
    expect(sold).toEqual([...sold].sort((a: number, b: number) => b - a))
    expect((await list({ sort: 'nothing' })).result).toEqual((await list({})).result)
  })

  test('is narrowed by price, style and stock, as its facets promise', async () => {
    const { data } = await sandbox.call(getFacets, { query: {} })
    const [style] = data.styles
    expect((await list({ styles: style.name })).totalCount).toBe(style.count)
    const [store] = data.stores
    expect((await list({ storeId: store.value })).totalCount).toBe(store.count)
    expect(prices(await list({ minPrice: data.maxPrice }))).toEqual([data.maxPrice])
    expect((await list({ maxPrice: data.minPrice - 1 })).totalCount).toBe(0)
    const { db } = sandbox.services
    await db.updateTable('skus').set({ stock: 0 }).where('productId', '=', '2001').execute()
    expect((await list({ inStock: true })).totalCount).toBe((await list({})).totalCount - 1)
  })

  test('leaves out what is off the shelf', async () => {
    const { db } = sandbox.services
    const { totalCount } = await list({})
    await db.updateTable('products').set({ onShelf: 0 }).where('id', '=', '2001').execute()
    expect((await list({})).totalCount).toBe(totalCount - 1)
  })
})

test('a beer tells its stars and what the caller’s grade pays', async () => {
  const { db } = sandbox.services
  const { id, price } = await db
    .selectFrom('products')
    .select(['id', 'price'])
    .where('priceStyleId', '=', '2')
    .executeTakeFirstOrThrow()
  const show = (who?: string) => sandbox.call(getProductDetail, { query: { id } }, who)
  expect((await show(token)).data.memberPrice).toBe(price - Math.floor((price * 3) / 100))
  expect((await show()).data.memberPrice).toBeUndefined()
  const skus = async (who?: string) =>
    (await sandbox.call(getProductSkus, { query: { id } }, who)).data as Sku[]
  const own = await skus(token)
  expect(own.length).toBeGreaterThan(1)
  for (const sku of own) expect(sku.memberPrice).toBe(sku.price - Math.floor((sku.price * 3) / 100))
  for (const sku of await skus()) expect(sku.memberPrice).toBeUndefined()
  // The first grade saves nothing: there is no price of its own to show.
  await db.updateTable('users').set({ gradeId: 1 }).where('mobile', '=', MEMBER).execute()
  expect((await show(token)).data.memberPrice).toBeUndefined()
  const counts = (await reviewsOf(id)).counts
  expect((await show()).data).toMatchObject({ rating: counts.average, reviewCount: counts.all })
})

test('what is kept tells its price of then, and is of five kinds', async () => {
  const keep = (key: string, entityId: string) =>
    sandbox.call(addFavorite, { params: { key }, body: { entityId } }, token)
  await keep('product', '2005')
  const { db } = sandbox.services
  await db.updateTable('products').set({ price: 1 }).where('id', '=', '2005').execute()
  const kept = async (type: string) =>
    (await sandbox.call(pageFavorites, { body: { type } }, token)).data.result
  const [first] = await kept('product')
  expect(first.price).toBe(1)
  expect(first.priceThen).toBeGreaterThan(1)
  await keep('author', '1003')
  await keep('content', '980001')
  expect((await kept('author'))[0]).toMatchObject({ entityId: '1003', name: 'Zhou Yan' })
  expect((await kept('content'))[0]).toMatchObject({ name: 'Harvest week' })
  expect((await keep('author', '1002')).code).toBe(400)
})

test('what was looked at has its day by the server’s clock', async () => {
  await sandbox.call(addFootprint, { body: { id: '2007' } }, token)
  const { data } = await sandbox.call(pageFootprints, { body: {} }, token)
  expect(data.result[0]).toMatchObject({
    entityId: '2007',
    day: dayOf(sandbox.services.clock.now()),
  })
})

test('who waits for a sold-out variant waits once, and for nothing that is there', async () => {
  const { db } = sandbox.services
  const wait = async () =>
    (await sandbox.call(notifyStock, { body: { skuId: '20011' } }, token)).data
  expect(await wait()).toBe(false)
  await db.updateTable('skus').set({ stock: 0 }).where('id', '=', '20011').execute()
  expect([await wait(), await wait()]).toEqual([true, true])
  expect(await db.selectFrom('stock_notices').selectAll().execute()).toHaveLength(1)
})

test('a store is open by the server’s clock, past midnight too', async () => {
  // Eleven in the evening in Beijing.
  const at = (hour: number) => Date.UTC(2026, 10, 22, hour - 8) / 1000
  expect(isOpenAt('Daily 11:00–01:00', at(23))).toBe(true)
  expect(isOpenAt('Daily 11:00–01:00', at(24.5))).toBe(true)
  expect(isOpenAt('Daily 11:00–01:00', at(10))).toBe(false)
  expect(isOpenAt('Daily 11:00–22:30', at(23))).toBe(false)
  expect(isOpenAt('by appointment', at(12))).toBe(false)
  const { data } = await sandbox.call(showStore, { query: { id: '301' } }, token)
  const sum = data.classes.reduce((all: number, { count }: { count: number }) => all + count, 0)
  expect(data.productCount).toBe(sum)
})

test('a review that comes twice under one id is one, and says the same', async () => {
  const productId = await received()
  const first = await evaluate(productId, { requestId: 'kept-1' })
  expect(first).toMatchObject({ code: 200, data: { content: 'Bright' } })
  expect(await evaluate(productId, { requestId: 'kept-1' })).toMatchObject(first)
  expect(await evaluate(productId, { requestId: 'kept-2' })).toMatchObject({ code: 400 })
})

test('of the seed nobody is thanked for what they did not like, or praises another kind of beer', async () => {
  const rows = await sandbox.services.db
    .selectFrom('reviews')
    .select(['stars', 'content', 'reply'])
    .execute()
  const doubts = rows.filter(({ stars }) => stars === 2)
  expect(doubts.some(({ reply }) => reply !== '')).toBe(true)
  expect(doubts.filter(({ reply }) => /谢谢|Thank/.test(reply))).toEqual([])
  expect(rows.filter(({ content }) => /stout|世涛/i.test(content))).toEqual([])
})

test('the member of the demonstration has said something of an order, which is known of it', async () => {
  const { data } = await sandbox.call(
    pageReviews,
    { body: { mine: true, orderId: '700010' } },
    token,
  )
  expect(data.result.map(({ stars }: { stars: number }) => stars)).toEqual([4, 5])
  const { lines } = (await sandbox.call(showOrder, { query: { id: '700010' } }, token)).data
  expect(lines.map(({ reviewed }: { reviewed: boolean }) => reviewed)).toEqual([true, true, true])
})
