import { testPressing, testReading } from '../../../../engine/testing/seen'
import { noticeBar } from '.'

const widgets = { noticeBar }

testReading(widgets, [
  [
    'noticeBar',
    'full',
    [
      'link «Free delivery from ¥99 this weekend»: Free delivery from ¥99 this weekend',
      'button «Close»',
    ],
  ],
  [
    'noticeBar',
    'long',
    ['Our cold store moves on Tuesday; orders placed after Monday noon leave one day later'],
  ],
])

testPressing(widgets, [
  ['noticeBar', 'full', 'Free delivery from ¥99 this weekend', ['open /company/about']],
  [
    'noticeBar',
    'full',
    'Close',
    [],
    [],
    [
      'link «Free delivery from ¥99 this weekend»: Free delivery from ¥99 this weekend',
      'button «Close»',
    ],
  ],
])
