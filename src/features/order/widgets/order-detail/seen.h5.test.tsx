import { testPressing, testReading } from '../../../../engine/testing/seen'
import { orderDetail } from '.'

const widgets = { orderDetail }

testReading(widgets, [
  [
    'orderDetail',
    'missing',
    ['No such order', 'The link does not say which order to show.', 'button: My orders'],
  ],
])

testPressing(widgets, [
  ['orderDetail', 'missing', 'My orders', ['open /views/index?url=/order/list']],
])
