import { testPressing, testReading } from '../../../../engine/testing/seen'
import { floatMenu } from '.'

const widgets = { floatMenu }

testReading(widgets, [
  ['floatMenu', 'full', ['button «More ways on»']],
  ['floatMenu', 'one', ['button «Ask us»']],
])

testPressing(widgets, [
  [
    'floatMenu',
    'full',
    'More ways on',
    [],
    [
      'listitem: button: Ask us',
      'listitem: button: About us',
      'button «Close the menu» (expanded)',
    ],
    ['button «More ways on»'],
  ],
  ['floatMenu', 'one', 'Ask us', ['open /custService/service']],
])
