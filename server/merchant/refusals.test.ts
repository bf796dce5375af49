import { saveAutoForm } from '../../src/features/form/contract'
import {
  decideAfterSale,
  findPickup,
  pageCustomers,
  pageShopOrders,
  pageShopProducts,
  priceSku,
  redeemPickup,
  replyReview,
  saveShopProduct,
  shelveProduct,
  shipOrder,
  showShopOrder,
  showShopProduct,
} from '../../src/features/merchant/contract'
import {
  decideApplication,
  getShopIncome,
  pageApplications,
  showMerchant,
} from '../../src/features/merchant/contract-house'
import type { AnyEndpoint } from '../../src/http/endpoint'
import { NEWCOMER } from '../testing/open-sandbox'
import { expectRefusal } from '../testing/refused'
import { db, member, owner, SHOP, sandbox } from './testing/desk-at-noon'

type Words = readonly [number, string]
const refused = (words: Words, call: AnyEndpoint, input: object, who = owner) =>
  expectRefusal(sandbox.services, () => sandbox.call(call, input, who), words)
/** What a desk has once what was due by the clock is done. */
const settle = () => sandbox.call(getShopIncome, { query: { merchantId: '', days: 1 } }, owner)

const NO_SHOP: Words = [403, 'This is for the owners of a shop.']
const NO_ORDER: Words = [400, 'The order was not found.']
const NO_PRODUCT: Words = [400, 'The product was not found.']

test.each<[string, AnyEndpoint, object]>([
  ['orders', pageShopOrders, { body: {} }],
  ['an order', showShopOrder, { query: { id: '700001' } }],
  ['products', pageShopProducts, { body: {} }],
  ['a product', showShopProduct, { query: { id: '2001' } }],
  ['customers', pageCustomers, { body: {} }],
  ['income', getShopIncome, { query: { days: 7 } }],
  ['a code', findPickup, { query: { code: '1' } }],
  ['handing out', redeemPickup, { body: { code: '1' } }],
  ['a price', priceSku, { body: { id: '20011', price: 1, stock: 1 } }],
  ['the shelf', shelveProduct, { body: { id: '2001', isOnShelf: false } }],
])('%s of a shop are for who runs one', async (_, call, input) => {
  const nobody = await sandbox.logIn(NEWCOMER)
  await settle()
  await refused(NO_SHOP, call, input, nobody)
})

test('what is another shop’s is not there', async () => {
  await settle()
  const foreign = await db()
    .selectFrom('orders')
    .select('id')
    .where('storeId', 'in', ['302', '305'])
    .executeTakeFirstOrThrow()
  await refused(
    [400, 'The shop was not found.'],
    pageShopOrders,
    { body: { merchantId: SHOP } },
    member,
  )
  await refused([400, 'The shop was not found.'], showMerchant, { query: { id: SHOP } }, member)
  await refused(NO_ORDER, showShopOrder, { query: { id: foreign.id } }, member)
  const parcel = { carrier: 'SF', number: 'SF1234567', requestId: 'p-1' }
  const lines = [{ position: 0, count: 1 }]
  await refused(NO_ORDER, shipOrder, { body: { id: foreign.id, ...parcel, lines } }, member)
  const { id, skuId } = await db()
    .selectFrom('products')
    .select(['id', 'skuId'])
    .where('storeId', '=', '302')
    .executeTakeFirstOrThrow()
  await refused(NO_PRODUCT, showShopProduct, { query: { id } }, member)
  await refused(NO_PRODUCT, shelveProduct, { body: { id, isOnShelf: false } }, member)
  await refused(NO_PRODUCT, priceSku, { body: { id: skuId, price: 1, stock: 1 } }, member)
  await refused(NO_PRODUCT, priceSku, { body: { id: '9', price: 1, stock: 1 } })
  const review = await db()
    .selectFrom('reviews')
    .select('reviews.id as id')
    .innerJoin('products', 'products.id', 'reviews.productId')
    .where('products.storeId', '=', '302')
    .executeTakeFirst()
  const body = { id: review?.id ?? '9', reply: 'Thank you' }
  await refused([400, 'The review was not found.'], replyReview, { body }, member)
})

test('a price that moved meanwhile is told, and so is an answer', async () => {
  const sku = await db()
    .selectFrom('skus')
    .innerJoin('products', 'products.id', 'skus.productId')
    .select(['skus.id as id', 'skus.price as price', 'skus.stock as stock'])
    .where('products.storeId', '=', '302')
    .executeTakeFirstOrThrow()
  await db().updateTable('skus').set({ price: 1234, stock: 7 }).where('id', '=', sku.id).execute()
  const was = { price: sku.price, stock: sku.stock }
  await refused(
    [409, 'Changed meanwhile: ¥12.34, 7 in stock. Save again to put yours in its place.'],
    priceSku,
    { body: { id: sku.id, price: sku.price + 1, stock: sku.stock + 1, was } },
  )
  const review = await db()
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.productId')
    .select('reviews.id as id')
    .executeTakeFirstOrThrow()
  await db().updateTable('reviews').set({ reply: 'Thanks' }).where('id', '=', review.id).execute()
  await refused(
    [409, 'Answered meanwhile: “Thanks”. Publish again to put yours in its place.'],
    replyReview,
    { body: { id: review.id, reply: 'Cheers', was: '' } },
  )
})

const BEER = {
  storeId: '302',
  classId: '11',
  name: { en: 'Quay', 'zh-Hans': '码头' },
  intro: { en: 'Soft', 'zh-Hans': '柔和' },
  images: ['/pictures/beer/x.svg'],
  skus: [{ name: { en: 'Can', 'zh-Hans': '罐' }, price: 1900, stock: 3 }],
}

test.each<[string, object, string]>([
  ['a store of nobody', { storeId: '9' }, 'The store was not found.'],
  ['a class there is not', { classId: '9' }, 'The class was not found.'],
  [
    'two variants of one name',
    { skus: [BEER.skus[0], BEER.skus[0]] },
    'Two variants have the same name.',
  ],
  [
    'a variant of another',
    { skus: [{ ...BEER.skus[0], id: '20011' }] },
    'The variant was not found.',
  ],
  ['a product of nobody', { id: '9' }, 'The product was not found.'],
])('a product with %s is refused', async (_, wrong, words) => {
  await refused([400, words], saveShopProduct, { body: { ...BEER, ...wrong } })
})

test('an after-sale is decided with reasons and parcels, in its turn', async () => {
  await settle()
  const sale = await db()
    .selectFrom('after_sales')
    .select('id')
    .where('storeId', 'in', ['302', '305'])
    .executeTakeFirstOrThrow()
  const put = (row: object) =>
    db().updateTable('after_sales').set(row).where('id', '=', sale.id).execute()
  const decide = (more: object) => ({ body: { id: sale.id, ...more } })
  await put({ state: 1, kind: 3, deadlineAt: null })
  await refused([400, 'Say why, please.'], decideAfterSale, decide({ action: 'refuse' }))
  await refused(
    [400, 'This cannot be done in its present state.'],
    decideAfterSale,
    decide({ action: 'receive' }),
  )
  await refused(
    [400, 'The after-sale was not found.'],
    decideAfterSale,
    decide({ id: '9', action: 'approve' }),
  )
  const { AfterSaleState } = await import('../../src/features/order/contract-shapes')
  await put({ state: AfterSaleState.Received, kind: 3 })
  await refused(
    [400, 'Carrier and number of the parcel are missing.'],
    decideAfterSale,
    decide({ action: 'resend' }),
  )
})

describe('an application', () => {
  test('is answered by the house, once, with a reason', async () => {
    const waits = await db()
      .selectFrom('merchants')
      .select('id')
      .where('submittedAt', 'is not', null)
      .executeTakeFirstOrThrow()
    const decide = (more: object) => ({ body: { id: waits.id, isApproved: false, ...more } })
    const admins: Words = [403, 'Only administrators may do that.']
    await refused(admins, decideApplication, decide({ reason: 'x' }), member)
    await refused(admins, pageApplications, { body: {} }, member)
    await refused([400, 'Say why, please.'], decideApplication, decide({}))
    await refused([400, 'The application was not found.'], decideApplication, decide({ id: '9' }))
    await sandbox.call(decideApplication, decide({ reason: 'No licence' }), owner)
    await refused(
      [400, 'This application was answered already.'],
      decideApplication,
      decide({ isApproved: true }),
    )
  })

  test('of a shop’s papers is its owner’s', async () => {
    const data = { name: 'Mine now', mobile: '13800138000', address: 'x' }
    await refused(
      [403, 'Only its owner changes the papers of a shop.'],
      saveAutoForm,
      { body: { key: 'merchantEssential', id: '402', data } },
      member,
    )
  })
})
