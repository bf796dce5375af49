import { priceSku, shelveProduct } from '../../src/features/merchant/contract'
import { buy, getBuyPrice } from '../../src/features/order/contract'
import { notifyStock } from '../../src/features/product/contract'
import { listRecords, pageRecords } from '../../src/features/record/contract'
import { getConfigList } from '../../src/features/record/contract-dictionary'
import { expireOrders } from '../order/expire'
import { MEMBER, NEWCOMER, OWNER, openSandbox, type TestSandbox } from '../testing/open-sandbox'

let sandbox: TestSandbox
let owner: string
let newcomer: string
let waiting: { skuId: string; productId: string; price: number }
beforeAll(async () => {
  sandbox = await openSandbox()
})
beforeEach(async () => {
  await sandbox.post('/sandbox/reset')
  owner = await sandbox.logIn(OWNER)
  newcomer = await sandbox.logIn(NEWCOMER)
  const { db } = sandbox.services
  waiting = await db
    .selectFrom('skus')
    .innerJoin('products', 'products.id', 'skus.productId')
    .select(['skus.id as skuId', 'products.id as productId', 'skus.price as price'])
    .where('products.storeId', '=', '302')
    .where('onShelf', '=', 1)
    .executeTakeFirstOrThrow()
  await setStock(0)
})
afterAll(() => sandbox.close())

const setStock = (stock: number) =>
  sandbox.services.db.updateTable('skus').set({ stock }).where('id', '=', waiting.skuId).execute()
const ask = async (who = newcomer) =>
  (await sandbox.call(notifyStock, { body: { skuId: waiting.skuId } }, who)).data
const restock = (stock: number) =>
  sandbox.call(priceSku, { body: { id: waiting.skuId, price: waiting.price, stock } }, owner)
const NOTICES = { params: { module: 'basic', type: 'notice' }, body: {} }
const messages = async (who?: string): Promise<Record<string, string>[]> =>
  (await sandbox.call(pageRecords, NOTICES, who)).data.result
const told = async (who: string) =>
  (await messages(who)).filter(({ text }) => text?.includes('as you asked to be told'))

test('who asked is told once when the shop puts the stock up, and led to the product', async () => {
  expect(await ask()).toBe(true)
  await restock(0)
  expect(await told(newcomer)).toEqual([])
  await restock(6)
  await restock(7)
  const url = `/views/index?url=/product/show&id=${waiting.productId}`
  expect(await told(newcomer)).toMatchObject([{ url, level: 'info' }])
  await restock(0)
  await restock(3)
  expect(await told(newcomer)).toHaveLength(1)
  await restock(0)
  expect(await ask()).toBe(true)
  await restock(3)
  expect(await told(newcomer)).toHaveLength(2)
})

test('the message is theirs alone; what is for everybody stays for everybody', async () => {
  const common = (await messages()).length
  const member = await sandbox.logIn(MEMBER)
  const mine = await messages(member)
  await ask()
  await restock(6)
  expect(await told(member)).toEqual([])
  expect(await messages()).toHaveLength(common)
  expect(await messages(member)).toEqual(mine)
  expect(await messages(newcomer)).toHaveLength(common + 1)
  const list = { params: { type: 'notice' }, body: { limit: 100 } }
  expect((await sandbox.call(listRecords, list)).data).toHaveLength(common)
  const bar = await sandbox.call(getConfigList, { query: { type: 'notice' } })
  expect(bar.data).toHaveLength(common)
})

test('nobody is told of what is not on the shelf before it is put there', async () => {
  await ask()
  const shelve = (isOnShelf: boolean) =>
    sandbox.call(shelveProduct, { body: { id: waiting.productId, isOnShelf } }, owner)
  await shelve(false)
  await restock(6)
  expect(await told(newcomer)).toEqual([])
  await shelve(true)
  expect(await told(newcomer)).toHaveLength(1)
})

test('the last piece of an order that closes by time is told of', async () => {
  await setStock(1)
  const member = await sandbox.logIn(MEMBER)
  const { skuId, productId } = waiting
  const wish = { products: [{ productId, skuId, count: 1 }], way: 1 }
  const { amount } = (await sandbox.call(getBuyPrice, { body: wish }, member)).data
  const body = { ...wish, amount, isFromCart: false, addressId: '5001', requestId: 'last' }
  expect((await sandbox.call(buy, { body }, member)).code).toBe(200)
  expect(await ask()).toBe(true)
  const { db, clock } = sandbox.services
  await expireOrders(db, clock.now() + 3600)
  expect(await told(newcomer)).toHaveLength(1)
})
