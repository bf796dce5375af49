import { testPressing, testReading } from '../../../../engine/testing/seen'
import { reportChart } from '.'

const widgets = { reportChart }

testReading(widgets, [
  [
    'reportChart',
    'pie',
    [
      'heading: Where it went',
      'img «Where it went, Total ¥840.10»: Total | ¥840.10',
      'listitem: Payments | ¥452.10 | 54%',
      'listitem: Withdrawals | ¥300.00 | 36%',
      'listitem: Transfers | ¥88.00 | 10%',
      'button: Show as table',
    ],
  ],
  [
    'reportChart',
    'line',
    [
      'heading: Balance',
      expect.stringMatching(/^status: .+ \| Balance \| ¥2,999\.23$/),
      expect.stringMatching(/^img «Balance, .+: Balance ¥2,999\.23»$/),
      expect.stringMatching(/^As of .+$/),
      'button: Show as table',
    ],
  ],
  [
    'reportChart',
    'bar',
    [
      'heading: Income',
      'status: Total | Devices | ¥744.95 | Referrals | ¥64.00',
      'img «Income, Total: Devices ¥744.95, Referrals ¥64.00»',
      expect.stringMatching(/^As of .+$/),
      'button: Show as table',
    ],
  ],
  [
    'reportChart',
    'losses',
    ['status: Total | Value | 5', 'img «, Total: Value 5»', 'button: Show as table'],
  ],
])

testPressing(widgets, [
  [
    'reportChart',
    'pie',
    'Show as table',
    [],
    ['area «Where it went»', 'Type', 'Out', 'Payments', '¥452.10', 'Withdrawals'],
    ['img «Where it went, Total ¥840.10»: Total | ¥840.10', 'listitem: Payments | ¥452.10 | 54%'],
  ],
  [
    'reportChart',
    'line',
    'Show as table',
    [],
    [
      'area «Balance»',
      'Day',
      'Balance',
      expect.stringMatching(/^.+$/),
      '¥2,999.23',
      expect.stringMatching(/^.+$/),
    ],
    [expect.stringMatching(/^img «Balance, .+: Balance ¥2,999\.23»$/), 'button: Show as table'],
  ],
  [
    'reportChart',
    'bar',
    'Show as table',
    [],
    ['area «Income»', 'Day', 'Devices', 'Referrals', expect.stringMatching(/^.+$/), '¥27.93'],
    [
      'status: Total | Devices | ¥744.95 | Referrals | ¥64.00',
      'img «Income, Total: Devices ¥744.95, Referrals ¥64.00»',
    ],
  ],
  [
    'reportChart',
    'losses',
    'Show as table',
    [],
    ['area «»', 'Name', 'Value', 'c', '—', 'b'],
    ['status: Total | Value | 5', 'img «, Total: Value 5»'],
  ],
])
