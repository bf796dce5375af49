import { testPressing, testReading } from '../../../../engine/testing/seen'
import { classTree } from '.'

const widgets = { classTree }

testReading(widgets, [
  [
    'classTree',
    'full',
    [
      'tablist «Categories»',
      'tab (selected): Ales',
      'tab: Lagers',
      'tab: Glassware, openers and everything else for the bar',
      'tab: 礼盒',
      'tabpanel «Ales»',
      'link «All of Ales»: Ales | All',
      'link: India pale ale',
      'link: Stout and porter',
      'link: 小麦啤酒',
      'link: Sour',
    ],
  ],
  [
    'classTree',
    'tiles',
    [
      'link «All of Ales»: Ales | All',
      'link: India pale ale',
      'link: Stout and porter',
      'link: 小麦啤酒',
      'link: Sour',
      'link «All of Lagers»: Lagers | All',
      'link: Pilsner',
      'link «All of Glassware, openers and everything else for the bar»: Glassware, openers and everything else for the bar | All',
      'link: Tasting glasses with our crest',
      'link «All of 礼盒»: 礼盒 | All',
    ],
  ],
  ['classTree', 'empty', ['No categories yet']],
])

testPressing(widgets, [
  [
    'classTree',
    'full',
    'Lagers',
    [],
    [
      'tab: Ales',
      'tab (selected): Lagers',
      'tabpanel «Lagers»',
      'link «All of Lagers»: Lagers | All',
      'link: Pilsner',
    ],
    ['tab (selected): Ales', 'tab: Lagers'],
  ],
  [
    'classTree',
    'full',
    'Glassware, openers and everything else for the bar',
    [],
    [
      'tab: Ales',
      'tab (selected): Glassware, openers and everything else for the bar',
      'tabpanel «Glassware, openers and everything else for the bar»',
      'link «All of Glassware, openers and everything else for the bar»: Glassware, openers and everything else for the bar | All',
      'link: Tasting glasses with our crest',
    ],
    ['tab (selected): Ales', 'tab: Glassware, openers and everything else for the bar'],
  ],
  [
    'classTree',
    'full',
    '礼盒',
    [],
    ['tab: Ales', 'tab (selected): 礼盒', 'tabpanel «礼盒»', 'link «All of 礼盒»: 礼盒 | All'],
    ['tab (selected): Ales', 'tab: 礼盒'],
  ],
  [
    'classTree',
    'full',
    'All of Ales',
    ['open /views/index?url=/product/list&classIds=1%2C11%2C12%2C13%2C14'],
  ],
  ['classTree', 'full', 'India pale ale', ['open /views/index?url=/product/list&classIds=11']],
  ['classTree', 'tiles', 'All of Lagers', ['open /views/index?url=/product/list&classIds=2%2C21']],
])
