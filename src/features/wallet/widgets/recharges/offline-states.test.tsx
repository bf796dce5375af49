import { screen, within } from '@testing-library/react'
import { offers, press, sent, type } from '../../../../engine/testing/hands'
import { type FakeApi, renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { changeLocale, initI18n } from '../../../../i18n'
import { overviewOf } from '../../testing/overview'
import { offlinePay } from '.'

beforeAll(() => initI18n('en'))
beforeEach(() => changeLocale('en'))

const LIST = 'offlineRecharge/list'
const ADD = 'offlineRecharge/'
const wallet = {
  accounts: [{ id: 'a', kind: 'balance', name: 'Balance', amount: 1, frozen: 0 }],
  overview: overviewOf(),
  asOf: 1,
}
// 20:30 of 30 November in London, 4:30 of 1 December in Beijing.
const THEN = Date.UTC(2026, 10, 30, 20, 30) / 1000
const record = (more: object = {}) => ({
  id: 'r1',
  userId: '1001',
  accountId: 'a',
  amount: 50_000,
  code: 'TPACDEFH',
  voucher: '',
  status: 0,
  reason: '',
  createdAt: THEN,
  submittedAt: null,
  reviewedAt: null,
  ...more,
})
const open = (list: unknown, more: FakeApi = {}) =>
  renderWidget(offlinePay, {
    user: testUser,
    value: { payee: 'Taproom', bank: 'CMB', number: '1209', note: 'Within one working day.' },
    api: { [LIST]: list, 'asset/account/userAccountList': wallet, ...more },
  })
const stepsOn = () =>
  screen.getByRole('list', { name: 'Steps' }).querySelectorAll('.tp-offline__step--on').length

test('while it loads nothing is asked of the user', async () => {
  await open(() => new Promise(() => {}))
  expect(screen.getAllByLabelText('Loading').length).toBeGreaterThan(0)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test.each([
  ['0.99', 'At least ¥1.00'],
  ['50000.01', 'At most ¥50,000.00 at a time'],
  ['', 'Enter an amount'],
])('an amount of %j is refused: %s', async (typed, said) => {
  const { calls } = await open([])
  await type('Amount', typed)
  await press('Show the transfer data')
  expect(screen.getByRole('alert')).toHaveTextContent(said)
  expect(sent(calls, ADD)).toEqual([])
})

test.each([
  ['nothing begun', [], 1],
  ['one to be transferred', [record()], 2],
  ['one in review', [record({ status: 1 })], 3],
  ['one refused', [record({ status: 3 })], 3],
])('with %s it stands at its step', async (_, records, steps) => {
  await open(records)
  expect(stepsOn()).toBe(steps)
})

test('the amount of one that is not transferred yet can be changed', async () => {
  const { calls } = await open([record()], { [ADD]: record({ amount: 60_000 }) })
  await press('Change amount')
  expect(screen.getByLabelText('Amount')).toHaveValue('500')
  await type('Amount', '600')
  await press('Show the transfer data')
  expect(sent(calls, ADD)).toEqual([{ accountId: 'a', amount: 60_000 }])
})

test('lines that are not known are not shown', async () => {
  await open([record()])
  expect(offers(/^Copy Branch/)).toBe(false)
  expect(offers('Copy Payee Taproom')).toBe(true)
  expect(offers('Copy Remark TPACDEFH')).toBe(true)
})

test('one in review says how long it takes and since when, by the server’s clock', async () => {
  const { calls } = await open([record({ status: 1, submittedAt: THEN })])
  expect(screen.getByRole('heading', { name: 'In review' })).toBeInTheDocument()
  expect(screen.getByText('Within one working day.')).toBeInTheDocument()
  expect(screen.getByText('1 Dec 2026, 04:30')).toBeInTheDocument()
  expect(offers('Hand in another voucher')).toBe(false)
  const before = sent(calls, LIST).length
  await press('Refresh')
  expect(sent(calls, LIST)).toHaveLength(before + 1)
})

test('a refusal without a reason says that none was given, and credits nothing', async () => {
  await open([record({ status: 3 })])
  expect(screen.getByRole('heading', { name: 'Not accepted' })).toBeInTheDocument()
  expect(screen.getByText('Reason: none given')).toBeInTheDocument()
  expect(screen.queryByText('Your balance has risen by this amount.')).not.toBeInTheDocument()
  expect(offers('Refresh')).toBe(false)
})

test('an approval says that the money is there', async () => {
  const { navigator } = await open([record({ status: 2, reviewedAt: THEN })])
  expect(screen.getByText('Your balance has risen by this amount.')).toBeInTheDocument()
  expect(screen.getByText('Reviewed')).toBeInTheDocument()
  expect([offers('Refresh'), offers('Hand in another voucher')]).toEqual([false, false])
  await press('Contact service')
  expect(navigator.open.mock.calls).toEqual([['/custService/service']])
})

test('earlier ones are listed with day, code and what became of them', async () => {
  await open([record({ status: 1 }), record({ id: 'r0', status: 2, amount: 12_345 })])
  expect(screen.getByRole('heading', { name: 'Earlier' })).toBeInTheDocument()
  expect(screen.getByText('1 Dec 2026 · TPACDEFH')).toBeInTheDocument()
  expect(screen.getByText('Credited')).toBeInTheDocument()
})

test('a single one has no history', async () => {
  await open([record({ status: 1 })])
  expect(screen.queryByRole('heading', { name: 'Earlier' })).not.toBeInTheDocument()
})

test('what the server refuses is said, and the amount stays', async () => {
  await open([], { [ADD]: new ApiError(ADD, 400, 'Not today.') })
  await type('Amount', '88')
  await press('Show the transfer data')
  expect(screen.getByText('Not today.')).toBeInTheDocument()
  expect(within(document.body).getByLabelText('Amount')).toHaveValue('88')
})
