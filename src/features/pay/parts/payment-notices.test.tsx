import { act, fireEvent, render, screen } from '@testing-library/react'
import { ServicesContext } from '../../../engine/services'
import { sent } from '../../../engine/testing/hands'
import { createTestServices, testUser } from '../../../engine/testing/render-widget'
import type { PayRecord } from '../../../shared/pay'
import { PayStatus } from '../contract'
import { PaymentNotices } from './payment-notices'
import { UnfinishedPayments } from './unfinished-payments'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

let lastId = 0
/** A payment an earlier run of the app left behind, each of its own so that nothing is remembered. */
function left(more: Partial<PayRecord> = {}): PayRecord {
  lastId += 1
  const at = Date.now() - 60_000
  return {
    payId: `left-${lastId}`,
    userId: `user-${lastId}`,
    payType: 1,
    amount: 12_345,
    state: 'invoked',
    tries: 1,
    startedAt: at,
    changedAt: at,
    ...more,
  }
}

const payment = (status: number) => ({
  payId: '1',
  orderId: '7',
  title: 'Order',
  amount: 12_345,
  status,
  expiresAt: 4_000_000_000,
  paidAt: null,
  methods: [],
})

async function start(record: PayRecord, status: () => number, path = '/pages/tabbar/index') {
  const user = { ...testUser, id: record.userId }
  const test = createTestServices({
    user,
    clientType: 'AlipayH5',
    api: { 'asset/pay/list': () => payment(status()) },
  })
  test.services.persistence.write(`pay_${record.payId}`, record)
  await act(async () => {
    render(
      <ServicesContext.Provider value={test.services}>
        <UnfinishedPayments path={path} />
      </ServicesContext.Provider>,
    )
  })
  // The browser loads it when it is needed.
  await act(() => jest.advanceTimersByTimeAsync(0))
  return test
}
const notice = () => screen.queryByText('We are confirming a payment of ¥123.45')

test('a payment left behind is reminded of, and leads to how it stands', async () => {
  const record = left()
  const { navigator } = await start(record, () => PayStatus.Due)
  expect(notice()).toBeInTheDocument()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'View' })))
  expect(navigator.open).toHaveBeenCalledWith(`/asset/pay/success?payId=${record.payId}`)
})

test('the server is asked once, by this kind of app, however many pages show the reminder', async () => {
  const { services, calls } = await start(left(), () => PayStatus.Due)
  await act(async () => {
    render(
      <ServicesContext.Provider value={services}>
        <UnfinishedPayments path='/user' />
      </ServicesContext.Provider>,
    )
  })
  expect(screen.getAllByText('We are confirming a payment of ¥123.45')).toHaveLength(2)
  expect(sent(calls, 'asset/pay/list')).toEqual([
    expect.objectContaining({ clientType: 'AlipayH5' }),
  ])
})

test('one that turns out to be paid is good news', async () => {
  await start(left(), () => PayStatus.Paid)
  expect(notice()).not.toBeInTheDocument()
  expect(screen.getByText('Your payment of ¥123.45 has arrived')).toBeInTheDocument()
})

test('one that is paid while the server is asked again and again, too', async () => {
  let status: number = PayStatus.Due
  await start(left(), () => status)
  expect(notice()).toBeInTheDocument()
  status = PayStatus.Paid
  await act(() => jest.advanceTimersByTimeAsync(80_000))
  expect(screen.getByText('Your payment of ¥123.45 has arrived')).toBeInTheDocument()
})

test('what was closed stays closed', async () => {
  await start(left(), () => PayStatus.Due)
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Close' })))
  expect(notice()).not.toBeInTheDocument()
})

test.each<[string, Partial<PayRecord>]>([
  ['a cancelled payment', { state: 'cancelled' }],
  ['a settled payment', { state: 'settled' }],
  ['a payment of this run', { startedAt: Date.now() + 60_000 }],
])('%s is not reminded of', async (_, more) => {
  await start(left(more), () => PayStatus.Due)
  expect(notice()).not.toBeInTheDocument()
})

test('of two payments the one of this run is left to the page that makes it', async () => {
  const startedAt = Date.now()
  const before = left({ startedAt: startedAt - 1, amount: 100 })
  const now = left({ startedAt, userId: before.userId, amount: 200 })
  const user = { ...testUser, id: before.userId }
  const { services } = createTestServices({
    user,
    api: { 'asset/pay/list': () => payment(PayStatus.Due) },
  })
  for (const record of [before, now]) services.persistence.write(`pay_${record.payId}`, record)
  await act(async () => {
    render(
      <ServicesContext.Provider value={services}>
        <PaymentNotices before={startedAt} />
      </ServicesContext.Provider>,
    )
  })
  expect(screen.getByText('We are confirming a payment of ¥1.00')).toBeInTheDocument()
  expect(screen.queryByText('We are confirming a payment of ¥2.00')).not.toBeInTheDocument()
})

test('somebody else’s payment is not shown', async () => {
  const record = left()
  const { services } = createTestServices({ user: testUser })
  services.persistence.write(`pay_${record.payId}`, record)
  await act(async () => {
    render(
      <ServicesContext.Provider value={services}>
        <UnfinishedPayments path='/' />
      </ServicesContext.Provider>,
    )
  })
  expect(notice()).not.toBeInTheDocument()
})

test('a page that shows the payment itself needs no reminder', async () => {
  await start(left(), () => PayStatus.Due, '/asset/pay/index')
  expect(notice()).not.toBeInTheDocument()
})
