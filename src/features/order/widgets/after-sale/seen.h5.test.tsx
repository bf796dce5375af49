import { testPressing, testReading } from '../../../../engine/testing/seen'
import { afterSaleDetail, afterSaleForm } from '.'

const widgets = { afterSaleDetail, afterSaleForm }

testReading(widgets, [
  ['afterSaleDetail', 'missing', ['There is no such after-sale', 'button: After-sales']],
  [
    'afterSaleForm',
    'missing',
    [
      'Nothing to ask for',
      'The time for it is over, or everything was asked for already.',
      'button: My orders',
    ],
  ],
])

testPressing(widgets, [
  ['afterSaleDetail', 'missing', 'After-sales', ['open /views/index?url=/after-sale/list']],
  ['afterSaleForm', 'missing', 'My orders', ['open /views/index?url=/order/list']],
])
