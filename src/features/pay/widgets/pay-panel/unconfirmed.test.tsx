import { screen } from '@testing-library/react'
import { NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { PayStatus } from '../../contract'
import { button, open, payment, payNow, tap, wait } from '../../testing/counter'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

async function lost() {
  let reachable = true
  let status: number = PayStatus.Due
  const view = await open({
    'asset/pay/list': () => {
      if (reachable) return payment(status)
      throw new NetworkError('asset/pay/list')
    },
    'api/pay/pay': () => {
      reachable = false
      throw new NetworkError('api/pay/pay')
    },
  })
  await payNow()
  await wait(10_000)
  const answer = (then: number) => {
    reachable = true
    status = then
  }
  return { ...view, answer }
}

test('is not offered again, and has a code for the service', async () => {
  const { host } = await lost()
  expect(screen.getByText('Confirming your payment')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Pay ¥/ })).not.toBeInTheDocument()
  await tap(button('Copy the support code'))
  expect(host.copy).toHaveBeenCalledWith(expect.stringMatching(/^TP-pay-\d+-\w\w1$/))
})

test('is asked about by itself until the server knows', async () => {
  const { answer } = await lost()
  answer(PayStatus.Paid)
  await wait(80_000)
  expect(screen.getByText('This order is paid')).toBeInTheDocument()
})

test('that the server has no money for asks the user', async () => {
  const { answer } = await lost()
  answer(PayStatus.Due)
  await wait(80_000)
  expect(screen.getByText('Have you finished paying?')).toBeInTheDocument()
})
