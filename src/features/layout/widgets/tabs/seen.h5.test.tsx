import { testPressing, testReading } from '../../../../engine/testing/seen'
import { tabs } from '.'

const widgets = { tabs }

testReading(widgets, [
  [
    'tabs',
    'many',
    [
      'tablist «Sections»',
      'tab (selected): Season 1 of hazy ales',
      'tab: Season 2 of hazy ales',
      'tab: Season 3 of hazy ales',
      'tab: Season 4 of hazy ales',
      'tab: Season 5 of hazy ales',
      'tab: Season 6 of hazy ales',
      'tab: Season 7 of hazy ales',
      'tab: Season 8 of hazy ales',
      'tab: Season 9 of hazy ales',
    ],
  ],
  ['tabs', 'full', ['tablist «Sections»', 'tab (selected): Beers', 'tab: Taps']],
])

testPressing(widgets, [
  [
    'tabs',
    'many',
    'Season 2 of hazy ales',
    [],
    ['tab: Season 1 of hazy ales', 'tab (selected): Season 2 of hazy ales'],
    ['tab (selected): Season 1 of hazy ales', 'tab: Season 2 of hazy ales'],
  ],
  [
    'tabs',
    'full',
    'Taps',
    [],
    ['tab: Beers', 'tab (selected): Taps'],
    ['tab (selected): Beers', 'tab: Taps'],
  ],
])
