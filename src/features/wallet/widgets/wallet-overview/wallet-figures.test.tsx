import { screen } from '@testing-library/react'
import { offers, press, sent } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { overviewOf } from '../../testing/overview'
import { walletOverview } from '.'

beforeAll(() => initI18n('en'))

const CALL = 'asset/account/userAccountList'
const wallet = (todayEarnings: number) => ({
  accounts: [],
  overview: overviewOf({ balance: 123_456, todayEarnings, referralCode: 'HOP8K2' }),
  // 20:30 of 30 November in London, 4:30 of 1 December in Beijing.
  asOf: Date.UTC(2026, 10, 30, 20, 30) / 1000,
})
const open = (answer: unknown, config = {}) =>
  renderWidget(walletOverview, { user: testUser, config, api: { [CALL]: answer } })

test.each([
  [1, '+¥0.01', 'success'],
  [0, '¥0.00', 'ink'],
  [-1, '−¥0.01', 'danger'],
])('a change of %d cents is %s', async (cents, text, tone) => {
  const { container } = await open(wallet(cents), { metrics: ['todayEarnings'] })
  const amount = container.querySelector('.tp-wallet__amount')
  expect(amount).toHaveTextContent(text)
  expect(amount).toHaveClass(`tp-c-${tone}`)
})

test('a balance is a state: it has no sign', async () => {
  const { container } = await open(wallet(0), { metrics: ['balance'] })
  expect(container.querySelector('.tp-wallet__amount')).toHaveTextContent(/^¥1,234\.56$/)
})

test('it is said as of when, by the server’s clock', async () => {
  await open(wallet(0))
  expect(screen.getByText('As of 1 Dec 2026, 04:30')).toBeInTheDocument()
})

test('while they load the figures have their names and no amount', async () => {
  const { container } = await open(() => new Promise(() => {}))
  expect(screen.getByText('Balance')).toBeInTheDocument()
  expect(container).not.toHaveTextContent('¥')
  expect(container).not.toHaveTextContent('—')
})

test('a failure is said under the name of the card, which leads nowhere', async () => {
  const { calls } = await open(new ApiError(CALL, 500, 'The vault is shut'))
  expect(screen.getByText('My wallet')).toBeInTheDocument()
  expect(screen.getByText('The vault is shut')).toBeInTheDocument()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  await press('Try again')
  expect(sent(calls, CALL)).toHaveLength(2)
})

test('a definition may leave out the eye, the bills and what stands behind a figure', async () => {
  await open(wallet(0), { mask: false, auditUrl: '' })
  expect(offers('Hide amounts')).toBe(false)
  expect(offers('Bills')).toBe(false)
  expect(offers(/^Balance/)).toBe(false)
})

test('the referral code is copied, hidden amounts or not', async () => {
  const { host } = await open(wallet(0))
  await press('Hide amounts')
  await press('Copy referral code HOP8K2')
  expect(host.copy.mock.calls).toEqual([['HOP8K2']])
  expect(host.toast.mock.calls).toEqual([['Copied']])
})
