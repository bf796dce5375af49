import { testPressing, testReading } from '../../../../engine/testing/seen'
import { list } from '.'

const widgets = { list }

testReading(widgets, [
  [
    'list',
    'full',
    [
      'heading: On tap',
      'field «Search», ≤ 140, Search = ',
      'radiogroup «Order»',
      'radio (checked): Name',
      'radio: Price',
      'listitem: picture /pictures/category/hoppy.svg?w=56 | A beer with a name that needs two lines on a phone | Hazy IPA | 10.2% vol | New | ¥37.00',
      'listitem: picture /pictures/category/dark.svg?w=56 | Cellar Door | Imperial stout | 7.2% vol | Cask | New | ¥27.50',
      'listitem: picture /pictures/category/sour.svg?w=56 | Plum Rain | Sour | 4.2% vol | New | ¥18.00',
      'status: That is all',
    ],
  ],
  [
    'list',
    'plain',
    [
      'listitem: Plum Rain',
      'listitem: Cellar Door',
      'listitem: A beer with a name that needs two lines on a phone',
      'status: That is all',
    ],
  ],
  ['list', 'empty', ['No notes yet']],
])

testPressing(widgets, [
  [
    'list',
    'full',
    'Price',
    [],
    ['radio: Name', 'radio (checked): Price'],
    ['radio (checked): Name', 'radio: Price'],
  ],
])
