/** @jest-environment node */
import { removeCartLine, setCartCount } from '../../src/features/cart/contract'
import { buy, getBuyInfo } from '../../src/features/order/contract'
import { addToCart, type CartLine, listCart } from '../../src/features/product/contract'
import { MEMBER, NEWCOMER, openSandbox, type TestSandbox } from '../testing/open-sandbox'

let sandbox: TestSandbox
let member: string
/** What the demonstration has in the cart. */
let seeded: readonly CartLine[]
beforeAll(async () => {
  sandbox = await openSandbox()
})
beforeEach(async () => {
  await sandbox.post('/sandbox/reset')
  member = await sandbox.logIn(MEMBER)
  seeded = await cart()
  await sandbox.services.db.deleteFrom('cart_lines').execute()
})
afterAll(() => sandbox.close())

const TWO = { productId: '2001', skuId: '20011', count: 2 }
const ONE = { productId: '2002', skuId: '20021', count: 1 }

const put = (
  body: typeof TWO & { readonly requestId?: string; readonly placeOf?: string },
  token = member,
) => sandbox.call(addToCart, { body }, token)
const cart = async (token = member) => (await sandbox.call(listCart, {}, token)).data
const setStock = (stock: number) =>
  sandbox.services.db.updateTable('skus').set({ stock }).where('id', '=', '20011').execute()

test('shows what was put into it, at the price and stock of now', async () => {
  await put(TWO)
  await setStock(0)
  expect(await cart()).toEqual([
    expect.objectContaining({ ...TWO, id: '20011', stock: 0, price: expect.any(Number) }),
  ])
})

test('what is put in twice under one name is there once, and a name belongs to one wish', async () => {
  const named = { ...TWO, requestId: 'put-1' }
  expect((await put(named)).data).toBe(2)
  expect((await put(named)).data).toBe(2)
  expect(await put({ ...named, count: 3 })).toMatchObject({ code: 409 })
  expect((await put({ ...named, requestId: 'put-2' })).data).toBe(4)
  expect(await cart()).toEqual([expect.objectContaining({ id: '20011', count: 4 })])
})

test('another variant stands where the one before it stood', async () => {
  const { clock } = sandbox.services
  await put(TWO)
  clock.setOffset(60)
  await put(ONE)
  clock.setOffset(120)
  await put({ ...TWO, skuId: '20012', placeOf: '20011' })
  await sandbox.call(removeCartLine, { params: { id: '20011' } }, member)
  expect((await cart()).map(({ id }: { id: string }) => id)).toEqual(['20021', '20012'])
})

test('nobody sees, changes or empties another’s cart', async () => {
  await put(TWO)
  const other = await sandbox.logIn(NEWCOMER)
  expect(await cart(other)).toEqual([])
  const body = { id: '20011', count: 9 }
  const none = { code: 400, message: 'The line was not found.' }
  expect(await sandbox.call(setCartCount, { body }, other)).toMatchObject(none)
  const params = { id: '20011' }
  expect(await sandbox.call(removeCartLine, { params }, other)).toMatchObject(none)
  expect(await cart()).toEqual([expect.objectContaining({ id: '20011', count: 2 })])
})

test('a count is set, not added, and never above the stock', async () => {
  await put(TWO)
  await setStock(5)
  const set = (count: number) =>
    sandbox.call(setCartCount, { body: { id: '20011', count } }, member)
  await set(5)
  expect((await set(5)).data).toMatchObject({ count: 5 })
  expect(await set(6)).toMatchObject({
    code: 400,
    message: expect.stringMatching(/^\S.*: only 5 left\.$/),
  })
  expect(await cart()).toEqual([expect.objectContaining({ count: 5 })])
})

test('a line that is taken out is gone, and only that', async () => {
  await put(TWO)
  await put(ONE)
  await sandbox.call(removeCartLine, { params: { id: '20011' } }, member)
  expect(await cart()).toEqual([expect.objectContaining({ id: '20021' })])
})

test.each([
  [true, ['20021']],
  [false, ['20011', '20021']],
])('an order from the cart (%s) takes along what was bought', async (isFromCart, left) => {
  await put(TWO)
  await put(ONE)
  const products = [TWO]
  const { amount } = (await sandbox.call(getBuyInfo, { body: { products } }, member)).data
  const body = { products, way: 1, isFromCart, addressId: '5001', amount, requestId: 'r1' }
  expect(await sandbox.call(buy, { body }, member)).toMatchObject({ code: 200 })
  expect((await cart()).map(({ id }: { id: string }) => id).sort()).toEqual(left)
})

test('the demonstration has a cart of several shops, with few left of one, one sold out and one gone', () => {
  expect(new Set(seeded.map(({ storeName }) => storeName)).size).toBeGreaterThan(2)
  const bought = seeded.filter(({ stock, count }) => stock >= count)
  expect(bought.length).toBeGreaterThan(3)
  expect(bought.some(({ stock }) => stock < 5)).toBe(true)
  const rest = seeded.filter((line) => !bought.includes(line))
  expect(rest.map(({ isVariantGone }) => isVariantGone)).toEqual([false, true])
  for (const { name, skuName, image, price, isSold } of seeded) {
    expect([name, skuName, image]).not.toContain('')
    expect([price > 0, isSold]).toEqual([true, true])
  }
})
