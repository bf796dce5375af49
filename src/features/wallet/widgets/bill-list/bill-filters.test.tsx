import { screen, within } from '@testing-library/react'
import { button, comeBack, offers, press, tap } from '../../../../engine/testing/hands'
import { type FakeApi, renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { overviewOf } from '../../testing/overview'
import { billList } from '.'

beforeAll(() => initI18n('en'))

const PAGE = 'asset/ledger/page'
const TOTALS = 'paas/autoReport/billTotals'
/** Noon of 21 Nov 2026 in Beijing. */
const NOON = Date.UTC(2026, 10, 21, 4) / 1000
const DAY = 86_400
const wallet = {
  accounts: [{ id: 'A1', kind: 'balance', name: 'Main account', amount: 5_000, frozen: 0 }],
  overview: overviewOf({ balance: 5_000 }),
  asOf: NOON,
}
const line = (id: string, amount: number, createdAt: number) => ({
  id,
  accountId: 'A1',
  kind: 'order',
  title: `Line ${id}`,
  amount,
  createdAt,
})
const sums = (income: number, expense: number, count: number) => ({
  income,
  expense,
  net: income - expense,
  count,
})
const pageOf = (result: unknown[]) => ({
  result,
  pageIndex: 1,
  pageSize: 15,
  totalCount: result.length,
})
const open = (query = {}, more: FakeApi = {}) =>
  renderWidget(billList, {
    user: testUser,
    query,
    api: {
      'asset/account/userAccountList': wallet,
      [PAGE]: pageOf([line('1', -4_000, NOON)]),
      [TOTALS]: { columns: [], rows: [sums(0, 4_000, 1)] },
      'paas/autoReport/billDays': { columns: [], rows: [] },
      ...more,
    },
  })
const total = () => screen.getByRole('region', { name: 'Total' })
const choices = () => screen.getAllByRole('radio').map(({ textContent }) => textContent)

test('who comes back sees what was moved meanwhile', async () => {
  let lines = [line('1', -4_000, NOON)]
  const { host } = await open({}, { [PAGE]: () => pageOf(lines) })
  expect(screen.queryByText('Line 2')).toBeNull()
  lines = [line('1', -4_000, NOON), line('2', 9_000, NOON)]
  await comeBack(host)
  expect(screen.getByText('Line 2')).toBeInTheDocument()
})

test('while the accounts load it says so', async () => {
  await open({}, { 'asset/account/userAccountList': () => new Promise(() => {}) })
  expect(screen.getByLabelText('Loading')).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Total' })).not.toBeInTheDocument()
})

test.each([
  ['Account: All accounts', ['All accounts', 'Main account']],
  [
    'Type: All types',
    [
      ...['All types', 'Income', 'From the team', 'Top-ups', 'Payments', 'Refunds', 'Transfers'],
      ...['Withdrawals', 'Equipment', 'Rewards'],
    ],
  ],
  [
    'Period: All time',
    [
      ...['All time', 'Today', 'Yesterday', 'Last 7 days', 'This month', 'Last 30 days'],
      'Last 90 days',
    ],
  ],
])('%s is narrowed in a sheet', async (chip, names) => {
  await open()
  await press(chip)
  expect(choices()).toEqual(names)
  expect(screen.getAllByRole('radio').filter((each) => each.ariaChecked === 'true')).toHaveLength(1)
})

test.each([
  ['today', '21 Nov 2026'],
  ['yesterday', '20 Nov 2026'],
  ['days7', '15 Nov 2026 – 21 Nov 2026'],
  ['month', '1 Nov 2026 – 21 Nov 2026'],
  ['days30', '23 Oct 2026 – 21 Nov 2026'],
  ['all', 'All time'],
])('the period %s is told as days: %s', async (period, days) => {
  await open({ period })
  expect(within(total()).getByText(new RegExp(`^${days} · 1 line$`))).toBeInTheDocument()
})

test('days before yesterday bear their date alone', async () => {
  await open({}, { [PAGE]: pageOf([line('1', 100, NOON - 2 * DAY)]) })
  expect(screen.getByText('19 Nov 2026')).toBeInTheDocument()
  expect(screen.queryByText(/^(Today|Yesterday)/)).not.toBeInTheDocument()
})

test('lines of one account do not repeat its name', async () => {
  const { unmount } = await open()
  expect(screen.getByText('12:00 · Main account')).toBeInTheDocument()
  unmount()
  await open({ account: 'A1' })
  expect(screen.getByText('12:00')).toBeInTheDocument()
})

test('without any line at all it says what will be here; a filter that fits none can be cleared', async () => {
  const { unmount } = await open({}, { [PAGE]: pageOf([]) })
  expect(
    screen.getByText('Payments, top-ups and earnings will be listed here.'),
  ).toBeInTheDocument()
  expect(offers('Clear filters')).toBe(false)
  unmount()
  await open({ type: 'refund' }, { [PAGE]: pageOf([]) })
  expect(screen.getByText('Nothing was booked that fits these filters.')).toBeInTheDocument()
  await press('Clear filters')
  expect(button('Type: All types')).toBeInTheDocument()
})

test('what was hidden is hidden in each line too', async () => {
  await open()
  await press('Hide amounts')
  expect(screen.getAllByRole('img', { name: 'Hidden' })).toHaveLength(3)
  await tap(button('Show amounts'))
  expect(total()).toHaveTextContent('−¥40.00')
})
