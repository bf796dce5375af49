import { saveAutoForm } from '../../src/features/form/contract'
import { register } from '../../src/features/login/contract'
import {
  getDeskFigures,
  listSimpleMerchants,
  pageCustomers,
  pageShopOrders,
  pageShopProducts,
  saveShopProduct,
  shelveProduct,
} from '../../src/features/merchant/contract'
import {
  decideApplication,
  getShopIncome,
  pageSettlements,
  showMerchant,
} from '../../src/features/merchant/contract-house'
import { receiveOrder } from '../../src/features/order/contract-after'
import { listAccounts } from '../../src/features/wallet/contract-accounts'
import { DAY, dayOf } from '../../src/shared/business-day'
import { codeFor } from '../login/testing/logins'
import { later, pay, place, sandbox, ship, show, token } from '../order/testing/buyer'
import { OWNER } from '../testing/open-sandbox'
import { FEE_RATE, nextPayout, startOfWeek } from './settlements'

const WEEK = 7 * DAY
const text = (words: string) => ({ en: words, 'zh-Hans': words })

/** Somebody who registered a minute ago, and whose shop the house has just opened. */
let owner: string
let merchantId: string
const [MOBILE, PASSWORD] = ['13777770099', 'hops-and-malt']
const logIn = () => sandbox.logIn(MOBILE, PASSWORD)
beforeEach(async () => {
  const verifyCode = await codeFor(MOBILE)
  await sandbox.call(register, { body: { mobile: MOBILE, verifyCode, password: PASSWORD } })
  owner = await logIn()
  const data = { name: 'Night Shift', mobile: MOBILE, address: '3 Dashatou Road' }
  const body = { key: 'merchantEssential', id: '', data }
  await sandbox.call(saveAutoForm, { body }, owner)
  const [shop] = (await sandbox.call(listSimpleMerchants, undefined, owner)).data
  merchantId = shop.id
  const house = await sandbox.logIn(OWNER)
  await sandbox.call(decideApplication, { body: { id: merchantId, isApproved: true } }, house)
})

const books = async () => {
  const of = { body: { merchantId, pageIndex: 1, pageSize: 20 } }
  const asked = { query: { merchantId, days: 30 } }
  const [income, settlements] = await Promise.all([
    sandbox.call(getShopIncome, asked, owner),
    sandbox.call(pageSettlements, of, owner),
  ])
  return { income: income.data, settlements: settlements.data }
}
const balance = async (): Promise<number> => {
  const { data } = await sandbox.call(listAccounts, undefined, owner)
  return data.accounts.find(({ kind }: { kind: string }) => kind === 'balance').amount
}

test('a shop without a sale has empty lists and sums of nothing, and none of anybody else’s', async () => {
  const now = sandbox.services.clock.now()
  expect(await books()).toEqual({
    income: {
      amount: 0,
      refunded: 0,
      net: 0,
      settled: 0,
      pending: 0,
      nextAt: nextPayout(now),
      days: [],
    },
    settlements: { result: [], pageIndex: 1, pageSize: 20, totalCount: 0 },
  })
  const figures = await sandbox.call(getDeskFigures, { query: { merchantId } }, owner)
  expect(figures.data).toEqual({
    orders: 0,
    amount: 0,
    buyers: 0,
    refunded: 0,
    toShip: 0,
    toPickUp: 0,
    afterSales: 0,
    reviews: 0,
    lowStock: 0,
  })
  for (const list of [pageShopOrders, pageShopProducts, pageCustomers]) {
    const { data } = await sandbox.call(list, { body: { merchantId } }, owner)
    expect(data).toMatchObject({ result: [], totalCount: 0 })
  }
  // Weeks pass, and nothing is paid out of nothing.
  await later(3 * WEEK)
  owner = await logIn()
  expect((await books()).settlements.result).toEqual([])
  expect(await balance()).toBe(0)
})

test('the first sale waits until its week is over, and is then paid out, to the cent', async () => {
  const { data: shop } = await sandbox.call(showMerchant, { query: { id: merchantId } }, owner)
  const words = { name: text('First'), intro: text('Soft'), images: ['/pictures/beer/x.svg'] }
  const skus = [{ name: text('Can'), price: 1905, stock: 30 }]
  const product = { storeId: shop.stores[0].id, classId: '11', ...words, skus }
  const made = (await sandbox.call(saveShopProduct, { body: product }, owner)).data
  await sandbox.call(shelveProduct, { body: { id: made.id, isOnShelf: true } }, owner)
  const wish = { products: [{ productId: made.id, skuId: made.skus[0].id, count: 3 }] }
  const { data: order } = await place('r-1', wish)
  expect((await books()).income.days).toEqual([])
  await pay(order)
  const { amount } = order
  const paidOn = dayOf(sandbox.services.clock.now())
  expect((await books()).income).toMatchObject({
    amount,
    net: amount,
    settled: 0,
    pending: amount,
    days: [{ day: paidOn, orders: 1, amount, refunded: 0 }],
  })
  await ship(order.orderId, [{ position: 0, count: 3 }])
  await sandbox.call(receiveOrder, { body: { id: order.orderId } }, token)
  const { receivedAt } = await show(order.orderId)
  const week = startOfWeek(receivedAt)
  expect((await books()).settlements.result).toEqual([])
  expect(await balance()).toBe(0)

  await later(WEEK + DAY)
  owner = await logIn()
  const fee = Math.floor((amount * FEE_RATE) / 10_000)
  const paid = amount - fee
  const { income, settlements } = await books()
  expect(settlements).toMatchObject({
    totalCount: 1,
    result: [
      {
        fromDay: dayOf(week),
        toDay: dayOf(week + WEEK - 1),
        orders: 1,
        sold: amount,
        refunded: 0,
        fee,
        paid,
        paidAt: week + WEEK + 10 * 3600,
      },
    ],
  })
  expect(income).toMatchObject({ amount, net: amount, settled: amount, pending: 0 })
  expect(await balance()).toBe(paid)
  const customers = await sandbox.call(pageCustomers, { body: { merchantId } }, owner)
  expect(customers.data.result).toMatchObject([{ userId: '1001', orders: 1, amount }])
})
