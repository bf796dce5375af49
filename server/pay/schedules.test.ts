import { liveThrough } from '../../__tests__/pay/live-through'
import type { PayServer } from '../../__tests__/pay/world'
import { ApiError } from '../../src/errors'
import { buy, getBuyInfo } from '../../src/features/order/contract'
import { listPayMethods, requestPay } from '../../src/features/pay/contract'
import { pageProducts } from '../../src/features/product/contract-list'
import type { GatewayName, GatewayOrder } from '../gateways/orders'
import { simulatedOf } from '../gateways/testing/simulated'
import { giveMoney } from '../testing/give-money'
import { MEMBER, openSandbox, type TestSandbox } from '../testing/open-sandbox'

/** Each builds an order of its own in the database; the model runs ten thousand. */
const SCHEDULES = 200

let sandbox: TestSandbox
let token: string
beforeAll(async () => {
  sandbox = await openSandbox()
  token = await sandbox.logIn(MEMBER)
  const { db } = sandbox.services
  await giveMoney(sandbox.services, '100101', 1_000_000_000)
  await db.updateTable('skus').set({ stock: 1_000_000 }).execute()
})
afterAll(() => sandbox.close())

/** One payment at the real handlers and gateways, driven without HTTP in between. */
class SandboxServer implements PayServer {
  private news = new Map<string, { gateway: GatewayName; order: GatewayOrder }>()

  private constructor(
    private readonly payId: string,
    private readonly amount: number,
    private readonly orderId: string,
  ) {}

  static async open(requestId: string): Promise<SandboxServer> {
    const page = await sandbox.call(pageProducts, { query: { pageSize: 1 } })
    const [{ id, skuId }] = page.data.result
    const products = [{ productId: id, skuId, count: 1 }]
    const { amount } = (await sandbox.call(getBuyInfo, { body: { products } }, token)).data
    const body = { products, way: 1, isFromCart: false, addressId: '5001', amount, requestId }
    const { data } = await sandbox.call(buy, { body }, token)
    return new SandboxServer(data.payId, data.amount, data.orderId)
  }

  async requestPay(payType: number, clientType: string) {
    const { payId, amount } = this
    const body = { payId, amount, openId: '', userId: '1001', clientType, payType }
    // A browser of WeChat's has no cashier in the sandbox; the schedule may still choose it.
    const input = { body: { ...body, ...(payType === 300 && { payPassword: '135790' }) } }
    const { code, message, data } = await sandbox.call(requestPay, input, token)
    if (code !== 200) throw new ApiError('api/pay/pay', code, message)
    return data
  }

  async status() {
    const input = { body: { payId: this.payId, clientType: 'WapH5' } }
    return (await sandbox.call(listPayMethods, input, token)).data.status
  }

  async approve(handle: string): Promise<string | undefined> {
    const { gateways, db } = sandbox.services
    const id = /prepay_id=(\w+)|token=(\w+)|name="token" value="(\w+)"/
      .exec(handle)
      ?.slice(1)
      .find(Boolean)
    const order = await db
      .selectFrom('gateway_orders')
      .selectAll()
      .where('id', '=', id ?? '')
      .executeTakeFirstOrThrow()
    const gateway = order.gateway as GatewayName
    const paid = await gateways.orders.approve(order).catch(() => undefined)
    if (paid) this.news.set(paid.id, { gateway, order: paid })
    return paid?.id
  }

  async notify(id: string): Promise<void> {
    const news = this.news.get(id)
    if (news) await simulatedOf(sandbox.services).notifier.send(news.gateway, news.order, 1)
  }

  async expire(): Promise<void> {
    const { db, clock } = sandbox.services
    await db
      .updateTable('orders')
      .set({ expiresAt: clock.now() })
      .where('id', '=', this.orderId)
      .execute()
  }

  async charges(): Promise<number> {
    const { db } = sandbox.services
    const atGateways = await db
      .selectFrom('gateway_orders')
      .select('id')
      .where('payId', '=', this.payId)
      .where('transactionId', 'is not', null)
      .execute()
    const fromBalance = await db
      .selectFrom('ledger')
      .select('id')
      .where('refKind', '=', 'order')
      .where('refId', '=', this.orderId)
      .execute()
    return atGateways.length + fromBalance.length
  }
}

test('the sandbox itself charges an order at most once, and the device ends where it stands', async () => {
  for (let seed = 1; seed <= SCHEDULES; seed++) {
    await liveThrough(await SandboxServer.open(`schedule-${seed}`), seed)
  }
}, 600_000)
