import { OrderStatus } from '../../src/features/order/contract'
import { PayStatus } from '../../src/features/pay/contract'
import { ASK_AFTER, type GatewayName } from '../gateways/orders'
import { type PaymentGateway, VendorError } from '../gateways/ports'
import { gateways, now, orderOf } from '../gateways/testing/gateway-books'
import { simulatedOf } from '../gateways/testing/simulated'
import { runErrands } from './errands'
import { expectPaidOnce, payment, placed, sandbox, start } from './testing/unpaid-order'

const pass = (seconds: number) => sandbox.services.clock.setNow(now() + seconds)
const CASES: readonly [GatewayName, number, string][] = [
  ['wechat', 12, 'WeChatLite'],
  ['alipay', 4, 'Alipay'],
]
async function opened(payType: number, clientType: string) {
  const { data } = await start(payType, clientType)
  const { message } = data
  return orderOf(typeof message === 'string' ? message.slice(0, 32) : message.payPackage.slice(10))
}
/** The vendor, but for what is done to one of its calls. */
async function errands(name: GatewayName, change: Partial<PaymentGateway> = {}) {
  const asked: string[] = []
  const real = gateways().payments[name]
  if (!real) throw new Error(`nobody is behind ${name}`)
  const heard =
    <K extends 'query' | 'close' | 'refund'>(call: K): PaymentGateway[K] =>
    // biome-ignore lint/suspicious/noExplicitAny: whatever the call takes.
    (input: any) => {
      asked.push(call)
      // biome-ignore lint/suspicious/noExplicitAny: whatever the call takes.
      return ((change[call] ?? real[call]) as any).call(real, input)
    }
  const gateway = {
    ...{ query: heard('query'), close: heard('close'), refund: heard('refund') },
    prepare: real.prepare.bind(real),
    readNews: real.readNews.bind(real),
  }
  const failed: string[] = []
  const { services } = sandbox
  await runErrands({
    ...services,
    gateways: { ...services.gateways, payments: { [name]: gateway } },
    fail: (where) => failed.push(where),
  })
  return { asked, failed }
}
const refunds = () => sandbox.services.db.selectFrom('gateway_refunds').selectAll().execute()

test.each(CASES)(
  'money %s took without telling is found when it is asked',
  async (name, ...how) => {
    const order = await opened(...how)
    await gateways().orders.approve(order, 5000)
    pass(ASK_AFTER - 1)
    expect((await errands(name)).asked).toEqual([])
    expect((await payment()).status).toBe(PayStatus.Due)
    pass(1)
    expect((await errands(name)).asked).toEqual(['query'])
    await expectPaidOnce()
    pass(ASK_AFTER)
    expect((await errands(name)).asked).toEqual([])
  },
)

test.each(CASES)('an order %s waits for is asked about until it is over', async (name, ...how) => {
  const order = await opened(...how)
  pass(ASK_AFTER)
  expect((await errands(name)).asked).toEqual(['query'])
  expect((await errands(name)).asked).toEqual([])
  pass(1801)
  expect((await payment()).status).toBe(PayStatus.Expired)
  // The vendor has not heard of the end.
  const query = async () => ({ state: 'open' as const })
  expect((await errands(name, { query })).asked).toEqual(['query', 'close'])
  expect((await orderOf(order.id)).askAt).toBeNull()
})

test.each(CASES)('a question %s does not answer is asked again', async (name, ...how) => {
  const order = await opened(...how)
  pass(ASK_AFTER)
  const query = async () => {
    throw new VendorError('NO_ANSWER', 'no line')
  }
  expect(await errands(name, { query })).toEqual({
    asked: ['query'],
    failed: [`asking ${name} about an order`],
  })
  expect((await orderOf(order.id)).askAt).toBe(now() + ASK_AFTER)
  expect((await payment()).status).toBe(PayStatus.Due)
})

test.each(CASES)(
  'money that %s is to pay back is asked for until it does',
  async (name, ...how) => {
    const { db } = sandbox.services
    const paid = await gateways().orders.approve(await opened(...how))
    // The shop closed it without asking.
    const expired = { status: PayStatus.Expired }
    await db.updateTable('payments').set(expired).where('id', '=', placed.payId).execute()
    const closed = { status: OrderStatus.Closed }
    await db.updateTable('orders').set(closed).where('id', '=', placed.orderId).execute()
    await simulatedOf(sandbox.services).notifier.send(name, paid)
    const owed = { gateway: name, transactionId: paid.transactionId, amount: placed.amount }
    expect(await refunds()).toMatchObject([{ ...owed, total: placed.amount, attempts: 0 }])

    const refund = async () => {
      throw new VendorError('NOT_ENOUGH', 'the balance is too low')
    }
    expect((await errands(name, { refund })).failed).toEqual([`paying back through ${name}`])
    expect(await refunds()).toMatchObject([
      { attempts: 1, doneAt: null, lastError: expect.stringContaining('NOT_ENOUGH') },
    ])
    expect((await errands(name)).asked).toEqual([])
    pass(5)
    expect((await errands(name)).asked).toEqual(['refund'])
    expect(await refunds()).toMatchObject([{ attempts: 2, doneAt: now(), lastError: '' }])
    pass(5000)
    expect((await errands(name)).asked).toEqual([])
  },
)
