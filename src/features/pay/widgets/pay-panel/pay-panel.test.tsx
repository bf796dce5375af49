import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { PayStatus } from '../../contract'
import {
  button,
  cashier,
  idNow,
  LOCKED,
  open,
  payment,
  payNow,
  tap,
  wait,
} from '../../testing/counter'
import { payPanel } from '.'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('says what there is to pay, for what, and how long there is time', async () => {
  const { calls } = await open()
  expect(calls[0]?.body).toEqual({ payId: idNow(), clientType: 'WapH5' })
  expect(screen.getByText('Order at West Lake')).toBeInTheDocument()
  expect(screen.getByText('2 items')).toBeInTheDocument()
  expect(screen.getByText('Time left 15:00')).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: /Card/ })).toHaveAttribute('aria-checked', 'true')
})

test('pays, says so, and ends where the server says after a second', async () => {
  const { navigator, host, calls } = await open(cashier())
  await payNow()
  expect(calls.find(({ path }) => path === 'api/pay/pay')?.body).toEqual({
    payId: idNow(),
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

test('a user record that cannot be fetched afterwards is said, and nobody is held up', async () => {
  const { navigator, host } = await open({
    ...cashier(),
    'people/user/getLoginUserByToken': new NetworkError('people/user/getLoginUserByToken'),
  })
  await payNow()
  expect(host.toast).toHaveBeenCalledWith('The callback failed')
  await wait(1000)
  expect(navigator.replace).toHaveBeenCalledWith('/asset/pay/success?payId=1')
})

test('two taps ask the server once', async () => {
  const { calls } = await open(cashier())
  const submit = button('Pay ¥123.45')
  await act(async () => {
    fireEvent.click(submit)
    fireEvent.click(submit)
  })
  await wait(LOCKED)
  expect(calls.filter(({ path }) => path === 'api/pay/pay')).toHaveLength(1)
})

test('a refusal is shown in the words of the server, and the page stays', async () => {
  const { host } = await open({
    'api/pay/pay': new ApiError('api/pay/pay', 500, 'Out of order'),
  })
  await payNow()
  expect(host.toast).toHaveBeenCalledWith('Out of order')
  expect(button('Pay ¥123.45')).toBeInTheDocument()
})

test('a payment that is paid leads to its order', async () => {
  const { navigator } = await open({ 'asset/pay/list': payment(PayStatus.Paid) })
  await tap(button('View order'))
  expect(navigator.replace).toHaveBeenCalledWith('/views/index?url=/order/show&id=7')
})

test('an expired payment cannot be made and leads on', async () => {
  const { navigator } = await open({ 'asset/pay/list': payment(PayStatus.Expired) })
  expect(screen.getByText('This payment is closed')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Pay/ })).not.toBeInTheDocument()
  await tap(button('Home'))
  expect(navigator.home).toHaveBeenCalled()
})

test('one whose time runs out while it is looked at closes by itself', async () => {
  let status: number = PayStatus.Due
  await open({ 'asset/pay/list': () => payment(status) })
  status = PayStatus.Expired
  await wait(901_000)
  await waitFor(() => expect(screen.getByText('This payment is closed')).toBeInTheDocument())
})

test('an address without a payment leads to the orders', async () => {
  const { navigator } = await renderWidget(payPanel, { user: testUser })
  await tap(button('My orders'))
  expect(navigator.replace).toHaveBeenCalledWith('/views/index?url=/order/list')
})
