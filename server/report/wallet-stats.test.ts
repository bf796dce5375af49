import { columns, SECONDS } from './testing/open-reports'
import { openWalletReports } from './testing/wallet-reports'

const { mine, mineAt } = openWalletReports()

test('figures of the wallet, against as much of the time before', async () => {
  const stat = (
    [key, name, note]: readonly [string, string, string],
    [value, delta]: readonly [number, number],
    [type, period]: readonly [string, string],
  ) => ({
    key,
    name,
    value,
    format: 'money',
    delta,
    note,
    url: `/views/auto/bill?key=bill&type=${type}&period=${period}`,
  })
  expect(await mine('walletStats')).toEqual({
    columns: columns(['name', 'Figure'], ['value', 'Value', 'money'], ['delta', 'Change', 'money']),
    rows: [
      // 183 in these seven days; 30 from the 9th to noon of the 15th.
      stat(['income7', 'Income, 7 days', 'vs the week before'], [183, 153], ['income', 'days7']),
      // 943 so far; 1200 to noon of the 22nd of October.
      stat(['incomeMonth', 'Income this month', 'vs last month'], [943, -257], ['income', 'month']),
      stat(['spentMonth', 'Spent this month', 'vs last month'], [150, 150], ['payment', 'month']),
      stat(
        ['withdrawnMonth', 'Withdrawn this month', 'vs last month'],
        [40, 40],
        ['withdraw', 'month'],
      ),
    ],
    asOf: SECONDS,
  })
  expect(await mine('walletStats', {}, 'zh-CN')).toMatchObject({
    columns: [{ name: '指标' }, { name: '数值' }, { name: '较上期' }],
    rows: [
      { name: '近 7 天收益', note: '较前 7 天' },
      { name: '本月收益', note: '较上月同期' },
      { name: '本月消费' },
      { name: '本月提现' },
    ],
  })
})

test('a month longer than the last is compared with all of that', async () => {
  // The 31st of December against all 30 days of November.
  const { rows } = await mineAt('2026-12-31T12:00:00', 'walletStats')
  expect(rows[1]).toMatchObject({ value: 0, delta: -943 })
  expect(rows[2]).toMatchObject({ value: 0, delta: -150 })
})
