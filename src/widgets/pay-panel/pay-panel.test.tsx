import { act, fireEvent, screen } from '@testing-library/react'
import { PayStatus } from '../../api/pay/list-pay-methods'
import { renderWidget, testUser } from '../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../errors'
import { initI18n } from '../../i18n'
import { payPanel } from '.'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

let lastId = 0
const payment = (status: number = PayStatus.Due) => ({
  payId: `pay-${lastId}`,
  orderId: '7',
  title: 'Order at West Lake',
  amount: 12_345,
  status,
  expiresAt: Math.floor(Date.now() / 1000) + 900,
  paidAt: status === PayStatus.Paid ? 1 : null,
  methods: [
    { payType: 1, name: 'Balance', note: '' },
    { payType: 8, name: 'WeChat Pay', note: '' },
  ],
})

const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

function open(api: Record<string, unknown> = {}) {
  lastId += 1
  return renderWidget(payPanel, {
    user: testUser,
    query: { id: `pay-${lastId}` },
    api: { 'asset/pay/list': payment(), ...api },
  })
}

test('asks for the methods of this client and says what there is to pay', async () => {
  const { calls } = await open()
  expect(calls[0]?.body).toEqual({ payId: `pay-${lastId}`, clientType: 'WapH5' })
  expect(screen.getByText('Order at West Lake')).toBeInTheDocument()
  expect(screen.getByText('Time left 15:00')).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: /Balance/ })).toHaveAttribute('aria-checked', 'true')
})

test('pays, says so, and ends where the server says after a second', async () => {
  let status: number = PayStatus.Due
  const { navigator, host, calls } = await open({
    'asset/pay/list': () => payment(status),
    'api/pay/pay': () => {
      status = PayStatus.Paid
      return { url: '/asset/pay/success?payId=1' }
    },
  })
  await tap(screen.getByRole('button', { name: 'Pay ¥123.45' }))
  expect(calls.find(({ path }) => path === 'api/pay/pay')?.body).toEqual({
    payId: `pay-${lastId}`,
    payType: 1,
    amount: 12_345,
    openId: '',
    clientType: 'WapH5',
    userId: testUser.id,
  })
  expect(host.toast).toHaveBeenCalledWith('Payment successful')
  expect(navigator.replace).not.toHaveBeenCalled()
  await wait(1000)
  expect(navigator.replace).toHaveBeenCalledWith('/asset/pay/success?payId=1')
})

test('a method this client cannot do is set aside, another one is offered', async () => {
  const { calls } = await open()
  await tap(screen.getByRole('radio', { name: /WeChat Pay/ }))
  await tap(screen.getByRole('button', { name: 'Pay ¥123.45' }))
  expect(screen.getByText(/cannot pay with WeChat Pay/)).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: /Balance/ })).toHaveAttribute('aria-checked', 'true')
  expect(calls.some(({ path }) => path === 'api/pay/pay')).toBe(false)
})

test('a refusal is shown in the words of the server, and the page stays', async () => {
  const { host } = await open({
    'api/pay/pay': new ApiError('api/pay/pay', 500, 'Balance too low'),
  })
  await tap(screen.getByRole('button', { name: 'Pay ¥123.45' }))
  expect(host.toast).toHaveBeenCalledWith('Balance too low')
  expect(screen.getByRole('button', { name: 'Pay ¥123.45' })).toBeInTheDocument()
})

test('a payment nobody can confirm is not offered again', async () => {
  let reachable = true
  const { host } = await open({
    'asset/pay/list': () => {
      if (reachable) return payment()
      throw new NetworkError('asset/pay/list')
    },
    'api/pay/pay': () => {
      reachable = false
      throw new NetworkError('api/pay/pay')
    },
  })
  await tap(screen.getByRole('button', { name: 'Pay ¥123.45' }))
  expect(screen.getByText('Confirming your payment')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Pay ¥/ })).not.toBeInTheDocument()
  expect(host.toast).not.toHaveBeenCalled()
})

test('back from a page that went on with it, asks whether the payment was made', async () => {
  await open({ 'api/pay/pay': { url: '/asset/pay/offline' } })
  await tap(screen.getByRole('button', { name: 'Pay ¥123.45' }))
  expect(screen.getByText('Have you finished paying?')).toBeInTheDocument()
  await tap(screen.getByRole('button', { name: 'Pay again' }))
  expect(screen.getByRole('button', { name: 'Pay ¥123.45' })).toBeInTheDocument()
})

test('checking finds out that it was paid', async () => {
  let status: number = PayStatus.Due
  await open({
    'asset/pay/list': () => payment(status),
    'api/pay/pay': { url: '/asset/pay/offline' },
  })
  await tap(screen.getByRole('button', { name: 'Pay ¥123.45' }))
  status = PayStatus.Paid
  await tap(screen.getByRole('button', { name: 'I have paid' }))
  await wait(0)
  expect(screen.getByText('This order is paid')).toBeInTheDocument()
})

test('a payment that is paid leads to its order', async () => {
  const { navigator } = await open({ 'asset/pay/list': payment(PayStatus.Paid) })
  await tap(screen.getByRole('button', { name: 'View order' }))
  expect(navigator.replace).toHaveBeenCalledWith('/views/index?url=/order/show&id=7')
})

test('an expired payment cannot be made', async () => {
  await open({ 'asset/pay/list': payment(PayStatus.Expired) })
  expect(screen.getByText('This payment is closed')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Pay/ })).not.toBeInTheDocument()
})

test('without a method it leads to the service', async () => {
  const { navigator } = await open({ 'asset/pay/list': { ...payment(), methods: [] } })
  await tap(screen.getByRole('button', { name: 'Contact service' }))
  expect(navigator.open).toHaveBeenCalledWith('/custService/service')
})

test('an address without a payment leads to the orders', async () => {
  const { navigator } = await renderWidget(payPanel, { user: testUser })
  await tap(screen.getByRole('button', { name: 'My orders' }))
  expect(navigator.replace).toHaveBeenCalledWith('/views/index?url=/order/list')
})
