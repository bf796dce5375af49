import { testPressing, testReading } from '../../../../engine/testing/seen'
import { banner } from '.'

const widgets = { banner }

testReading(widgets, [
  [
    'banner',
    'full',
    [
      'area «Highlights»',
      'link «Fresh hops, poured this week»: picture /pictures/banner/hop-field.svg?w=375 | Fresh hops, poured this week | From the field to your glass in nine days',
      'picture /pictures/banner/cellar.svg?w=375',
      'Slow beers from the cellar',
    ],
  ],
  [
    'banner',
    'long',
    [
      'area «Highlights»',
      'picture /pictures/banner/tap-wall.svg?w=375',
      'Twenty-four taps, one table, and a very long evening with everyone you know',
      'Book the long table for up to sixteen people before Thursday noon',
    ],
  ],
])

testPressing(widgets, [
  ['banner', 'full', 'Fresh hops, poured this week', ['open /views/index?url=/product/list']],
])
