import { testPressing, testReading } from '../../../../engine/testing/seen'
import { orderConfirm } from '.'

const widgets = { orderConfirm }

testReading(widgets, [
  [
    'orderConfirm',
    'missing',
    ['Nothing to buy yet', 'Choose a product first, then come back.', 'button: To the shop'],
  ],
])

testPressing(widgets, [['orderConfirm', 'missing', 'To the shop', ['open /pages/tabbar/index']]])
