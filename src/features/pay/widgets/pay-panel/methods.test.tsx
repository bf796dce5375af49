import { screen } from '@testing-library/react'
import { isOff } from '../../../../engine/testing/is-off'
import { initI18n } from '../../../../i18n'
import { button, open, payment, tap } from '../../testing/counter'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('of other clients are explained and cannot be chosen', async () => {
  await open()
  const wechat = screen.getByRole('radio', { name: /WeChat Pay/ })
  expect(wechat).toHaveTextContent('Not available in this app or browser')
  expect(isOff(wechat)).toBe(true)
})

test.each([
  [12_344, true],
  [12_345, false],
  [12_346, false],
])('of a price of 12,345 cents, a balance of %d is too low: %s', async (balance, poor) => {
  const methods = [{ payType: 300, name: 'Balance', note: '', balance, needsPassword: true }]
  await open({ 'asset/pay/list': () => ({ ...payment(), methods }) })
  expect(isOff(screen.getByRole('radio', { name: /Balance/ }))).toBe(poor)
})

test('a balance that is too low is said and cannot be chosen, and there is a way to top up', async () => {
  const methods = [
    { payType: 300, name: 'Balance', note: '', balance: 100, needsPassword: true },
    { payType: 1, name: 'Card', note: '' },
  ]
  const { navigator } = await open({ 'asset/pay/list': () => ({ ...payment(), methods }) })
  const row = screen.getByRole('radio', { name: /Balance/ })
  expect(row).toHaveTextContent('Balance ¥1.00, not enough')
  expect(isOff(row)).toBe(true)
  expect(screen.getByRole('radio', { name: /Card/ })).toHaveAttribute('aria-checked', 'true')
  await tap(button('Top up'))
  expect(navigator.open).toHaveBeenCalledWith('/asset/recharge')
})

test('none at all leads to the service', async () => {
  const { navigator } = await open({ 'asset/pay/list': { ...payment(), methods: [] } })
  await tap(button('Contact our service'))
  expect(navigator.open).toHaveBeenCalledWith('/custService/service')
})
