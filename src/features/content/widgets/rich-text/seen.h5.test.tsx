import { testPressing, testReading } from '../../../../engine/testing/seen'
import { richText } from '.'

const widgets = { richText }

testReading(widgets, [
  [
    'richText',
    'folded',
    [
      'heading: Our story',
      'How we brew',
      'Every batch starts with',
      'soft mountain water',
      'and malt we mill an hour before it meets the kettle. Read more',
      'link: about us',
      '.',
      'picture /pictures/banner/hop-field.svg?w=311 A hop field',
      'What goes in',
      'Whole-cone hops, picked in August',
      'One yeast a beer, never mixed',
      'Slow is a flavour, too.',
      'Nothing is filtered and nothing is rushed: lagers rest for six weeks, sours for a year.',
      'button: Show all',
    ],
  ],
  ['richText', 'attack', ['Only this sentence is left.', 'And this text.']],
])

testPressing(widgets, [
  ['richText', 'folded', 'Show all', [], ['button (expanded): Show less'], ['button: Show all']],
])
