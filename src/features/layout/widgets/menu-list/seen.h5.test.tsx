import { testPressing, testReading } from '../../../../engine/testing/seen'
import { menuList } from '.'

const widgets = { menuList }

testReading(widgets, [
  [
    'menuList',
    'full',
    [
      'heading: My things',
      'button: Addresses',
      'button: Messages | Orders and offers | 99+',
      'button: Membership | Gold',
    ],
  ],
  [
    'menuList',
    'dense',
    [
      'button: picture /pictures/category/ipa.svg?w=24 | A title so long that it takes two lines on a phone and still leaves its arrow where it was',
      '版本',
      '1.1.2',
    ],
  ],
])

testPressing(widgets, [
  ['menuList', 'full', 'Addresses', ['open /user/address']],
  ['menuList', 'full', 'Messages Orders and offers 99+', ['open /tool/message']],
  ['menuList', 'full', 'Membership Gold', ['open /scanPay/index']],
  [
    'menuList',
    'dense',
    'picture /pictures/category/ipa.svg?w=24 A title so long that it takes two lines on a phone and still leaves its arrow where it was',
    ['open /company/about'],
  ],
])
