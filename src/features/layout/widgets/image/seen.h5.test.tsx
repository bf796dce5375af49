import { testPressing, testReading } from '../../../../engine/testing/seen'
import { image } from '.'

const widgets = { image }

testReading(widgets, [
  [
    'image',
    'full',
    [
      'picture /pictures/banner/tap-wall.svg?w=375 A wall of taps',
      'link «About»',
      'link «Contact»',
    ],
  ],
  ['image', 'bare', ['picture /pictures/banner/hop-field.svg?w=375']],
])

testPressing(widgets, [
  ['image', 'full', 'About', ['open /company/about']],
  ['image', 'full', 'Contact', ['open /company/contact']],
])
