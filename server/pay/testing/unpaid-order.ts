import { buy, getBuyInfo, OrderStatus, showOrder } from '../../../src/features/order/contract'
import { listPayMethods, PayStatus, requestPay } from '../../../src/features/pay/contract'
import { pageProducts } from '../../../src/features/product/contract-list'
import { sandbox, token } from '../../testing/fresh-member'

export { sandbox, token }

interface Placed {
  orderId: string
  payId: string
  amount: number
}

export let placed: Placed
beforeEach(async () => {
  placed = await placeOrder('r-1')
})

export async function placeOrder(requestId: string): Promise<Placed> {
  const page = await sandbox.call(pageProducts, { query: { pageSize: 1 } })
  const [{ id, skuId }] = page.data.result
  const products = [{ productId: id, skuId, count: 1 }]
  const { amount } = (await sandbox.call(getBuyInfo, { body: { products } }, token)).data
  const body = { products, way: 1, isFromCart: false, addressId: '5001', amount, requestId }
  return (await sandbox.call(buy, { body }, token)).data
}

export const start = (payType: number, clientType: string, more: object = {}) =>
  sandbox.call(
    requestPay,
    {
      body: {
        payId: placed.payId,
        amount: placed.amount,
        openId: '',
        userId: '1001',
        clientType,
        payType,
        ...more,
      },
    },
    token,
  )
export const payment = async (clientType = 'WapH5') =>
  (await sandbox.call(listPayMethods, { body: { payId: placed.payId, clientType } }, token)).data
export const orderStatus = async () =>
  (await sandbox.call(showOrder, { query: { id: placed.orderId } }, token)).data.status
export const notifications = () =>
  sandbox.services.db
    .selectFrom('payment_notifications')
    .selectAll()
    .where('payId', '=', placed.payId)
    .execute()

export async function wechatSheet(message: Record<string, string>, action: string) {
  const { payPackage, ...rest } = message
  return sandbox.post('/pay/wechat/sheet', { ...rest, package: payPackage, action })
}

/** What the cashier's page posts; answers with where the browser is sent. */
export async function decide(url: string, action: string): Promise<string> {
  const token = new URL(url).searchParams.get('token') ?? ''
  const response = await sandbox.request('/pay/cashier/decision', {
    method: 'POST',
    body: new URLSearchParams({ token, action }),
  })
  expect(response.status).toBe(303)
  return response.headers.get('location') ?? ''
}

export async function expectPaidOnce() {
  expect(await payment()).toMatchObject({ status: PayStatus.Paid, amount: placed.amount })
  expect(await orderStatus()).toBe(OrderStatus.WaitingToShip)
  expect(await notifications()).toHaveLength(1)
}
