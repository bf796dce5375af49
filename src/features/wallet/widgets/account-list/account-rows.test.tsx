import { screen } from '@testing-library/react'
import { testWaiting } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { overviewOf } from '../../testing/overview'
import { accountList } from '.'

beforeAll(() => initI18n('en'))

const CALL = 'asset/account/userAccountList'
const wallet = (...accounts: object[]) => ({
  accounts,
  overview: overviewOf(),
  // 20:30 of 30 November in London, 4:30 of 1 December in Beijing.
  asOf: Date.UTC(2026, 10, 30, 20, 30) / 1000,
})
const balance = { id: '1', kind: 'balance', name: 'Balance', amount: 1_000, frozen: 0 }
const open = (answer: unknown, config = {}) =>
  renderWidget(accountList, { user: testUser, config, api: { [CALL]: answer } })

testWaiting({
  accounts: { widget: accountList, path: CALL, answer: wallet(balance), shows: 'Balance' },
})

test('it is said as of when, by the server’s clock', async () => {
  await open(wallet(balance))
  expect(screen.getByText('As of 1 Dec 2026, 04:30')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Accounts' })).toBeInTheDocument()
})

test('without an account it says what opens one', async () => {
  await open(wallet())
  expect(screen.getByText('The first top-up or earning opens one.')).toBeInTheDocument()
})

test.each([
  [0, 'Balance¥10.00'],
  [1, 'BalanceAvailable ¥9.99Frozen ¥0.01¥10.00'],
  [1_000, 'BalanceAvailable ¥0.00Frozen ¥10.00¥10.00'],
])('with %d cents frozen the row reads %s', async (frozen, text) => {
  await open(wallet({ ...balance, frozen }))
  expect(screen.getByRole('button')).toHaveTextContent(text)
})

test('a list may have a heading of its own', async () => {
  await open(wallet(balance), { title: { en: 'Everything', 'zh-Hans': '全部' } })
  expect(screen.getByRole('heading', { name: 'Everything' })).toBeInTheDocument()
})

// Points are counted, and are no money (decision 0019).
test.each([
  [1_205, 0, 'Credit1205 points'],
  [1, 0, 'Credit1 point'],
  [10, 3, 'CreditAvailable 7 pointsFrozen 3 points10 points'],
])('%d points, %d of them frozen, read %s', async (amount, frozen, text) => {
  const credit = { id: '2', kind: 'points', currency: 'points', name: 'Credit', amount, frozen }
  await open(wallet(credit))
  expect(screen.getByRole('button')).toHaveTextContent(text)
  expect(screen.getByRole('button')).not.toHaveTextContent('¥')
})

test('an account that moved shows its week, and says it', async () => {
  const { container } = await open(wallet({ ...balance, week: [400, 700, 1_000] }))
  expect(screen.getByRole('img', { name: 'The week: from ¥4.00 to ¥10.00' })).toBeInTheDocument()
  expect(container.querySelectorAll('.tp-spark__day')).toHaveLength(3)
})

test.each([[[]], [[1_000, 1_000]]])('a week of %j has no picture', async (week) => {
  const { container } = await open(wallet({ ...balance, week }))
  expect(container.querySelector('.tp-spark')).toBeNull()
})
