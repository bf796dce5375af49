import { testPressing, testReading } from '../../../../engine/testing/seen'
import { orderStatusBar } from '.'

const widgets = { orderStatusBar }

testReading(widgets, [
  [
    'orderStatusBar',
    'full',
    [
      'heading: My orders',
      'button: All orders',
      'button «Due payment, 0»: Due payment',
      'button «Waiting to ship, 0»: Waiting to ship',
      'button «Waiting to receive, 0»: Waiting to receive',
      'button «Refund / after-sale, 0»: Refund / after-sale',
    ],
  ],
  [
    'orderStatusBar',
    'named',
    [
      'heading: Orders',
      'button: All orders',
      'button «To pay, 0»: To pay',
      'button «Money back, replacement and other requests, 0»: Money back, replacement and other requests',
    ],
  ],
])

testPressing(widgets, [
  ['orderStatusBar', 'full', 'All orders', ['open /views/index?url=/order/list']],
  ['orderStatusBar', 'full', 'Due payment, 0', ['open /views/index?url=/order/list&status=1']],
])
