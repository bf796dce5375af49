import { testPressing, testReading } from '../../../../engine/testing/seen'
import { payResult } from '.'

const widgets = { payResult }

testReading(widgets, [
  [
    'payResult',
    'missing',
    ['Nothing to pay', 'The link does not say which payment is meant.', 'button: My orders'],
  ],
])

testPressing(widgets, [
  ['payResult', 'missing', 'My orders', ['replace /views/index?url=/order/list&status=2']],
])
