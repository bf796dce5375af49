import { screen, within } from '@testing-library/react'
import { button, offers, press, sent, tap, type } from '../../../../engine/testing/hands'
import { type FakeApi, renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { overviewOf } from '../../testing/overview'
import { rechargePanel } from '.'

beforeAll(() => initI18n('en'))

const WALLET = 'asset/account/userAccountList'
const ADD = 'recharge/'
const account = (id: string, kind: string, name: string, amount: number) => ({
  id,
  kind,
  name,
  amount,
  frozen: 0,
})
const wallet = (...accounts: object[]) => ({
  accounts,
  overview: overviewOf(),
  asOf: 1,
})
const two = wallet(
  account('a', 'balance', 'Balance', 12_345),
  account('c', 'points', 'Credit', 700),
)
const made = { id: 'p1', payId: 'p1', userId: '1001', accountId: 'a', amount: 10_000 }
const open = (more: FakeApi = {}, config = {}) =>
  renderWidget(rechargePanel, {
    user: testUser,
    config,
    api: { [WALLET]: two, [ADD]: made, ...more },
  })

test('while the accounts load nothing can be bought', async () => {
  await open({ [WALLET]: () => new Promise(() => {}) })
  expect(screen.getAllByLabelText('Loading').length).toBeGreaterThan(0)
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

test('accounts that did not come are asked for again', async () => {
  let isGone = true
  await open({
    [WALLET]: () => {
      if (isGone) throw new NetworkError(WALLET)
      return two
    },
  })
  isGone = false
  await press('Try again')
  expect(screen.getByRole('radio', { name: /Balance/ })).toBeChecked()
})

test('with nothing that takes money it says whom to ask', async () => {
  await open({ [WALLET]: wallet(account('b', 'earnings', 'Device earnings', 1)) })
  expect(screen.getByText('There is no account')).toBeInTheDocument()
  expect(screen.getByText('Ask our service to open one for you.')).toBeInTheDocument()
  expect(offers(/^Top up/)).toBe(false)
})

// ¥1 to ¥50,000 at a time (decision 0010).
test.each([
  ['0.99', 0],
  ['1', 1],
  ['50000', 1],
  ['50000.01', 0],
])('an amount of %s is sent %d times', async (typed, times) => {
  const { calls } = await open()
  await type('Amount', typed)
  await press(/^Top up/)
  expect(sent(calls, ADD)).toHaveLength(times)
})

test('the bounds are told before anything is typed, and the button says what was typed', async () => {
  await open()
  expect(screen.getByText('¥1.00 to ¥50,000.00 at a time')).toBeInTheDocument()
  expect(button('Top up')).toBeInTheDocument()
  await type('Amount', '88.5')
  expect(button('Top up ¥88.50')).toBeInTheDocument()
})

test('amounts to tap are those of the definition; the one that is typed is ticked', async () => {
  await open({}, { presets: [5_000, 100_000] })
  const presets = within(screen.getByRole('radiogroup', { name: 'Common amounts' }))
  expect(presets.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual([
    '¥50',
    '¥1,000',
  ])
  await type('Amount', '50')
  expect(presets.getByRole('radio', { name: '¥50' })).toBeChecked()
  await tap(presets.getByRole('radio', { name: '¥1,000' }))
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('1000')
})

test('a definition may leave the amounts and the bank out', async () => {
  const { navigator } = await open({}, { presets: [], offlineUrl: '' })
  expect(screen.queryByRole('radiogroup', { name: 'Common amounts' })).not.toBeInTheDocument()
  expect(offers(/^Bank transfer/)).toBe(false)
  await press('Bill')
  expect(navigator.open.mock.calls).toEqual([['/views/auto/bill?key=bill']])
})
