import { act, fireEvent, screen } from '@testing-library/react'
import { type FakeApi, renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { overviewOf } from '../../testing/overview'
import { rechargePanel } from '.'

const WALLET = 'asset/account/userAccountList'
const ADD = 'recharge/'
const account = (id: string, kind: string, name: string, amount: number) => ({
  id,
  kind,
  currency: kind === 'points' ? 'points' : 'CNY',
  name,
  amount,
  frozen: 0,
})
const wallet = {
  accounts: [
    account('a', 'balance', 'Balance', 12_345),
    account('b', 'earnings', 'Device earnings', 1),
    account('c', 'points', 'Credit', 700),
  ],
  overview: overviewOf({ balance: 12_345, referralCode: 'TAP' }),
  asOf: 1,
}
const made = { id: 'p1', payId: 'p1', userId: '1001', accountId: 'a', amount: 10_000 }

beforeAll(() => initI18n('en'))

const open = (more: FakeApi = {}) =>
  renderWidget(rechargePanel, { user: testUser, api: { [WALLET]: wallet, [ADD]: made, ...more } })
const field = () => screen.getByRole('textbox', { name: 'Amount' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const tap = (name: string | RegExp, role = 'button') =>
  act(async () => void fireEvent.click(screen.getByRole(role, { name })))

test('a visitor has no account to fill: nothing is asked of the server before they log in', async () => {
  const { calls } = await renderWidget(rechargePanel, { api: { [WALLET]: wallet } })
  expect(calls.some(({ path }) => path === WALLET)).toBe(false)
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('an amount to tap and an account lead to the cashier', async () => {
  const { calls, navigator } = await open()
  await tap('¥100', 'radio')
  expect(field()).toHaveValue('100')
  await tap('Credit Now 700 points', 'radio')
  expect(screen.getByText('You get 10000 points')).toBeInTheDocument()
  await tap('Top up ¥100.00')
  expect(calls.find(({ path }) => path === ADD)?.body).toEqual({
    accountId: 'c',
    amount: 10_000,
    requestId: expect.any(String),
  })
  expect(navigator.open).toHaveBeenCalledWith('/asset/pay/index?id=p1')
})

test('what is earned cannot be bought', async () => {
  await open()
  expect(screen.getByRole('radio', { name: /Balance.*¥123\.45/ })).toBeInTheDocument()
  expect(screen.queryByRole('radio', { name: /earnings/ })).toBeNull()
})

test.each([
  ['', 'Enter an amount'],
  ['0.5', 'At least ¥1.00'],
  ['50000.01', 'At most ¥50,000.00 at a time'],
  ['1.234', 'Enter an amount such as 128.50'],
])('%j is refused: %s', async (typed, said) => {
  const { calls } = await open()
  type(typed)
  await tap(/^Top up/)
  expect(screen.getByRole('alert')).toHaveTextContent(said)
  expect(calls.some(({ path }) => path === ADD)).toBe(false)
})

test('a lost answer and a second try ask for one payment', async () => {
  let reachable = false
  const { calls } = await open({
    [ADD]: () => {
      if (!reachable) throw new NetworkError(ADD)
      return made
    },
  })
  type('88')
  await tap('Top up ¥88.00')
  expect(field()).toHaveValue('88')
  reachable = true
  await tap('Top up ¥88.00')
  await tap('Top up ¥88.00')
  const ids = calls
    .filter(({ path }) => path === ADD)
    .map(({ body }) => (body as { requestId: string }).requestId)
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
})

test('a refusal is said in the words of the server', async () => {
  const { navigator } = await open({ [ADD]: new ApiError(ADD, 400, 'Not this account.') })
  type('88')
  await tap('Top up ¥88.00')
  expect(screen.getByText('Not this account.')).toBeInTheDocument()
  expect(navigator.open).not.toHaveBeenCalled()
})

test('large amounts can go by bank', async () => {
  const { navigator } = await open()
  await tap(/^Bank transfer/)
  expect(navigator.open).toHaveBeenCalledWith('/asset/pay/offline')
})

test('without an account it says so', async () => {
  await open({ [WALLET]: { ...wallet, accounts: [] } })
  expect(screen.getByText('There is no account')).toBeInTheDocument()
})
