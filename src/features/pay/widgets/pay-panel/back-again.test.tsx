import { screen } from '@testing-library/react'
import { initI18n } from '../../../../i18n'
import { PayStatus } from '../../contract'
import { button, open, payment, payNow, tap, wait } from '../../testing/counter'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const away = (api: Record<string, unknown> = {}) =>
  open({ 'api/pay/pay': { url: '/asset/pay/offline' }, ...api })

test('asks whether the payment was made, and can start over', async () => {
  const { calls } = await away()
  await payNow()
  expect(screen.getByText('Have you finished paying?')).toBeInTheDocument()
  await tap(button('Pay again'))
  await payNow()
  expect(calls.filter(({ path }) => path === 'api/pay/pay')).toHaveLength(2)
})

test('checking finds out that it was paid', async () => {
  let status: number = PayStatus.Due
  await away({ 'asset/pay/list': () => payment(status) })
  await payNow()
  status = PayStatus.Paid
  await tap(button('I have paid'))
  await wait(0)
  expect(screen.getByText('This order is paid')).toBeInTheDocument()
})

test('whoever does not want to pay now is left alone', async () => {
  const { host } = await away()
  await payNow()
  await tap(button('I did not pay'))
  expect(host.toast).toHaveBeenCalledWith('You can pay later, from your orders')
  expect(button('Pay ¥123.45')).toBeInTheDocument()
})
