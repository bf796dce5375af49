import { testPressing, testReading } from '../../../../engine/testing/seen'
import { statCards, statement } from '.'

const widgets = { statCards, statement }

testReading(widgets, [
  [
    'statCards',
    'full',
    [
      'heading: This month',
      'button: Income, 7 days | ¥ | 1,284 | .60 | +¥83.20',
      'Spent this month',
      '¥',
      '450',
      '.00',
      '−¥120.00',
      'Devices',
      '12',
      '0',
      'Rate',
      '12.3%',
      '+1.4%',
      expect.stringMatching(/^As of .+$/),
    ],
  ],
  [
    'statCards',
    'four',
    ['Figure 1', '1234', 'Figure 2', '1234', 'Figure 3', '1234', 'Figure 4', '1234'],
  ],
  ['statCards', 'missing', ['Nothing known', '—']],
  [
    'statement',
    'full',
    [
      'heading: Before you order',
      'Beer is for adults.',
      'Kegs are lent for 30 days.',
      'button: Read the whole text',
      'checkbox: I have read this and agree',
      'button (disabled): Go on',
    ],
  ],
])

testPressing(widgets, [
  [
    'statCards',
    'full',
    'Income, 7 days ¥ 1,284 .60 +¥83.20',
    ['open /views/auto/bill?key=bill&type=income&period=days7'],
  ],
  ['statement', 'full', 'Read the whole text', ['open /company/about']],
  [
    'statement',
    'full',
    'I have read this and agree',
    [],
    ['checkbox (checked): I have read this and agree', 'button: Go on'],
    ['checkbox: I have read this and agree', 'button (disabled): Go on'],
  ],
])
