import { testPressing, testReading } from '../../../../engine/testing/seen'
import { imageCube } from '.'

const widgets = { imageCube }

testReading(widgets, [
  [
    'imageCube',
    'full',
    [
      'picture /pictures/store/river-quay.svg?w=225 Quay',
      'link «Arcade»: picture /pictures/store/old-arcade.svg?w=150 Arcade',
      'picture /pictures/store/new-tower.svg?w=150',
    ],
  ],
  ['imageCube', 'tight', ['picture /pictures/banner/cellar.svg?w=375']],
])

testPressing(widgets, [['imageCube', 'full', 'Arcade', ['open /company/contact']]])
