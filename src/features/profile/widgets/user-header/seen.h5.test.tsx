import { testPressing, testReading } from '../../../../engine/testing/seen'
import { userHeader } from '.'

const widgets = { userHeader }

testReading(widgets, [
  [
    'userHeader',
    'anonymous',
    [
      'button «Change avatar»: img «Lin Xia»: picture /pictures/avatar/1.svg?w=56',
      'heading: Lin Xia',
      'Gold',
      '138****8000',
      'button «Settings»',
    ],
  ],
  [
    'userHeader',
    'chinese',
    [
      'button «Change avatar»: img «莫娜»: 莫',
      'heading: 莫娜',
      '黑金会员',
      '138****8000',
      'button «Settings»',
    ],
  ],
  [
    'userHeader',
    'full',
    [
      'button «Change avatar»: img «Mona»: picture /pictures/avatar/mona.svg?w=56',
      'heading: Mona',
      'Gold',
      '138****8000',
      'button «Settings»',
    ],
  ],
  [
    'userHeader',
    'long',
    [
      'button «Change avatar»: img «Bartholomew Featherstonehaugh-Cholmondeley»: B',
      'heading: Bartholomew Featherstonehaugh-Cholmondeley',
      'Gold',
      'button «Settings»',
    ],
  ],
])

testPressing(widgets, [
  ['userHeader', 'anonymous', 'Change avatar', ['open /user/avator']],
  ['userHeader', 'anonymous', 'Settings', ['open /user/setting']],
])
