import { testPressing, testReading } from '../../../../engine/testing/seen'
import { productDetail, productOffers } from '.'

const widgets = { productDetail, productOffers }

testReading(widgets, [
  [
    'productDetail',
    'missing',
    [
      'This product is no longer here',
      'It may have been taken off the shelf.',
      'button: To the shop',
    ],
  ],
  [
    'productOffers',
    'full',
    [
      'heading: Coupons for this beer',
      'heading: Delivery and returns',
      'list «Delivery and returns»',
      'listitem: Cold all the way | Sent the day you order.',
      'listitem: Returns within 7 days',
    ],
  ],
])

testPressing(widgets, [['productDetail', 'missing', 'To the shop', ['open /pages/tabbar/index']]])
