import { testPressing, testReading } from '../../../../engine/testing/seen'
import { rankingList } from '.'

const widgets = { rankingList }

testReading(widgets, [
  [
    'rankingList',
    'full',
    [
      'heading: Top earners',
      'radiogroup «Period»',
      'radio (checked): Week',
      'radio: Month',
      'radio: All time',
      'listitem: img «Mona»: picture /pictures/avatar/0.svg?w=72 | Mona | ¥98,765.43 | img «Place 1»: 1',
      'listitem: img «莫言»: picture /pictures/avatar/1.svg?w=72 | 莫言 | ¥49,382.72 | img «Place 2»: 2',
      'listitem: img «Bartholomew Featherstonehaugh»: picture /pictures/avatar/2.svg?w=72 | Bartholomew Featherstonehaugh | ¥32,921.81 | img «Place 3»: 3',
      expect.stringMatching(/^As of .+$/),
      'listitem: img «Place 4»: 4 | img «Ines»: picture /pictures/avatar/3.svg?w=40 | Ines | ¥24,691.36 | img «Up 5»: 5',
      'listitem: img «Place 5»: 5 | img «Ola»: picture /pictures/avatar/4.svg?w=40 | Ola | ¥19,753.09 | img «Unchanged»: –',
      'listitem: img «Place 6»: 6 | img «陈晓»: picture /pictures/avatar/5.svg?w=40 | 陈晓 | ¥16,460.91 | img «Down 12»: 12',
      'listitem: img «Place 7»: 7 | img «Kofi»: picture /pictures/avatar/6.svg?w=40 | Kofi | ¥14,109.35 | img «Up 1»: 1',
      'listitem: img «Place 8»: 8 | img «Yuki»: picture /pictures/avatar/7.svg?w=40 | Yuki | ¥12,345.68 | img «Up 3»: 3',
    ],
  ],
  [
    'rankingList',
    'empty',
    [
      'radiogroup «Period»',
      'radio (checked): Week',
      'radio: Month',
      'radio: All time',
      'Nobody is ranked yet',
      'The list fills as members earn.',
    ],
  ],
  [
    'rankingList',
    'two',
    [
      'listitem: img «Place 1»: 1 | img «Mona»: picture /pictures/avatar/0.svg?w=40 | Mona | ¥98,765.43 | img «Unchanged»: –',
      'listitem: img «Place 2»: 2 | img «莫言»: picture /pictures/avatar/1.svg?w=40 | 莫言 | ¥49,382.72 | img «Up 2»: 2',
    ],
  ],
])

testPressing(widgets, [
  [
    'rankingList',
    'full',
    'Month',
    [],
    ['radio: Week', 'radio (checked): Month'],
    ['radio (checked): Week', 'radio: Month'],
  ],
  [
    'rankingList',
    'full',
    'All time',
    [],
    ['radio: Week', 'radio (checked): All time'],
    ['radio (checked): Week', 'radio: All time'],
  ],
])
