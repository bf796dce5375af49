import { testPressing, testReading } from '../../../../engine/testing/seen'
import { taskList } from '.'

const widgets = { taskList }

testReading(widgets, [
  [
    'taskList',
    'full',
    [
      'group «Earned here today»',
      'Earned here today',
      '¥',
      '0',
      '.40',
      "list «Today's tasks»",
      'listitem: Browse beers | + | ¥ | 0 | .05 | Look at a beer for five seconds | 3 of 10 today | button «Start: Browse beers»: Start',
      'listitem: Like a stream | + | ¥ | 0 | .05 | 5 of 5 today | Done for today',
    ],
  ],
  ['taskList', 'empty', ['No tasks today', 'New ones appear here.']],
])

testPressing(widgets, [
  [
    'taskList',
    'full',
    'Start: Browse beers',
    [],
    [
      'listitem: Browse beers | + | ¥ | 0 | .05 | Look at a beer for five seconds | status: Keep this page open: 5 s | button «Start: Browse beers» (disabled): Start',
    ],
    [
      'listitem: Browse beers | + | ¥ | 0 | .05 | Look at a beer for five seconds | 3 of 10 today | button «Start: Browse beers»: Start',
    ],
  ],
])
