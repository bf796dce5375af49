import { testPressing, testReading } from '../../../../engine/testing/seen'
import { marketTable } from '.'

const widgets = { marketTable }

testReading(widgets, [
  [
    'marketTable',
    'full',
    [
      'heading: Market',
      'button «Sort by Brand no.»: Brand no.',
      'button «Sort by Price»: Price',
      'button «Sort by Cumulative income»: Cumulative income',
      'button «Cumulative return, highest first»: Cumulative return',
      'listitem: HF-001 | ¥128.00 | ¥12,680.30 | +12.35%',
      'listitem: NE-118 | ¥156.40 | ¥24,107.55 | +8.04%',
      'listitem: CB-207 | ¥200.00 | ¥0.00 | 0%',
      'listitem: TW-014 | ¥99.50 | ¥8,600.00 | −3.2%',
      expect.stringMatching(/^As of .+$/),
    ],
  ],
  [
    'marketTable',
    'large',
    [
      'Brand no.',
      'Price',
      'Cumulative income',
      'Cumulative return',
      'listitem: BARREL-AGED-2026 | ¥1,234,567.89 | −¥9,876,543.21 | —',
    ],
  ],
  ['marketTable', 'empty', ['No figures yet', 'They appear after the first day of trading.']],
])

testPressing(widgets, [
  [
    'marketTable',
    'full',
    'Sort by Brand no.',
    [],
    [
      'button «Brand no., highest first»: Brand no.',
      'button «Sort by Cumulative return»: Cumulative return',
    ],
    [
      'button «Sort by Brand no.»: Brand no.',
      'button «Cumulative return, highest first»: Cumulative return',
    ],
  ],
  [
    'marketTable',
    'full',
    'Sort by Price',
    [],
    [
      'button «Price, highest first»: Price',
      'button «Sort by Cumulative return»: Cumulative return',
    ],
    [
      'button «Sort by Price»: Price',
      'button «Cumulative return, highest first»: Cumulative return',
    ],
  ],
  [
    'marketTable',
    'full',
    'Sort by Cumulative income',
    [],
    [
      'button «Cumulative income, highest first»: Cumulative income',
      'button «Sort by Cumulative return»: Cumulative return',
    ],
    [
      'button «Sort by Cumulative income»: Cumulative income',
      'button «Cumulative return, highest first»: Cumulative return',
    ],
  ],
  [
    'marketTable',
    'full',
    'Cumulative return, highest first',
    [],
    ['button «Cumulative return, lowest first»: Cumulative return'],
    ['button «Cumulative return, highest first»: Cumulative return'],
  ],
])
