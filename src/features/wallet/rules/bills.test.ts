import { BILL_PERIODS, BILL_TYPES, billConditions, FIGURES, isFigureName, spanOf } from './bills'

const at = (time: string) => Date.parse(`${time}+08:00`) / 1000
/** Noon of a Sunday. */
const NOW = at('2026-11-22T12:00:00')

test('lines are told apart by these kinds', () => {
  expect(BILL_TYPES).toEqual({
    income: ['earning', 'referral', 'shop'],
    team: ['referral'],
    recharge: ['recharge'],
    payment: ['order'],
    refund: ['refund'],
    transfer: ['transfer', 'settle'],
    withdraw: ['withdraw'],
    invest: ['invest'],
    reward: ['task'],
  })
})

test.each([
  ['all', {}],
  ['today', { from: at('2026-11-22T00:00:00') }],
  ['yesterday', { from: at('2026-11-21T00:00:00'), to: at('2026-11-21T23:59:59') }],
  ['days7', { from: at('2026-11-16T00:00:00') }],
  ['month', { from: at('2026-11-01T00:00:00') }],
  ['days30', { from: at('2026-10-24T00:00:00') }],
  ['days90', { from: at('2026-08-25T00:00:00') }],
] as const)('%s is from the first second to the last', (period, span) => {
  expect(spanOf(period, NOW)).toEqual(span)
  expect(BILL_PERIODS).toContain(period)
})

test('there are seven periods', () => {
  expect(BILL_PERIODS).toHaveLength(7)
})

test('a filter is a list of conditions; what it leaves open is none', () => {
  expect(billConditions({ period: 'all' }, NOW)).toEqual([])
  expect(billConditions({ accountId: '', period: 'all' }, NOW)).toEqual([])
  expect(billConditions({ accountId: '7', type: 'transfer', period: 'yesterday' }, NOW)).toEqual([
    { field: 'accountId', operator: 'equal', value: '7' },
    { field: 'kind', operator: 'in', value: ['transfer', 'settle'] },
    { field: 'createdAt', operator: 'greaterEqual', value: at('2026-11-21T00:00:00') },
    { field: 'createdAt', operator: 'lessEqual', value: at('2026-11-21T23:59:59') },
  ])
})

test('the figures of a wallet are sums of these lines', () => {
  expect(FIGURES).toEqual({
    balance: { period: 'all', balanceOnly: true },
    investedEquipment: { type: 'invest', period: 'all', spent: true },
    todayEarnings: { type: 'income', period: 'today' },
    cumulativeIncome: { type: 'income', period: 'all' },
    yesterdayYield: { type: 'income', period: 'yesterday' },
  })
})

test.each([
  ['balance', true],
  ['yesterdayYield', true],
  ['constructor', false],
  ['', false],
  [undefined, false],
])('%p names a figure: %p', (name, expected) => {
  expect(isFigureName(name)).toBe(expected)
})
