import { listRecords, pageRecords } from '../../src/features/record/contract'
import { queryById } from '../../src/features/record/contract-writes'
import { getReport } from '../../src/features/report/contract'
import { listAccounts } from '../../src/features/wallet/contract-accounts'
import {
  BILL_PERIODS,
  type BillFilter,
  billConditions,
  FIGURES,
  type FigureName,
} from '../../src/features/wallet/rules/bills'
import { dayOf } from '../../src/shared/business-day'
import { MEMBER, NEWCOMER, OWNER, openSandbox, type TestSandbox } from '../testing/open-sandbox'

/** @jest-environment node */

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())

interface Line {
  readonly id: string
  readonly accountId: string
  readonly kind: string
  readonly amount: number
  readonly balance: number
  readonly currency: string
  readonly createdAt: number
  readonly refKind: string
  readonly refId: string
}

const ledger = { module: 'asset', type: 'ledger' }
const sum = (lines: readonly Line[]) => lines.reduce((total, { amount }) => total + amount, 0)
/** Lines of one currency: points are no money. */
const inCurrency = (lines: readonly Line[], wanted: string) =>
  lines.filter(({ currency }) => currency === wanted)
const gains = ({ amount }: Line) => amount > 0
const losses = ({ amount }: Line) => amount < 0

async function accountsOf(token: string) {
  const { data } = await sandbox.call(listAccounts, {}, token)
  return data as {
    accounts: { id: string; kind: string; amount: number; frozen: number }[]
    overview: Record<FigureName, number>
    asOf: number
  }
}

/** Every line of a filter, page by page of 15, as the client asks for them. */
async function linesOf(token: string, filter: BillFilter, now: number): Promise<readonly Line[]> {
  const conditions = billConditions(filter, now)
  const lines: Line[] = []
  for (let pageIndex = 1; ; pageIndex += 1) {
    const { data } = await sandbox.call(
      pageRecords,
      {
        params: ledger,
        body: {
          condition: { logicalOperator: 'and', conditions },
          sorts: [{ field: 'createdAt', type: 'Desc' }],
          pageIndex,
        },
      },
      token,
    )
    expect(data.result.length).toBeLessThanOrEqual(15)
    lines.push(...data.result)
    if (lines.length >= data.totalCount) return lines
  }
}

const report = async (token: string | undefined, type: string, body: object = {}) =>
  (await sandbox.call(getReport, { params: { type }, body }, token)).data as {
    columns: { key: string }[]
    rows: Record<string, number | string>[]
    asOf: number
  }

const PEOPLE = [
  ['the member', MEMBER],
  ['the newcomer', NEWCOMER],
  ['the owner', OWNER],
] as const

describe.each(PEOPLE)('the books of %s', (_, mobile) => {
  let token: string
  let wallet: Awaited<ReturnType<typeof accountsOf>>
  beforeAll(async () => {
    token = await sandbox.logIn(mobile)
    wallet = await accountsOf(token)
  })

  test.each(Object.keys(FIGURES) as FigureName[])(
    'the figure %s is the sum of the lines it opens',
    async (name) => {
      const figure: { type?: BillFilter['type']; period: BillFilter['period'] } = FIGURES[name]
      const accountId =
        'balanceOnly' in figure
          ? wallet.accounts.find(({ kind }) => kind === 'balance')?.id
          : undefined
      const lines = await linesOf(token, { ...figure, accountId }, wallet.asOf)
      const total = sum(lines)
      expect(wallet.overview[name]).toBe('spent' in figure ? 0 - total : total)
    },
  )

  test('each account holds what its lines add up to, line by line, and was never below zero', async () => {
    for (const { id, amount } of wallet.accounts) {
      const lines = [...(await linesOf(token, { accountId: id, period: 'all' }, wallet.asOf))]
      let balance = 0
      for (const line of lines.reverse()) {
        balance += line.amount
        expect(line.balance).toBe(balance)
        expect(balance).toBeGreaterThanOrEqual(0)
      }
      expect(amount).toBe(balance)
    }
  })

  test.each(BILL_PERIODS)(
    'totals and days of the period %s are those of its lines',
    async (period) => {
      const filter = { period }
      const condition = {
        logicalOperator: 'and',
        conditions: billConditions(filter, wallet.asOf),
      }
      const lines = await linesOf(token, filter, wallet.asOf)
      const [totals] = (await report(token, 'billTotals', { condition })).rows
      const [money, points] = [inCurrency(lines, 'CNY'), inCurrency(lines, 'points')]
      expect(totals).toEqual({
        income: sum(money.filter(gains)),
        expense: 0 - sum(money.filter(losses)),
        net: sum(money),
        count: lines.length,
        pointsIn: sum(points.filter(gains)),
        pointsOut: 0 - sum(points.filter(losses)),
      })
      expect(money.length + points.length).toBe(lines.length)
      const { rows } = await report(token, 'billDays', { condition, pageSize: 400 })
      const days = [...new Set(lines.map(({ createdAt }) => dayOf(createdAt)))]
      expect(rows.map(({ day }) => day)).toEqual(days)
      for (const { day, net, count } of rows) {
        const own = lines.filter(({ createdAt }) => dayOf(createdAt) === day)
        expect([net, count]).toEqual([sum(inCurrency(own, 'CNY')), own.length])
      }
    },
  )

  test('a figure of the statistics is the sum of the lines it opens', async () => {
    const { rows } = await report(token, 'walletStats')
    expect(rows.length).toBeGreaterThanOrEqual(2)
    for (const { url, value } of rows) {
      const query = new URLSearchParams(String(url).split('?')[1])
      const filter = { type: query.get('type'), period: query.get('period') } as BillFilter
      const money = inCurrency(await linesOf(token, filter, wallet.asOf), 'CNY')
      expect(Math.abs(sum(money))).toBe(value)
    }
  })
})

test('the balance report ends with the balance, and the income report with the earnings of today', async () => {
  const token = await sandbox.logIn(MEMBER)
  const { overview } = await accountsOf(token)
  const balance = await report(token, 'balance', { keyword: '90', pageSize: 400 })
  expect(balance.rows).toHaveLength(90)
  expect(balance.rows[0]).toEqual({ day: dayOf(balance.asOf), balance: overview.balance })
  const income = await report(token, 'income', { keyword: '7', pageSize: 400 })
  expect(income.rows).toHaveLength(7)
  expect(income.rows[0]?.total).toBe(overview.todayEarnings)
  expect(income.rows[1]?.total).toBe(overview.yesterdayYield)
})

test('where the money went adds up to what the balance account spent', async () => {
  const token = await sandbox.logIn(MEMBER)
  const { accounts, asOf } = await accountsOf(token)
  const lines = await linesOf(token, { accountId: accounts[0]?.id, period: 'days30' }, asOf)
  const spent = 0 - sum(lines.filter(({ amount }) => amount < 0))
  const { rows } = await report(token, 'billKinds', { keyword: '30' })
  expect(rows.reduce((total, { amount }) => total + Number(amount), 0)).toBe(spent)
})

test('a line says what it belongs to: an order, a transfer, its other half', async () => {
  const token = await sandbox.logIn(MEMBER)
  const { asOf } = await accountsOf(token)
  const lines = await linesOf(token, { period: 'all' }, asOf)
  const { db } = sandbox.services
  const kinds = new Map(lines.map((line) => [line.refKind, line]))
  const order = kinds.get('order')
  const paid = await db
    .selectFrom('orders')
    .select(['userId', 'amount'])
    .where('id', '=', order?.refId ?? '')
    .executeTakeFirstOrThrow()
  expect(paid).toEqual({ userId: '1001', amount: 0 - (order?.amount ?? 0) })
  const half = kinds.get('line')
  const other = lines.find(({ id }) => id === half?.refId)
  expect(other).toMatchObject({ refId: half?.id, amount: 0 - (half?.amount ?? 0) })
  expect(kinds.get('transfer')?.refId).toBeTruthy()
})

test('lines of somebody else cannot be had by any call', async () => {
  const token = await sandbox.logIn(NEWCOMER)
  const member = await sandbox.logIn(MEMBER)
  const { accounts, asOf } = await accountsOf(member)
  const [line] = await linesOf(member, { period: 'all' }, asOf)
  const accountId = accounts[0]?.id
  const byId = await sandbox.call(
    queryById,
    { params: { type: 'ledger' }, query: { id: line?.id ?? '' } },
    token,
  )
  expect(byId).toMatchObject({ code: 200, data: null })
  const queries = [{ field: 'accountId', operator: 'equal', value: accountId }]
  const list = await sandbox.call(
    listRecords,
    { params: { type: 'ledger' }, body: { queries } },
    token,
  )
  expect(list.data).toEqual([])
  expect(await linesOf(token, { accountId, period: 'all' }, asOf)).toEqual([])
  const condition = { logicalOperator: 'and', conditions: queries }
  expect((await report(token, 'billTotals', { condition })).rows[0]).toMatchObject({ count: 0 })
  expect((await report(undefined, 'billTotals', {})).rows).toEqual([])
  expect((await report(undefined, 'balance', {})).rows).toEqual([])
})

test.each([
  [
    'a field lines do not have',
    { conditions: [{ field: 'passwordHash', operator: 'equal', value: 1 }] },
  ],
  ['an operator nobody knows', { conditions: [{ field: 'kind', operator: 'sounds', value: 'x' }] }],
])('%s in a condition is refused', async (_, rest) => {
  const token = await sandbox.logIn(MEMBER)
  const body = { condition: { logicalOperator: 'and', ...rest } }
  const answer = await sandbox.call(getReport, { params: { type: 'billTotals' }, body }, token)
  expect(answer).toMatchObject({ code: 400, data: null })
})

test('the seed fills some ninety days, today and yesterday included', async () => {
  const token = await sandbox.logIn(MEMBER)
  const { rows } = await report(token, 'billDays', { pageSize: 400 })
  expect(rows.length).toBeGreaterThanOrEqual(90)
  const { overview } = await accountsOf(token)
  expect(overview.todayEarnings).toBeGreaterThan(0)
  expect(overview.yesterdayYield).toBeGreaterThan(0)
  expect(overview.balance).toBe(286_450)
})

test('the week of an account is that of the report, and ends with what it holds', async () => {
  const token = await sandbox.logIn(MEMBER)
  const { accounts } = (await sandbox.call(listAccounts, {}, token)).data
  const { rows } = (
    await sandbox.call(getReport, { params: { type: 'balance' }, body: { keyword: '7' } }, token)
  ).data
  const held = accounts.find(({ kind }: { kind: string }) => kind === 'balance')
  expect(held.week).toEqual(rows.map(({ balance }: { balance: number }) => balance).reverse())
  expect(new Set(held.week).size).toBeGreaterThan(1)
  for (const { week, amount } of accounts) expect([week.length, week.at(-1)]).toEqual([7, amount])
})

test('who has just registered has a week of nothing', async () => {
  const { accounts } = (await sandbox.call(listAccounts, {}, await sandbox.logIn(NEWCOMER))).data
  for (const { week, amount } of accounts) expect(week).toEqual(Array(7).fill(amount))
})
