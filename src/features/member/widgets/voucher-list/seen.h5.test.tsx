import { testPressing, testReading } from '../../../../engine/testing/seen'
import { voucherList } from '.'

const widgets = { voucherList }

testReading(widgets, [
  [
    'voucherList',
    'all',
    [
      'No vouchers yet',
      'What you buy in a package waits here until you collect it.',
      'button: All packages',
    ],
  ],
])

testPressing(widgets, [['voucherList', 'all', 'All packages', ['open /scanPay/index']]])
