import { testPressing, testReading } from '../../../../engine/testing/seen'
import { packageDetail, packageList, packagePurchase } from '.'

const widgets = { packageList, packageDetail, packagePurchase }

testReading(widgets, [
  [
    'packageList',
    'full',
    [
      'list «Packages»',
      'listitem: link «A dozen for regulars, see what is in it»: A dozen for regulars | Twelve to stock the fridge, and the card of a regular. | picture /pictures/beer/pint.can.7.north-compass.svg?w=72 North Compass | picture /pictures/device/tap.svg?w=72 Smart tap for the home | With Regular membership | ¥ | 188 | .00 | ¥213.00 | Saves ¥25.00',
    ],
  ],
  [
    'packageList',
    'bare',
    [
      'list «Packages»',
      'listitem: link «A package with a name that takes more than one line on a narrow phone, see what is in it»: A package with a name that takes more than one line on a narrow phone | ¥ | 1 | .00',
    ],
  ],
  [
    'packageDetail',
    'full',
    [
      'heading: A dozen for regulars',
      'Twelve to stock the fridge, and the card of a regular.',
      'With Regular membership',
      'Saves ¥25.00',
      'heading: What is in it',
      '4 pieces',
      'list «What is in it»',
      'listitem: link «See North Compass × 3»: picture /pictures/beer/pint.can.7.north-compass.svg?w=56 | North Compass | ¥ | 22 | .00 | × 3',
      'listitem: picture /pictures/device/tap.svg?w=56 | Smart tap for the home | ¥ | 680 | .00 | × 1',
      'Bought one by one',
      '¥',
      '213',
      '.00',
      'heading: What else you get',
      'list «What else you get»',
      'listitem: Collect in any taproom',
      'listitem: Good for 90 days',
      '¥',
      '188',
      '.00',
      '¥213.00',
      'button: Open it',
    ],
  ],
  [
    'packageDetail',
    'missing',
    ['This package is not for sale', 'It may have been taken from sale.', 'button: All packages'],
  ],
  [
    'packagePurchase',
    'full',
    [
      'heading: Your package',
      'heading: A dozen for regulars',
      'Twelve to stock the fridge, and the card of a regular.',
      'list «What is in it»',
      'listitem: picture /pictures/beer/pint.can.7.north-compass.svg?w=40 | North Compass | × 3',
      'listitem: picture /pictures/device/tap.svg?w=40 | Smart tap for the home | × 1',
      'listitem: With Regular membership',
      'The package is open as soon as the payment is made. Collect the beers with the number of the payment.',
      'group «To pay»',
      'To pay',
      '¥',
      '188',
      '.00',
      '¥213.00',
      'button: Confirm and pay',
    ],
  ],
  [
    'packagePurchase',
    'missing',
    ['This package is not for sale', 'It may have been taken from sale.', 'button: All packages'],
  ],
])

testPressing(widgets, [
  ['packageList', 'full', 'A dozen for regulars, see what is in it', ['open /scanPay/show?id=2']],
  ['packageDetail', 'full', 'See North Compass × 3', ['open /scanPay/product?id=2005']],
  ['packageDetail', 'full', 'Open it', ['open /scanPay/purchase?packageId=2']],
  ['packageDetail', 'missing', 'All packages', ['replace /scanPay/index']],
  [
    'packagePurchase',
    'full',
    'Confirm and pay',
    [expect.stringMatching(/^paas\/autoBuy\/buy \{"packageId":"2","amount":18800,.+\}$/)],
    ['status: no fake for paas/autoBuy/buy'],
  ],
  ['packagePurchase', 'missing', 'All packages', ['replace /scanPay/index']],
])
