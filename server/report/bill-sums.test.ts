import { getReport } from '../../src/features/report/contract'
import { BILL_TYPES } from '../../src/features/wallet/rules/bills'
import { at, columns, SECONDS } from './testing/open-reports'
import { openWalletReports } from './testing/wallet-reports'

const { sandbox, tokens, mine } = openWalletReports()

test('what lines add up to, in one sum and by day', async () => {
  expect(await mine('billTotals')).toEqual({
    columns: columns(
      ['income', 'In', 'money'],
      ['expense', 'Out', 'money'],
      ['net', 'Net', 'money'],
      ['count', 'Lines', 'number'],
      ['pointsIn', 'Points in', 'number'],
      ['pointsOut', 'Points out', 'number'],
    ),
    // A line of 7 points is none of 7 cents.
    rows: [{ income: 7143, expense: 495, net: 6648, count: 16, pointsIn: 0, pointsOut: 7 }],
    asOf: SECONDS,
  })
  const condition = {
    logicalOperator: 'and',
    conditions: [
      { field: 'createdAt', operator: 'greaterEqual', value: at('2026-11-21T00:00:00') },
    ],
  }
  expect((await mine('billTotals', { condition })).rows).toEqual([
    { income: 160, expense: 45, net: 115, count: 5, pointsIn: 0, pointsOut: 7 },
  ])
  const days = await mine('billDays', { condition })
  expect(days.columns).toEqual([
    { key: 'day', name: 'Day', format: 'day' },
    ...(await mine('billTotals')).columns,
  ])
  expect(days.rows).toEqual([
    { day: '2026-11-22', income: 160, expense: 5, net: 155, count: 4, pointsIn: 0, pointsOut: 7 },
    { day: '2026-11-21', income: 0, expense: 40, net: -40, count: 1, pointsIn: 0, pointsOut: 0 },
  ])
  expect((await mine('billDays', {}, 'zh-CN')).columns).toMatchObject([
    { name: '日期' },
    { name: '收入' },
    { name: '支出' },
    { name: '净额' },
    { name: '笔数' },
    { name: '积分收入' },
    { name: '积分支出' },
  ])
  const wrong = {
    logicalOperator: 'and',
    conditions: [{ field: 'x', operator: 'equal', value: 1 }],
  }
  const answer = await sandbox().call(
    getReport,
    { params: { type: 'billTotals' }, body: { condition: wrong } },
    tokens.newcomer,
  )
  expect(answer.code).toBe(400)
})

test('where the balance went, the most first', async () => {
  expect(await mine('billKinds')).toEqual({
    columns: columns(['name', 'Type'], ['amount', 'Out', 'money']),
    rows: [
      { type: 'payment', name: 'Payments', amount: 450 },
      { type: 'withdraw', name: 'Withdrawals', amount: 40 },
      { type: 'mystery', name: 'mystery', amount: 5 },
    ],
    asOf: SECONDS,
  })
  expect((await mine('billKinds', { keyword: '2' }, 'zh-CN')).rows).toEqual([
    { type: 'withdraw', name: '提现', amount: 40 },
    { type: 'mystery', name: 'mystery', amount: 5 },
  ])
  expect((await mine('billKinds', { keyword: '1' }, 'zh-CN')).columns).toMatchObject([
    { name: '类型' },
    { name: '支出' },
  ])
})

test('every type of bills has a name of its own', async () => {
  const { db } = sandbox().services
  const names = async (locale: string) => {
    const found: string[] = []
    for (const kinds of Object.values(BILL_TYPES)) {
      await db.updateTable('ledger').set({ kind: kinds[0] }).where('id', '=', '9011').execute()
      const { rows } = await mine('billKinds', { keyword: '2' }, locale)
      found.push(rows[0].name)
    }
    return found
  }
  expect(await names('en')).toEqual([
    'Income',
    'Income',
    'Top-ups',
    'Payments',
    'Refunds',
    'Transfers',
    'Withdrawals',
    'Equipment',
    'Rewards',
  ])
  expect(await names('zh-CN')).toEqual([
    '收益',
    '收益',
    '充值',
    '消费',
    '退款',
    '转账',
    '提现',
    '设备投资',
    '任务奖励',
  ])
  await db.updateTable('ledger').set({ kind: 'withdraw' }).where('id', '=', '9011').execute()
})
