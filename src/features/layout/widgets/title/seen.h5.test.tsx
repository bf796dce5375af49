import { testPressing, testReading } from '../../../../engine/testing/seen'
import { title } from '.'

const widgets = { title }

testReading(widgets, [
  [
    'title',
    'full',
    ['heading: Fresh this week', 'Kegged less than ten days ago', 'link: All beers'],
  ],
  [
    'title',
    'long',
    [
      'heading: Everything our friends in the hop valleys sent us before the harvest ended',
      'link: More',
    ],
  ],
  ['title', 'centred', ['heading: Our story', 'Since 2016']],
])

testPressing(widgets, [['title', 'full', 'All beers', ['open /views/index?url=/product/list']]])
