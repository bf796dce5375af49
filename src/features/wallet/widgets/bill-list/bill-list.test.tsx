import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import type { FieldCondition } from '../../../../shared/query'
import { overviewOf } from '../../testing/overview'
import { billList } from '.'

const ACCOUNTS = 'asset/account/userAccountList'
const PAGE = 'asset/ledger/page'
const DAYS = 'paas/autoReport/billDays'
const TOTALS = 'paas/autoReport/billTotals'

/** Noon of 21 Nov 2026 in Beijing, whatever the zone of the machine. */
const NOON = Date.UTC(2026, 10, 21, 4) / 1000
const HOUR = 3600
const MIDNIGHT = NOON - 12 * HOUR

const wallet = {
  accounts: [
    { id: 'A1', kind: 'balance', name: 'Main account', amount: 5_000, frozen: 0 },
    { id: 'A2', kind: 'earnings', name: 'Earnings', amount: 300, frozen: 0 },
  ],
  overview: overviewOf({ balance: 5_000 }),
  asOf: NOON,
}
const line = (id: string, amount: number, createdAt: number, more = {}) => ({
  id,
  accountId: 'A1',
  kind: amount > 0 ? 'earning' : 'order',
  title: `Line ${id}`,
  amount,
  createdAt,
  balance: 0,
  ...more,
})
/** Two of today, the first minute of it included, and one of the last minute of yesterday. */
const LINES = [
  line('1', 1_250, NOON - HOUR),
  line('2', -4_000, MIDNIGHT),
  line('3', 300, MIDNIGHT - 60, { accountId: 'A2' }),
]
const sums = (income: number, expense: number, count: number) => ({
  income,
  expense,
  net: income - expense,
  count,
})
const columns: never[] = []

const pageOf = (result: unknown[], pageIndex = 1, totalCount = result.length) => ({
  result,
  pageIndex,
  pageSize: 15,
  totalCount,
})

const api = {
  [ACCOUNTS]: wallet,
  [PAGE]: pageOf(LINES),
  [TOTALS]: { columns, rows: [sums(1_550, 4_000, 3)] },
  [DAYS]: {
    columns,
    rows: [
      { day: '2026-11-21', ...sums(1_250, 4_000, 2) },
      { day: '2026-11-20', ...sums(300, 0, 1) },
    ],
  },
}

beforeAll(() => initI18n('en'))

const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const render = (query = {}, more: Record<string, unknown> = {}, config = {}) =>
  renderWidget(billList, { user: testUser, query, config, api: { ...api, ...more } })

/** The conditions of the last page that was asked for. */
function asked(calls: readonly HttpRequest[]): readonly FieldCondition[] {
  const { body } = calls.filter(({ path }) => path === PAGE).at(-1) as HttpRequest
  return (body as { condition: { conditions: FieldCondition[] } }).condition.conditions
}

test('groups lines by the day of the books, with the totals of each day', async () => {
  await render()
  const [today, yesterday] = screen.getAllByRole('group', { name: /2026/ })
  expect(today).toHaveTextContent('Today · 21 Nov 2026In ¥12.50 Out ¥40.00')
  expect(within(today as HTMLElement).getAllByRole('button')).toHaveLength(2)
  expect(today).toHaveTextContent(
    'Line 111:00 · Main account+¥12.50Line 200:00 · Main account−¥40.00',
  )
  expect(yesterday).toHaveTextContent('Yesterday · 20 Nov 2026In ¥3.00')
  expect(yesterday).toHaveTextContent('23:59 · Earnings+¥3.00')
})

test('says what all lines add up to, how many there are, for when and as of when', async () => {
  await render()
  const summary = screen.getByRole('region', { name: 'Total' })
  expect(summary).toHaveTextContent('In+¥15.50Out−¥40.00All time · 3 lines')
  expect(summary).toHaveTextContent('As of 21 Nov 2026, 12:00')
})

test('a day that moved one cent tells it', async () => {
  await render(
    {},
    {
      [PAGE]: pageOf([line('1', 1, NOON - HOUR)]),
      [DAYS]: { columns, rows: [{ day: '2026-11-21', ...sums(1, 0, 1) }] },
    },
  )
  expect(screen.getByRole('group', { name: /2026/ })).toHaveTextContent('In ¥0.01Line 1')
})

test('the total of a day counts lines that are not loaded yet', async () => {
  await render({}, { [PAGE]: pageOf(LINES.slice(0, 1), 1, 16) })
  expect(screen.getByText(/Out ¥40.00/)).toBeInTheDocument()
})

test.each([
  ['everything', {}, []],
  ['an account', { account: 'A2' }, [['accountId', 'equal', 'A2']]],
  ['somebody else’s account', { account: 'B7' }, []],
  ['a type', { type: 'payment' }, [['kind', 'in', ['order']]]],
  ['a type nobody knows', { type: 'constructor' }, []],
  ['a period', { period: 'today' }, [['createdAt', 'greaterEqual', MIDNIGHT]]],
  ['the balance', { figure: 'balance' }, [['accountId', 'equal', 'A1']]],
  [
    'the earnings of today',
    { figure: 'todayEarnings' },
    [
      ['kind', 'in', ['earning', 'referral', 'shop']],
      ['createdAt', 'greaterEqual', MIDNIGHT],
    ],
  ],
  [
    'the yield of yesterday',
    { figure: 'yesterdayYield' },
    [
      ['kind', 'in', ['earning', 'referral', 'shop']],
      ['createdAt', 'greaterEqual', MIDNIGHT - 24 * HOUR],
      ['createdAt', 'lessEqual', MIDNIGHT - 1],
    ],
  ],
])('an address asks for %s', async (_, query, conditions) => {
  const { calls } = await render(query)
  const wanted = conditions.map(([field, operator, value]) => ({ field, operator, value }))
  expect(asked(calls)).toEqual(wanted)
  const reports = calls.filter(({ path }) => path === TOTALS || path === DAYS)
  for (const { body } of reports) expect(body).toMatchObject({ condition: { conditions: wanted } })
  expect(reports).toHaveLength(2)
})

test('lines of a figure stand under its name and its sum', async () => {
  await render(
    { figure: 'investedEquipment' },
    { [TOTALS]: { columns, rows: [sums(0, 680_000, 1)] } },
  )
  const summary = screen.getByRole('region', { name: 'Total' })
  expect(summary).toHaveTextContent('Invested equipment¥6,800.00All time · 1 line')
})

test('a filter is chosen in its sheet, asks anew and leaves the figure', async () => {
  const { calls } = await render({ figure: 'cumulativeIncome' })
  expect(screen.getByText('Cumulative income')).toBeInTheDocument()
  await tap(button('Account: All accounts'))
  await tap(screen.getByRole('radio', { name: 'Earnings' }))
  expect(asked(calls).map(({ field }) => field)).toEqual(['accountId', 'kind'])
  expect(screen.queryByText('Cumulative income')).not.toBeInTheDocument()
  expect(button('Account: Earnings')).toBeInTheDocument()
  expect(button('Type: Income')).toBeInTheDocument()
})

test('a tap opens the line', async () => {
  const { navigator } = await render()
  await tap(screen.getByText('Line 2'))
  expect(navigator.open.mock.calls).toEqual([['/views/auto/bill?key=bill&id=2']])
})

test('grows page by page, fifteen at a time', async () => {
  const { calls } = await render(
    {},
    {
      [PAGE]: ({ body }: HttpRequest) => {
        const { pageIndex } = body as { pageIndex: number }
        return pageOf([line(`p${pageIndex}`, 100, NOON - pageIndex)], pageIndex, 16)
      },
    },
  )
  await tap(button('Show more'))
  expect(screen.getByText('Line p1')).toBeInTheDocument()
  expect(screen.getByText('Line p2')).toBeInTheDocument()
  expect(screen.getByText('That is all')).toBeInTheDocument()
  const pages = calls.filter(({ path }) => path === PAGE).map(({ body }) => body)
  expect(pages).toMatchObject([
    { pageIndex: 1, pageSize: 15, sorts: [{ field: 'createdAt', type: 'Desc' }] },
    { pageIndex: 2, pageSize: 15 },
  ])
})

test('the eye hides every amount, sums and days included', async () => {
  const { container, services } = await render()
  await tap(button('Hide amounts'))
  expect(container).not.toHaveTextContent('¥')
  expect(services.persistence.read('settings')).toMatchObject({ hideAmounts: true })
  await tap(button('Show amounts'))
  expect(container).toHaveTextContent('−¥40.00')
})

test('without any bill it says what will be here', async () => {
  await render({}, { [PAGE]: pageOf([]) })
  expect(screen.getByText('No bills yet')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument()
})

test('without a bill that fits the filters can be cleared', async () => {
  const { calls } = await render({ type: 'refund' }, { [PAGE]: pageOf([]) })
  await tap(button('Clear filters'))
  expect(asked(calls)).toEqual([])
})

test('without a network it says so and tries again', async () => {
  let works = false
  await render(
    {},
    {
      [PAGE]: () => {
        if (!works) throw new NetworkError(PAGE)
        return pageOf(LINES)
      },
    },
  )
  expect(screen.getByText('You are offline')).toBeInTheDocument()
  works = true
  await tap(button('Try again'))
  expect(screen.getByText('Line 1')).toBeInTheDocument()
})

test('a failure of the server is said in its words', async () => {
  await render({}, { [ACCOUNTS]: new ApiError(ACCOUNTS, 500, 'The cellar is flooded') })
  expect(screen.getByText('The cellar is flooded')).toBeInTheDocument()
})

test('a line that is none is a failure, not a white screen', async () => {
  await render({}, { [PAGE]: pageOf([{ ...LINES[0], amount: 12.5 }]) })
  expect(button('Try again')).toBeInTheDocument()
})

test('leaves the page to the line the address names', async () => {
  const { container, calls } = await render({ id: '2' }, {}, { hideWith: 'id' })
  expect(container).toHaveTextContent('')
  expect(calls).toEqual([])
})

/** The same wallet with an account of points, a line of it today, and sums of both. */
const POINTS = { id: 'A3', kind: 'points', currency: 'points', name: 'Credit', amount: 1_100 }
const points = (came: number, went: number) => ({ pointsIn: came, pointsOut: went })
const withPoints = {
  [ACCOUNTS]: { ...wallet, accounts: [...wallet.accounts, { ...POINTS, frozen: 0 }] },
  [PAGE]: pageOf([...LINES.slice(0, 1), line('4', -1_200, NOON - HOUR, { accountId: 'A3' })]),
  [TOTALS]: { columns, rows: [{ ...sums(1_250, 0, 2), ...points(0, 1_200) }] },
  [DAYS]: { columns, rows: [{ day: '2026-11-21', ...sums(1_250, 0, 2), ...points(0, 1_200) }] },
}

test('points stand beside money and are never added to it', async () => {
  await render({}, withPoints)
  const summary = screen.getByRole('region', { name: 'Total' })
  expect(summary).toHaveTextContent('In+¥12.50Out¥0.00In0 pointsOut−1200 pointsAll time · 2 lines')
  const today = screen.getByRole('group', { name: /2026/ })
  expect(today).toHaveTextContent('In ¥12.50 Out 1200 points')
  expect(today).toHaveTextContent('11:00 · Credit−1200 points')
})

test.each([
  ['points alone', 'A3', 'In0 pointsOut−1200 pointsAll time'],
  ['money alone', 'A1', 'In+¥12.50Out¥0.00All time'],
])('the sums of one account are %s', async (_, account, text) => {
  await render({ account }, withPoints)
  expect(screen.getByRole('region', { name: 'Total' })).toHaveTextContent(text)
})
