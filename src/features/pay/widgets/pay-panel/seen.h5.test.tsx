import { testPressing, testReading } from '../../../../engine/testing/seen'
import { payPanel } from '.'

const widgets = { payPanel }

testReading(widgets, [
  [
    'payPanel',
    'missing',
    ['Nothing to pay', 'The link does not say which payment is meant.', 'button: My orders'],
  ],
])

testPressing(widgets, [
  ['payPanel', 'missing', 'My orders', ['replace /views/index?url=/order/list']],
])
