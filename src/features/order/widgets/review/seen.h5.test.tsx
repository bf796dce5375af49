import { testPressing, testReading } from '../../../../engine/testing/seen'
import { reviewForm } from '.'

const widgets = { reviewForm }

testReading(widgets, [
  [
    'reviewForm',
    'missing',
    ['There is no order to review', 'The link names none.', 'button: My orders'],
  ],
])

testPressing(widgets, [
  ['reviewForm', 'missing', 'My orders', ['open /views/index?url=/order/list']],
])
