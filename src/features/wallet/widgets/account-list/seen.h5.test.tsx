import { testPressing, testReading } from '../../../../engine/testing/seen'
import { accountList } from '.'

const widgets = { accountList }

testReading(widgets, [
  [
    'accountList',
    'full',
    [
      'heading: Accounts',
      'button: Balance | Available ¥2,823.30 | Frozen ¥41.20 | ¥ | 2,864 | .50',
      'button: Device earnings | ¥ | 86 | .40',
      'button: Brewer’s credit | ¥ | 12 | .05',
      expect.stringMatching(/^As of .+$/),
    ],
  ],
  [
    'accountList',
    'empty',
    [
      'heading: Accounts',
      'No accounts yet',
      'The first top-up or earning opens one.',
      expect.stringMatching(/^As of .+$/),
    ],
  ],
  [
    'accountList',
    'large',
    [
      'heading: Everything',
      'button: An account with quite a long name | Available ¥1,233,580,235.80 | Frozen ¥987,654.32 | ¥ | 1,234,567,890 | .12',
      expect.stringMatching(/^As of .+$/),
    ],
  ],
])

testPressing(widgets, [
  [
    'accountList',
    'full',
    'Balance Available ¥2,823.30 Frozen ¥41.20 ¥ 2,864 .50',
    ['open /views/auto/bill?key=bill&account=100101'],
  ],
])
