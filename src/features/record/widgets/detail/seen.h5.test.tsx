import { testPressing, testReading } from '../../../../engine/testing/seen'
import { detail } from '.'

const widgets = { detail }

testReading(widgets, [
  [
    'detail',
    'full',
    [
      'heading: Plum Rain and 2 more',
      '−',
      '¥',
      '128',
      '.00',
      'button «Hide amounts»',
      'Type',
      'Payment',
      'Time',
      expect.stringMatching(/^.+$/),
      'Balance after',
      '¥2,864.50',
      'Paid by',
      '138****8000',
      'Number',
      '1001010042',
      'button «Copy Number»',
      'button: The order',
    ],
  ],
])

testPressing(widgets, [
  [
    'detail',
    'full',
    'Hide amounts',
    [],
    ['img «Hidden»: ••••••', 'button «Show amounts»', '••••••'],
    ['−', '¥'],
  ],
  ['detail', 'full', 'Copy Number', ['toast Copied', 'copy 1001010042']],
  ['detail', 'full', 'The order', ['open /views/index?url=/order/show&id=700001']],
])
