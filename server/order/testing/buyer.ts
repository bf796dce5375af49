import { buy, getBuyPrice, showOrder } from '../../../src/features/order/contract'
import { requestPay } from '../../../src/features/pay/contract'
import { sandbox } from '../../testing/fresh-sandbox'
import { MEMBER } from '../../testing/open-sandbox'

export { sandbox }
/** Lin Xia, in a shop that is as the seed left it, before each test. */
export let token: string
beforeEach(async () => {
  token = await sandbox.logIn(MEMBER)
})

/** Products of two stores, the second one's too cheap for a free parcel. */
export const HERE = { productId: '2001', skuId: '20011' }

/** A product of another store than `HERE`. */
export async function elsewhere(): Promise<{ productId: string; skuId: string; storeId: string }> {
  const { db } = sandbox.services
  const here = db.selectFrom('products').select('storeId').where('id', '=', HERE.productId)
  const row = await db
    .selectFrom('products')
    .select(['id as productId', 'skuId', 'storeId'])
    .where('storeId', '!=', here)
    .where('priceStyleId', '=', '1')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return row
}

export const storeOf = async (productId: string): Promise<string> => {
  const { db } = sandbox.services
  const product = db.selectFrom('products').select('storeId').where('id', '=', productId)
  return (await product.executeTakeFirstOrThrow()).storeId
}

/** What a wish costs, as the page shows it. */
export const price = async (wish: object) =>
  sandbox.call(getBuyPrice, { body: { way: 1, ...wish } }, token)

/** Orders at the price of the moment. */
export async function place(requestId: string, wish: object, more: object = {}) {
  const { data } = await price(wish)
  const amount = data?.amount ?? 0
  const body = { way: 1, isFromCart: false, addressId: '5001', amount, requestId, ...wish, ...more }
  return sandbox.call(buy, { body }, token)
}

/** Pays from the balance. */
export async function pay({ payId, amount }: { payId: string; amount: number }) {
  const how = { userId: '1001', openId: '', clientType: 'WapH5', payType: 300 }
  const body = { payId, amount, ...how, payPassword: '135790' }
  return sandbox.call(requestPay, { body }, token)
}

export const show = async (id: string) =>
  (await sandbox.call(showOrder, { query: { id } }, token)).data

export async function paidOrder(requestId: string, wish: object) {
  const { data } = await place(requestId, wish)
  await pay(data)
  return data as { orderId: string; orderIds: string[]; payId: string; amount: number }
}

export const stockOf = async (skuId: string): Promise<number> => {
  const { db } = sandbox.services
  const sku = db.selectFrom('skus').select('stock').where('id', '=', skuId)
  return (await sku.executeTakeFirstOrThrow()).stock
}

export const heldBy = async (accountId: string): Promise<number> => {
  const { db } = sandbox.services
  const account = db.selectFrom('accounts').select('amount').where('id', '=', accountId)
  return (await account.executeTakeFirstOrThrow()).amount
}

/** A parcel with these pieces leaves the shop. */
export async function ship(
  orderId: string,
  lines: readonly { position: number; count: number }[],
  requestId = 'p-1',
): Promise<void> {
  const { shipParcel } = await import('../ship')
  const { db, clock } = sandbox.services
  const parcel = { carrier: '顺丰速运', number: 'SF1234567890', requestId }
  await db
    .transaction()
    .execute((trx) => shipParcel(trx, orderId, { ...parcel, lines, now: clock.now() }))
}

/** Time passes; who was away for days logs in again. */
export async function later(seconds: number): Promise<void> {
  await sandbox.post('/sandbox/clock', { now: sandbox.services.clock.now() + seconds })
  if (seconds > 86_400) token = await sandbox.logIn(MEMBER)
}
