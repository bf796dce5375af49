import { testPressing, testReading } from '../../../../engine/testing/seen'
import { gridNav } from '.'

const widgets = { gridNav }

testReading(widgets, [
  [
    'gridNav',
    'full',
    [
      'link: New | Beers',
      'link: Taprooms',
      'link: 3 | Coupons',
      'link: Events and tastings',
      'link: Gift cards',
      'link: Devices',
      'link: Ranking',
      'link: Delivery',
      'link: Membership',
      'link: Support',
    ],
  ],
  [
    'gridNav',
    'few',
    ['heading: Good to know', 'link: New | Beers', 'link: Taprooms', 'link: 3 | Coupons'],
  ],
])

testPressing(widgets, [['gridNav', 'full', 'New Beers', ['open /company/about']]])
