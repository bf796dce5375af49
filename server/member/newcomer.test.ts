import { register } from '../../src/features/login/contract'
import { buyGrade, getOwnGrade, refundPackage } from '../../src/features/member/contract'
import { priceSku } from '../../src/features/merchant/contract'
import { buy, getBuyPrice, pageOrders } from '../../src/features/order/contract'
import { cancelOrder, deleteOrder } from '../../src/features/order/contract-after'
import { notifyStock } from '../../src/features/product/contract'
import { pageRecords } from '../../src/features/record/contract'
import { codeFor, sandbox, UNKNOWN } from '../login/testing/logins'
import { markPaid } from '../pay/settle'
import { OWNER } from '../testing/open-sandbox'

/** Of somebody who registered a minute ago. */
let token: string
beforeEach(async () => {
  const password = 'hops-and-malt'
  const body = { mobile: UNKNOWN, verifyCode: await codeFor(UNKNOWN), password }
  await sandbox.call(register, { body })
  token = await sandbox.logIn(UNKNOWN, password)
})

const grade = async () => (await sandbox.call(getOwnGrade, {}, token)).data

test('a newcomer is told when something is back, and led to it', async () => {
  const { db } = sandbox.services
  const { skuId, productId, price } = await db
    .selectFrom('skus')
    .innerJoin('products', 'products.id', 'skus.productId')
    .select(['skus.id as skuId', 'products.id as productId', 'skus.price as price'])
    .where('products.storeId', '=', '302')
    .where('onShelf', '=', 1)
    .executeTakeFirstOrThrow()
  await db.updateTable('skus').set({ stock: 0 }).where('id', '=', skuId).execute()
  expect((await sandbox.call(notifyStock, { body: { skuId } }, token)).data).toBe(true)
  const owner = await sandbox.logIn(OWNER)
  await sandbox.call(priceSku, { body: { id: skuId, price, stock: 6 } }, owner)
  const notices = { params: { module: 'basic', type: 'notice' }, body: {} }
  const { result } = (await sandbox.call(pageRecords, notices, token)).data
  expect(result).toContainEqual(
    expect.objectContaining({
      url: `/views/index?url=/product/show&id=${productId}`,
      text: expect.stringContaining('as you asked to be told'),
    }),
  )
})

test('a newcomer is paid back for a package nobody used, and the grade goes with it', async () => {
  const { db, clock } = sandbox.services
  const order = { packageId: '2', amount: 18_800, requestId: 'n-1' }
  const { payId } = (await sandbox.call(buyGrade, { body: order }, token)).data
  await markPaid(db, { payId, orderId: '', payType: 1, now: clock.now() })
  expect(await grade()).toMatchObject({ gradeId: 2, experience: 0 })
  const back = await sandbox.call(refundPackage, { body: { payId } }, token)
  expect(back.data).toMatchObject({ payId, amount: 18_800 })
  expect(await grade()).toMatchObject({ gradeId: 1, experience: 0 })
})

test('an order a newcomer called off says why, and leaves the list when it is deleted', async () => {
  const wish = {
    products: [{ productId: '2001', skuId: '20011', count: 1 }],
    way: 2,
    stores: [{ storeId: '301', pickup: { name: 'Nan', mobile: UNKNOWN, time: '' } }],
  }
  const { amount } = (await sandbox.call(getBuyPrice, { body: wish }, token)).data
  const placing = { ...wish, isFromCart: false, addressId: '', amount, requestId: 'n-1' }
  const { orderId: id } = (await sandbox.call(buy, { body: placing }, token)).data
  const remove = () => sandbox.call(deleteOrder, { params: { id } }, token)
  expect((await remove()).code).toBe(400)
  const reason = 'Ordered twice'
  const off = await sandbox.call(cancelOrder, { body: { id, reason } }, token)
  expect(off.data).toMatchObject({ status: 6, closeReason: reason })
  expect((await remove()).code).toBe(200)
  const list = await sandbox.call(pageOrders, { body: { pageSize: 50 } }, token)
  expect(list.data.result).toEqual([])
})
