import { testPressing, testReading } from '../../../../engine/testing/seen'
import { productList } from '.'

const widgets = { productList }

testReading(widgets, [
  [
    'productList',
    'swipe',
    [
      'heading: New this week',
      'area «Categories»',
      'link «Monsoon Haze, ¥28.00»: picture /pictures/beer/tulip.can.6.monsoon-haze.svg?w=148 | New | Monsoon Haze | Hazy IPA | 6.2% ABV | ¥ | 28 | .00 | ¥36.00 | 12k sold | button «Choose Monsoon Haze»',
      'link «Midnight Ferry Oatmeal Stout, ¥32.50»: picture /pictures/beer/snifter.bottle.36.midnight-ferry.svg?w=148 | Midnight Ferry Oatmeal Stout | Stout | 7.5% ABV | ¥ | 32 | .50 | 860 sold | button «Choose Midnight Ferry Oatmeal Stout»',
      'link «Harvest Moon Pils, ¥19.90»: picture /pictures/beer/pilsner.bottle.3.harvest-moon.svg?w=148 | Harvest Moon Pils | Pilsner | 4.8% ABV | ¥ | 19 | .90 | ¥24.00 | 860 sold | button «Choose Harvest Moon Pils»',
      'link «晨雾小麦, ¥22.00»: picture /pictures/beer/weizen.can.4.morning-fog.svg?w=148 | 晨雾小麦 | 小麦啤酒 | 5% ABV | ¥ | 22 | .00 | 860 sold | button «Choose 晨雾小麦»',
      'link «Copper Lane Amber, ¥26.50, Sold out»: picture /pictures/beer/pint.bottle.14.copper-lane.svg?w=148 | Sold out | Copper Lane Amber | Amber ale | 5.4% ABV | ¥ | 26 | .50 | 860 sold',
      'link «Zero Degrees, ¥15.00»: picture /pictures/beer/pint.can.5.zero-degrees.svg?w=148 | 0.0 | Zero Degrees | Alcohol free | 0% ABV | ¥ | 15 | .00 | button «Choose Zero Degrees»',
    ],
  ],
  [
    'productList',
    'edge',
    [
      'link «Barrel-aged imperial oatmeal coffee stout with Madagascan vanilla and cocoa nibs, ¥1,288.00»: picture /pictures/beer/tulip.can.6.monsoon-haze.svg?w=180 | Only this Thursday evening | Barrel-aged imperial oatmeal coffee stout with Madagascan vanilla and cocoa nibs | Barrel-aged imperial stout | 14.5% ABV | ¥ | 1,288 | .00 | ¥1,688.00 | 1.2M sold | button «Choose Barrel-aged imperial oatmeal coffee stout with Madagascan vanilla and cocoa nibs»',
      'link «陈酿波本桶帝国燕麦咖啡世涛配马达加斯加香草荚与可可碎二零二六年特别纪念版, ¥0.01»: picture /pictures/beer/tulip.can.6.monsoon-haze.svg?w=180 | 陈酿波本桶帝国燕麦咖啡世涛配马达加斯加香草荚与可可碎二零二六年特别纪念版 | 过桶帝国世涛 | 14.5% ABV | ¥ | 0 | .01 | 860 sold | button «Choose 陈酿波本桶帝国燕麦咖啡世涛配马达加斯加香草荚与可可碎二零二六年特别纪念版»',
    ],
  ],
  ['productList', 'empty', ['No beers here yet', 'New kegs come in every Thursday.']],
])

testPressing(widgets, [
  ['productList', 'swipe', 'Monsoon Haze, ¥28.00', ['open /views/index?url=/product/show&id=1']],
])
