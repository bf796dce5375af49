import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { PayStatus } from '../../contract'
import { payResult } from '.'

beforeAll(() => initI18n('en'))

const payment = (status: number) => ({
  payId: '9',
  orderId: '7',
  title: 'Order at West Lake',
  amount: 12_345,
  status,
  expiresAt: 4_000_000_000,
  paidAt: status === PayStatus.Paid ? 1_700_000_000 : null,
  methods: [],
})

const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const open = (answer: unknown) =>
  renderWidget(payResult, {
    user: testUser,
    query: { payId: '9' },
    api: { 'asset/pay/list': answer },
  })

test('a paid order is a success by the server, with two ways on', async () => {
  const { navigator, host } = await open(payment(PayStatus.Paid))
  expect(host.tick).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('heading', { name: 'Payment successful' })).toBeInTheDocument()
  await tap(screen.getByRole('button', { name: 'View order' }))
  expect(navigator.replace).toHaveBeenCalledWith('/views/index?url=/order/list&status=2')
  await tap(screen.getByRole('button', { name: 'Home' }))
  expect(navigator.home).toHaveBeenCalled()
})

test('the success page of an unpaid order says so and offers to pay', async () => {
  const { navigator, host } = await open(payment(PayStatus.Due))
  expect(host.tick).not.toHaveBeenCalled()
  expect(screen.getByText('Not paid yet')).toBeInTheDocument()
  expect(screen.queryByText('Payment successful')).not.toBeInTheDocument()
  await tap(screen.getByRole('button', { name: 'Pay again' }))
  expect(navigator.replace).toHaveBeenCalledWith('/asset/pay/index?id=9')
})

test('checking again sees a payment that arrived late', async () => {
  let status: number = PayStatus.Due
  await open(() => payment(status))
  status = PayStatus.Paid
  await tap(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByText('Payment successful')).toBeInTheDocument()
})

test('an expired payment is closed', async () => {
  await open(payment(PayStatus.Expired))
  expect(screen.getByText('This payment is closed')).toBeInTheDocument()
})

test('a server that is not reached is asked again', async () => {
  let reachable = false
  await open(() => {
    if (reachable) return payment(PayStatus.Paid)
    throw new NetworkError('asset/pay/list')
  })
  expect(screen.getByText('We could not check the payment')).toBeInTheDocument()
  // Whoever asks the service says which payment it is.
  expect(screen.getByText('Support code')).toBeInTheDocument()
  reachable = true
  await tap(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Payment successful')).toBeInTheDocument()
})

test('an address without a payment claims nothing', async () => {
  const { calls } = await renderWidget(payResult, { user: testUser })
  expect(screen.getByText('Nothing to pay')).toBeInTheDocument()
  expect(calls).toEqual([])
})

test.each([
  ['package', 'View vouchers', '/views/index?url=/member/vouchers'],
  ['grade', 'View membership', '/views/index?url=/grade/index'],
  ['recharge', 'View wallet', '/asset/account/rawindex'],
])('a paid %s leads to where it is, not to orders', async (kind, name, url) => {
  const { navigator } = await open({ ...payment(PayStatus.Paid), kind })
  await tap(screen.getByRole('button', { name }))
  expect(navigator.replace).toHaveBeenCalledWith(url)
})
