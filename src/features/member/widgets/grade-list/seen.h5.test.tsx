import { testPressing, testReading } from '../../../../engine/testing/seen'
import { gradeList, gradePurchase } from '.'

const widgets = { gradeList, gradePurchase }

testReading(widgets, [
  [
    'gradeList',
    'full',
    [
      'group «Your grade»',
      'Your grade',
      'Gold',
      'list «Grades»',
      'listitem: picture /pictures/medal/2.svg?w=56 | Regular | From 100 experience | Yours',
      'listitem: picture /pictures/medal/3.svg?w=56 | Cellar | From 1000 experience | ¥ | 499 | .00 | group «What Cellar gives» | 5% off beers at members’ prices | Parcels travel free from 59 yuan | 150 points for every 100 yuan | A coupon of 30 yuan on your birthday | button: Get Cellar',
    ],
  ],
  [
    'gradeList',
    'notForSale',
    ['No grades for sale', 'Grades can be bought here when there are some.'],
  ],
  [
    'gradePurchase',
    'full',
    [
      'picture /pictures/medal/3.svg?w=56',
      'heading: Cellar',
      'From 1000 experience',
      'The grade is yours as soon as the payment is made.',
      'group «To pay»',
      'To pay',
      '¥',
      '499',
      '.00',
      'button: Confirm and pay',
    ],
  ],
  [
    'gradePurchase',
    'missing',
    ['This grade cannot be bought', 'It may have been taken from sale.', 'button: All grades'],
  ],
])

testPressing(widgets, [
  ['gradeList', 'full', 'Get Cellar', ['open /scanPay/purchase?gradeId=3']],
  [
    'gradePurchase',
    'full',
    'Confirm and pay',
    [expect.stringMatching(/^paas\/autoBuy\/buy \{"gradeId":3,"amount":49900,.+\}$/)],
    ['status: no fake for paas/autoBuy/buy'],
  ],
  ['gradePurchase', 'missing', 'All grades', ['replace /views/index?url=/grade/index']],
])
