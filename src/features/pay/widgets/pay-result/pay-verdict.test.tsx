import { screen } from '@testing-library/react'
import { offers, press, sent } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { PayStatus } from '../../contract'
import { payResult } from '.'

beforeAll(() => initI18n('en'))

const LIST = 'asset/pay/list'
const payment = (status: number, more: object = {}) => ({
  payId: '9',
  orderId: '7',
  title: 'Order at West Lake',
  amount: 12_345,
  status,
  expiresAt: 4_000_000_000,
  methods: [],
  // 20:30 of 30 November in London, 4:30 of 1 December in Beijing.
  paidAt: status === PayStatus.Paid ? Date.UTC(2026, 10, 30, 20, 30) / 1000 : null,
  ...more,
})
const open = (answer: unknown, url = '/asset/pay/success') =>
  renderWidget(payResult, { user: testUser, url, query: { payId: '9' }, api: { [LIST]: answer } })

test('while the server is asked, neither is said', async () => {
  await open(() => new Promise(() => {}))
  expect(screen.getByText('Confirming your payment')).toBeInTheDocument()
  expect(
    screen.getByText('We keep asking. You may leave: the app reminds you.'),
  ).toBeInTheDocument()
  expect(screen.queryByText('Payment successful')).not.toBeInTheDocument()
})

test('a success says how much, for what, when by the server’s clock, and what comes', async () => {
  const { container } = await open(payment(PayStatus.Paid))
  expect(container).toHaveTextContent('¥123.45')
  expect(screen.getByText('Order at West Lake')).toBeInTheDocument()
  expect(screen.getByText('Paid 1 Dec 2026, 04:30')).toBeInTheDocument()
  expect(
    screen.getByText('The store packs your order. You see each step in your orders.'),
  ).toBeInTheDocument()
  expect(offers('Pay again')).toBe(false)
  expect(screen.queryByText('Support code')).not.toBeInTheDocument()
})

test.each([
  ['package', 'Your vouchers are ready: show them at the counter of any taproom.'],
  ['grade', 'What it promises is yours from now on.'],
  ['recharge', 'The money is in your wallet.'],
])('a paid %s says what it brought', async (kind, text) => {
  await open(payment(PayStatus.Paid, { kind }))
  expect(screen.getByText(text)).toBeInTheDocument()
})

test('what is not paid yet says so, can be paid and asked about, and has a code to name', async () => {
  const { calls } = await open(payment(PayStatus.Due))
  expect(screen.getByText('We have not received the payment for this order.')).toBeInTheDocument()
  expect(screen.getByText('Support code')).toBeInTheDocument()
  expect(offers('Contact our service')).toBe(false)
  const before = sent(calls, LIST).length
  await press('Check again')
  expect(sent(calls, LIST)).toHaveLength(before + 1)
  expect(offers('Pay again')).toBe(true)
})

test('on the page of failures it is a failure, with a way to the service', async () => {
  const { navigator } = await open(payment(PayStatus.Due), '/pay/failure')
  expect(screen.getByText('The payment was not made')).toBeInTheDocument()
  expect(screen.getByText(/^The bank or platform did not make the payment\./)).toBeInTheDocument()
  await press('Contact our service')
  expect(navigator.open.mock.calls).toEqual([['/custService/service']])
})

test('the page of failures claims none when the server has the money', async () => {
  await open(payment(PayStatus.Paid), '/pay/failure')
  expect(screen.getByText('Payment successful')).toBeInTheDocument()
  expect(screen.queryByText('The payment was not made')).not.toBeInTheDocument()
})

test.each([PayStatus.Cancelled, PayStatus.Expired])(
  'one that is closed (%d) says why, and leads to the orders',
  async (status) => {
    const { navigator } = await open(payment(status))
    expect(screen.getByText('Cancelled, or the order has expired')).toBeInTheDocument()
    expect(offers('Pay again')).toBe(false)
    await press('My orders')
    expect(navigator.replace.mock.calls).toEqual([['/views/index?url=/order/list&status=2']])
  },
)

test('a refusal to say is said in the server’s words', async () => {
  await open(new ApiError(LIST, 500, 'Till is shut'))
  expect(screen.getByText('Till is shut')).toBeInTheDocument()
  expect(screen.getByText('Support code')).toBeInTheDocument()
})

test('an address without a payment leads to the orders', async () => {
  const { navigator } = await renderWidget(payResult, { user: testUser })
  expect(screen.getByText('The link does not say which payment is meant.')).toBeInTheDocument()
  await press('My orders')
  expect(navigator.replace.mock.calls).toEqual([['/views/index?url=/order/list&status=2']])
})
