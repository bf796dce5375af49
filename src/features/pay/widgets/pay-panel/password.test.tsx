import { act, fireEvent, screen } from '@testing-library/react'
import { ApiError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { cashier, LOCKED, open, payNow, tap, wait } from '../../testing/counter'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const choose = async () => {
  await tap(screen.getByRole('radio', { name: /Balance/ }))
  await payNow()
}
const type = async (digits: string) => {
  const field = await screen.findByLabelText('Pay password')
  await act(async () => void fireEvent.change(field, { target: { value: digits } }))
  await wait(LOCKED)
}

test('is asked for a balance and travels with the request', async () => {
  const { calls, navigator } = await open(cashier())
  await choose()
  expect(calls.some(({ path }) => path === 'api/pay/pay')).toBe(false)
  await type('135790')
  expect(calls.find(({ path }) => path === 'api/pay/pay')?.body).toMatchObject({
    payType: 300,
    payPassword: '135790',
  })
  await wait(300)
  expect(navigator.replace).toHaveBeenCalledWith('/asset/pay/success?payId=1')
})

test('that is wrong is said beside the field, and can be tried again', async () => {
  const refusal = new ApiError('api/pay/pay', 400, 'The pay password is wrong.')
  await open({ 'api/pay/pay': refusal })
  await choose()
  await type('111111')
  expect(screen.getByRole('alert')).toHaveTextContent('The pay password is wrong.')
  expect(screen.getByLabelText('Pay password')).toHaveValue('')
})

test('that was never set is set first', async () => {
  const { navigator, host } = await open({ 'people/userDetail/needSetPayPassword': true })
  await choose()
  expect(host.confirm).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Set pay password', ok: 'Set it', cancel: 'Cancel' }),
  )
  expect(navigator.open).toHaveBeenCalledWith('/auto/edit?url=/user/pay-password')
})
