import { OrderStatus } from '../../src/features/order/contract'
import { PayStatus } from '../../src/features/pay/contract'
import { wechatLetter } from '../gateways/testing/simulated'
import { orderStatus, payment, placed, sandbox, start } from './testing/unpaid-order'

describe('money that came with wrong news is never lost:', () => {
  async function tell(change: object) {
    const { payId, amount } = placed
    const letter = await wechatLetter(sandbox.services, { payId, amount, ...change })
    return sandbox.request('/pay/notify/wechat', { method: 'POST', ...letter })
  }
  const heard = () =>
    sandbox.services.db
      .selectFrom('payment_notifications')
      .select(['transactionId', 'payId', 'amount', 'problem', 'repeats'])
      .execute()
  const returned = () =>
    sandbox.services.db.selectFrom('refunds').select(['payId', 'amount', 'reason']).execute()
  /** The gateway took the money, and its news of it is still on the way. */
  async function taken() {
    const { data } = await start(12, 'WeChatLite')
    const { orders } = sandbox.services.gateways
    const order = await orders.find('wechat', data.message.payPackage.slice(10))
    if (!order) throw new Error('no order')
    const { transactionId } = await orders.approve(order)
    return { id: order.id, transactionId: transactionId ?? '' }
  }
  const statusOf = async (id: string) =>
    (await sandbox.services.gateways.orders.find('wechat', id))?.status

  test('another sum is kept, marked and given back, once', async () => {
    expect((await tell({ amount: 1 })).status).toBe(400)
    const problem = { payId: placed.payId, amount: 1, problem: 'wrong-amount' }
    expect(await heard()).toMatchObject([{ ...problem, repeats: 0 }])
    expect(await returned()).toEqual([{ payId: placed.payId, amount: 1, reason: 'wrong-amount' }])
    // The gateway tells again what was refused; by now it is known.
    expect((await tell({ amount: 1 })).status).toBe(200)
    expect(await heard()).toMatchObject([{ ...problem, repeats: 1 }])
    expect(await returned()).toHaveLength(1)
    expect((await payment()).status).toBe(PayStatus.Due)
  })

  test('a payment nobody knows is kept, marked and given back', async () => {
    expect((await tell({ payId: 'p-of-nobody' })).status).toBe(404)
    expect(await heard()).toMatchObject([{ payId: 'p-of-nobody', problem: 'unknown' }])
    expect(await returned()).toEqual([
      { payId: 'p-of-nobody', amount: placed.amount, reason: 'unknown' },
    ])
  })

  test.each([
    ['sum', { amount: 1 }, 'wrong-amount'],
    ['payment', { payId: 'p-of-nobody' }, 'unknown'],
  ])(
    'a wrong %s in the news of money that is right pays, and stays marked',
    async (_, slip, problem) => {
      const { id, transactionId } = await taken()
      expect((await tell({ ...slip, transactionId })).status).toBe(200)
      expect((await payment()).status).toBe(PayStatus.Paid)
      expect(await orderStatus()).toBe(OrderStatus.WaitingToShip)
      expect(await heard()).toMatchObject([{ transactionId, problem }])
      expect(await returned()).toEqual([])
      expect(await statusOf(id)).toBe('paid')
    },
  )

  test('what the gateway really took goes back, not what its news said', async () => {
    const { id, transactionId } = await taken()
    const { db } = sandbox.services
    const took = { amount: placed.amount + 7 }
    await db.updateTable('gateway_orders').set(took).where('id', '=', id).execute()
    expect((await tell({ amount: 1, transactionId })).status).toBe(400)
    expect(await returned()).toEqual([{ payId: placed.payId, ...took, reason: 'wrong-amount' }])
    expect(await statusOf(id)).toBe('refunded')
    expect((await payment()).status).toBe(PayStatus.Due)
  })

  test.each([0, -1])('%d is no money: it is refused and nothing is written', async (amount) => {
    expect((await tell({ amount })).status).toBe(400)
    expect(await heard()).toEqual([])
  })
})
