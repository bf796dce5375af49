import { testPressing, testReading } from '../../../../engine/testing/seen'
import { storeList } from '.'

const widgets = { storeList }

testReading(widgets, [
  [
    'storeList',
    'full',
    [
      'heading: Shops nearby',
      'listitem: link: picture /pictures/store/hop-field.svg?w=120 | heading: Hop Field Taproom | 11:00–02:00 | 18 Anfu Road, Xuhui, Shanghai | button «Show Hop Field Taproom on the map» | button «Call Hop Field Taproom»',
      'listitem: link: picture /pictures/store/hop-field.svg?w=120 | heading: 酒窖·静安店 | 11:00–02:00 | 上海市静安区愚园路 68 号 | button «Show 酒窖·静安店 on the map» | button «Call 酒窖·静安店»',
      'listitem: link: picture /pictures/store/hop-field.svg?w=120 | heading: The Very Long Name of a Brewery in the Old Tram Depot | 11:00–02:00 | Building 12, Gate C, the old tram depot behind the fish market, Yangpu, Shanghai | button «Show The Very Long Name of a Brewery in the Old Tram Depot on the map»',
    ],
  ],
  ['storeList', 'empty', ['No shop nearby', 'Try again in another place.']],
  [
    'storeList',
    'bare',
    [
      'listitem: link: picture /pictures/store/hop-field.svg?w=120 | heading: Hop Field Taproom | 11:00–02:00 | 18 Anfu Road, Xuhui, Shanghai | button «Show Hop Field Taproom on the map»',
    ],
  ],
])

testPressing(widgets, [
  [
    'storeList',
    'full',
    'picture /pictures/store/hop-field.svg?w=120 heading: Hop Field Taproom 11:00–02:00 18 Anfu Road, Xuhui, Shanghai button «Show Hop Field Taproom on the map» button «Call Hop Field Taproom»',
    ['open /views/index?url=/store/show&id=1'],
  ],
  [
    'storeList',
    'full',
    'Show Hop Field Taproom on the map',
    [
      'showPlace {"latitude":31.21,"longitude":121.44,"name":"Hop Field Taproom","address":"18 Anfu Road, Xuhui, Shanghai"}',
    ],
  ],
  ['storeList', 'full', 'Call Hop Field Taproom', ['callPhone 021 5403 1188']],
  [
    'storeList',
    'full',
    'Show 酒窖·静安店 on the map',
    [
      'showPlace {"latitude":31.21,"longitude":121.44,"name":"酒窖·静安店","address":"上海市静安区愚园路 68 号"}',
    ],
  ],
  [
    'storeList',
    'full',
    'Show The Very Long Name of a Brewery in the Old Tram Depot on the map',
    [
      'showPlace {"latitude":31.21,"longitude":121.44,"name":"The Very Long Name of a Brewery in the Old Tram Depot","address":"Building 12, Gate C, the old tram depot behind the fish market, Yangpu, Shanghai"}',
    ],
  ],
])
