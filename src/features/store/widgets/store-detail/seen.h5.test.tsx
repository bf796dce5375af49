import { testPressing, testReading } from '../../../../engine/testing/seen'
import { storeDetail } from '.'

const widgets = { storeDetail }

testReading(widgets, [
  [
    'storeDetail',
    'full',
    ['This taproom is not here', 'It may have moved or closed.', 'button: To the shop'],
  ],
])

testPressing(widgets, [['storeDetail', 'full', 'To the shop', ['open /pages/tabbar/index']]])
