import { testPressing, testReading } from '../../../../engine/testing/seen'
import { couponList } from '.'

const widgets = { couponList }

testReading(widgets, [
  [
    'couponList',
    'full',
    [
      'tablist «Which coupons»',
      'tab (selected): To claim',
      'tab: Mine',
      'list «Coupons»',
      expect.stringMatching(
        /^listitem: ¥ \| 10 \| off \| 新客首杯礼 \| Any order \| All beers \| Until .+ \| button «Claim: 新客首杯礼, ¥10\.00 off»: Claim$/,
      ),
      expect.stringMatching(
        /^listitem: ¥ \| 15 \| \.50 \| off \| Hop week \| From ¥128 \| Hop-forward only \| Until .+ \| 2 left \| button «Claim: Hop week, ¥15\.50 off»: Claim$/,
      ),
      expect.stringMatching(
        /^listitem: ¥ \| 20 \| off \| For the whole table \| From ¥128 \| All beers \| Until .+ \| button «Use: For the whole table, ¥20\.00 off»: Use$/,
      ),
      expect.stringMatching(
        /^listitem: ¥ \| 8,888 \| off \| A name nobody would give a coupon, because it does not fit in two lines \| From ¥99,999 \| Sour & fruit only \| Until .+ \| Sold out$/,
      ),
      expect.stringMatching(
        /^listitem: ¥ \| 20 \| off \| Dark evenings \| From ¥128 \| One store only \| Used on .+ \| button «Order that took Dark evenings»: Order$/,
      ),
      expect.stringMatching(
        /^listitem: ¥ \| 12 \| off \| 丰收拉格季 \| From ¥128 \| 清爽易饮 only \| Until .+ \| Expired$/,
      ),
    ],
  ],
  [
    'couponList',
    'empty',
    [
      'tablist «Which coupons»',
      'tab (selected): To claim',
      'tab: Mine',
      'No coupons at the moment',
      'New ones will be shown here.',
    ],
  ],
])

testPressing(widgets, [
  [
    'couponList',
    'full',
    'Mine',
    [],
    [
      'tab: To claim',
      'tab (selected): Mine',
      'radiogroup «State of your coupons»',
      'radio (checked): To use',
      'radio: Used',
      'radio: Expired',
    ],
    ['tab (selected): To claim', 'tab: Mine'],
  ],
  [
    'couponList',
    'full',
    'Claim: 新客首杯礼, ¥10.00 off',
    [
      'toast no fake for coupon/claim',
      'coupon/claim {"couponId":"1"}',
      'coupon/page {"pageIndex":1,"pageSize":15,"mine":false}',
    ],
  ],
  [
    'couponList',
    'full',
    'Use: For the whole table, ¥20.00 off',
    ['open /views/index?url=/product/list'],
  ],
  [
    'couponList',
    'full',
    'Order that took Dark evenings',
    ['open /views/index?url=/order/show&id=700008'],
  ],
  [
    'couponList',
    'empty',
    'Mine',
    [],
    [
      'tab: To claim',
      'tab (selected): Mine',
      'radiogroup «State of your coupons»',
      'radio (checked): To use',
      'radio: Used',
      'radio: Expired',
    ],
    ['tab (selected): To claim', 'tab: Mine'],
  ],
])
