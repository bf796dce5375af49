import { columns } from './testing/open-reports'
import { openWalletReports } from './testing/wallet-reports'

const { read, mine, mineAt } = openWalletReports()

test('are empty for visitors, with their columns', async () => {
  for (const type of ['income', 'balance', 'billDays', 'billKinds', 'billTotals', 'walletStats']) {
    const { columns: shown, rows } = await read(type, {}, 'nobody')
    expect([type, rows]).toEqual([type, []])
    expect(shown).toEqual((await mine(type)).columns)
  }
})

test('income, day by day, of devices and of friends', async () => {
  const { columns: shown, rows } = await mine('income', { keyword: '7', pageSize: 50 })
  expect(shown).toEqual(
    columns(
      ['day', 'Day', 'day'],
      ['devices', 'Devices', 'money'],
      ['referrals', 'Referrals', 'money'],
      ['total', 'Total', 'money'],
    ),
  )
  const none = { devices: 0, referrals: 0, total: 0 }
  expect(rows).toEqual([
    { day: '2026-11-22', devices: 100, referrals: 60, total: 160 },
    { day: '2026-11-21', ...none },
    { day: '2026-11-20', ...none },
    { day: '2026-11-19', ...none },
    { day: '2026-11-18', ...none },
    { day: '2026-11-17', ...none },
    { day: '2026-11-16', devices: 23, referrals: 0, total: 23 },
  ])
  expect((await mine('income', { keyword: '8' }, 'zh-CN')).columns).toMatchObject([
    { name: '日期' },
    { name: '设备收益' },
    { name: '推荐奖励' },
    { name: '合计' },
  ])
  expect((await mine('income', { keyword: '8', pageSize: 50 })).rows[7]).toEqual({
    day: '2026-11-15',
    devices: 19,
    referrals: 17,
    total: 36,
  })
})

test.each([
  [undefined, 30],
  ['0', 30],
  ['1', 1],
  ['2.9', 2],
  ['366', 50],
  ['367', 30],
  ['many', 30],
  ['-3', 30],
])('%s days are %i rows of a page of fifty', async (keyword, count) => {
  const body = { pageSize: 50, ...(keyword !== undefined && { keyword }) }
  expect((await mine('income', body)).rows).toHaveLength(count)
  expect((await mine('balance', body)).rows).toHaveLength(count)
})

test('who has earned nothing in these days has no rows', async () => {
  const { rows } = await mineAt('2027-01-22T12:00:00', 'income', { keyword: '7' })
  expect(rows).toEqual([])
})

test('the balance at the end of each day', async () => {
  const { columns: shown, rows } = await mine('balance', { keyword: '9' })
  expect(shown).toEqual(columns(['day', 'Day', 'day'], ['balance', 'Balance', 'money']))
  expect(rows.map(({ day, balance }: { day: string; balance: number }) => [day, balance])).toEqual([
    ['2026-11-22', 6648],
    ['2026-11-21', 6493],
    ['2026-11-20', 6533],
    ['2026-11-19', 6683],
    ['2026-11-18', 6683],
    ['2026-11-17', 6683],
    ['2026-11-16', 6683],
    ['2026-11-15', 6660],
    ['2026-11-14', 6624],
  ])
  const first = (await mine('balance', { keyword: '60', pageSize: 50, pageIndex: 2 })).rows
  expect(first.slice(-8)).toMatchObject([
    { day: '2026-10-01', balance: 1000 },
    { day: '2026-09-30', balance: 0 },
    { balance: 0 },
    { balance: 0 },
    { balance: 0 },
    { balance: 0 },
    { balance: 0 },
    { balance: 0 },
  ])
  expect((await mine('balance', {}, 'zh-CN')).columns).toMatchObject([
    { name: '日期' },
    { name: '余额' },
  ])
})
