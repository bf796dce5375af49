import { createQueryClient } from '../../engine/data/queries'
import { setHttpClient } from '../../http/endpoint'
import { PayStatus } from './contract'
import type { ServerStatus } from './dispatch'
import { beginPayment, readPayment } from './ledger'
import { paymentBy, paymentResultOf, stale } from './queries-payment'
import { world } from './testing/world'

/** A server that says so about the payment, and a device that has started it. */
function started(status: ServerStatus, statuses: readonly ServerStatus[] = [status]) {
  const { deps, slept } = world({ statuses })
  beginPayment({ payId: 'p1', payType: 1, amount: 500 }, deps)
  setHttpClient({
    send: async ({ check }) =>
      check?.({
        payId: 'p1',
        amount: 500,
        title: 'Hops',
        status,
        items: [],
        methods: [],
        expiresAt: 0,
        orderId: '',
        paidAt: null,
      }),
  })
  return { deps, slept, state: () => readPayment('p1', deps) }
}

test('what the server says of a payment that is looked at is noted', async () => {
  const { deps, state } = started(PayStatus.Paid)
  const query = paymentBy('p1', 'WapH5', deps)
  expect(query.key).toEqual(['payment', 'p1'])
  expect((await query.load()).status).toBe(PayStatus.Paid)
  expect(state()?.state).toBe('settled')
})

test('a payment just started is waited for before its end is told', async () => {
  const { deps, state, slept } = started(PayStatus.Paid, [PayStatus.Due, PayStatus.Paid])
  const query = paymentResultOf('p1', 'WapH5', deps)
  expect(query.key).toEqual(['payment-result', 'p1'])
  const { payment, state: end } = await query.load()
  expect([payment.status, end, state()?.state]).toEqual([PayStatus.Paid, 'settled', 'settled'])
  expect(slept.length).toBeGreaterThan(0)
})

test('money that came while nobody asked any more is noted all the same', async () => {
  const { deps, state } = started(PayStatus.Paid, [PayStatus.Due])
  const { state: end } = await paymentResultOf('p1', 'WapH5', deps).load()
  expect([end, state()?.state]).toEqual(['settled', 'settled'])
})

test('one that was closed is told as closed', async () => {
  const { deps, state } = started(PayStatus.Cancelled)
  await paymentResultOf('p1', 'WapH5', deps).load()
  expect(state()?.closed).toBe(true)
})

test('who has paid sees no older answer about how a payment ended', async () => {
  const queries = createQueryClient()
  const hold = (key: readonly string[]) => queries.setQueryData(['u1', ...key], 'due')
  hold(['payment-result', 'p1'])
  hold(['address', '7'])
  await stale.afterPayment(queries)
  expect(queries.getQueryData(['u1', 'payment-result', 'p1'])).toBeUndefined()
  expect(queries.getQueryData(['u1', 'address', '7'])).toBe('due')
})

test('nothing is asked about no payment', () => {
  const { deps } = world()
  expect(paymentBy('', 'WapH5', deps).enabled).toBe(false)
  expect(paymentResultOf('', 'WapH5', deps).enabled).toBe(false)
  expect(paymentBy('p1', 'WapH5', deps).enabled).toBe(true)
  expect(paymentResultOf('p1', 'WapH5', deps).enabled).toBe(true)
})
