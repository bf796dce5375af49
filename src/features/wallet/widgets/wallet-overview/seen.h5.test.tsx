import { testPressing, testReading } from '../../../../engine/testing/seen'
import { walletOverview } from '.'

const widgets = { walletOverview }

testReading(widgets, [
  [
    'walletOverview',
    'full',
    [
      expect.stringMatching(
        /^link: heading: My wallet \| button «Hide amounts» \| button: Balance \| ¥ \| 12,846 \| \.50 \| button: Invested equipment \| ¥ \| 56,000 \| \.00 \| button: Today's earnings \| \+ \| ¥ \| 128 \| \.80 \| button: Cumulative income \| ¥ \| 9,864 \| \.20 \| button: Yesterday's yield \| − \| ¥ \| 32 \| \.05 \| Referral code \| button «Copy referral code HOP8K2»: HOP8K2 \| As of .+ \| button: Bills$/,
      ),
    ],
  ],
  [
    'walletOverview',
    'two',
    [
      expect.stringMatching(
        /^link: heading: My wallet \| Today's earnings \| \+ \| ¥ \| 128 \| \.80 \| Balance \| ¥ \| 12,846 \| \.50 \| As of .+$/,
      ),
    ],
  ],
  [
    'walletOverview',
    'large',
    [
      expect.stringMatching(
        /^link: heading: My wallet \| button «Hide amounts» \| button: Balance \| ¥ \| 1,234,567,890 \| \.12 \| button: Invested equipment \| ¥ \| 56,000 \| \.00 \| button: Today's earnings \| \+ \| ¥ \| 128 \| \.80 \| button: Cumulative income \| − \| ¥ \| 98,765,432 \| \.10 \| button: Yesterday's yield \| − \| ¥ \| 32 \| \.05 \| Referral code \| button «Copy referral code HOP8K2»: HOP8K2 \| As of .+ \| button: Bills$/,
      ),
    ],
  ],
])

testPressing(widgets, [
  [
    'walletOverview',
    'full',
    'Hide amounts',
    [],
    [
      expect.stringMatching(
        /^link: heading: My wallet \| button «Show amounts» \| button: Balance \| img «Hidden»: •••••• \| button: Invested equipment \| img «Hidden»: •••••• \| button: Today's earnings \| img «Hidden»: •••••• \| button: Cumulative income \| img «Hidden»: •••••• \| button: Yesterday's yield \| img «Hidden»: •••••• \| Referral code \| button «Copy referral code HOP8K2»: HOP8K2 \| As of .+ \| button: Bills$/,
      ),
    ],
  ],
  [
    'walletOverview',
    'full',
    'Balance ¥ 12,846 .50',
    ['open /views/auto/bill?key=bill&figure=balance'],
  ],
  [
    'walletOverview',
    'full',
    'Invested equipment ¥ 56,000 .00',
    ['open /views/auto/bill?key=bill&figure=investedEquipment'],
  ],
  [
    'walletOverview',
    'full',
    "Today's earnings + ¥ 128 .80",
    ['open /views/auto/bill?key=bill&figure=todayEarnings'],
  ],
  [
    'walletOverview',
    'full',
    'Cumulative income ¥ 9,864 .20',
    ['open /views/auto/bill?key=bill&figure=cumulativeIncome'],
  ],
  [
    'walletOverview',
    'full',
    "Yesterday's yield − ¥ 32 .05",
    ['open /views/auto/bill?key=bill&figure=yesterdayYield'],
  ],
  ['walletOverview', 'full', 'Copy referral code HOP8K2', ['toast Copied', 'copy HOP8K2']],
  ['walletOverview', 'full', 'Bills', ['open /views/auto/bill?key=bill']],
])
