import { testPressing, testReading } from '../../../../engine/testing/seen'
import { cityPicker, map } from '.'

const widgets = { cityPicker, map }

testReading(widgets, [
  [
    'cityPicker',
    'full',
    [
      'field «City or first letter», ≤ 140, City or first letter = ',
      'status: Current place | No city chosen',
      'group «First letters»',
      'button «Cities under B»: B',
      'button «Cities under G»: G',
      'group «B»',
      'heading: B',
      'button: 北京市',
      'group «G»',
      'heading: G',
      'button: 广州市',
      'button: 贵阳市',
    ],
  ],
  ['cityPicker', 'empty', ['No city of that name']],
  [
    'map',
    'full',
    [
      'heading: Find us',
      'area «Find us»',
      'button «The brewery» (expanded): 1 | The brewery',
      'button «The back gate with a very long name on a very small sign»: 2',
      'button «Closer»',
      'button «Farther»',
      'list «Places on the map»',
      'listitem: button (expanded): The brewery | 8 Xinzhou Island, Haizhu | button «Open The brewery in a map app»: Open in a map app | button «Call The brewery»: Call',
      'listitem: button: The back gate with a very long name on a very small sign | 8 Xinzhou Island, Haizhu',
    ],
  ],
  [
    'map',
    'fit',
    [
      'area «Map»',
      'button «The brewery»: 1',
      'button «River Quay»: 2',
      'button «Closer»',
      'button «Farther»',
      'list «Places on the map»',
      'listitem: button: The brewery | 8 Xinzhou Island, Haizhu',
      'listitem: button: River Quay',
    ],
  ],
  ['map', 'empty', ['No places yet']],
])

testPressing(widgets, [
  ['cityPicker', 'full', 'Cities under G', [], [], ['group «B»', 'heading: B', 'button: 北京市']],
  [
    'cityPicker',
    'full',
    '北京市',
    ['api/Region/GetCountyByCity {"cityId":"110100"}'],
    [
      'dialog «Districts of 北京市»: heading: Districts of 北京市 | button «Close» | button: All of 北京市 | Could not get the data | no fake for api/Region/GetCountyByCity | button: Try again',
    ],
  ],
  [
    'cityPicker',
    'full',
    '广州市',
    ['api/Region/GetCountyByCity {"cityId":"440100"}'],
    [
      'dialog «Districts of 广州市»: heading: Districts of 广州市 | button «Close» | button: All of 广州市 | Could not get the data | no fake for api/Region/GetCountyByCity | button: Try again',
    ],
  ],
  [
    'cityPicker',
    'full',
    '贵阳市',
    ['api/Region/GetCountyByCity {"cityId":"520100"}'],
    [
      'dialog «Districts of 贵阳市»: heading: Districts of 贵阳市 | button «Close» | button: All of 贵阳市 | Could not get the data | no fake for api/Region/GetCountyByCity | button: Try again',
    ],
  ],
  [
    'map',
    'full',
    'The back gate with a very long name on a very small sign',
    [],
    [
      'button «The brewery»: 1',
      'button «The back gate with a very long name on a very small sign» (expanded): 2 | The back gate with a very long name on a very small sign',
      'listitem: button: The brewery | 8 Xinzhou Island, Haizhu',
      'listitem: button (expanded): The back gate with a very long name on a very small sign | 8 Xinzhou Island, Haizhu | button «Open The back gate with a very long name on a very small sign in a map app»: Open in a map app | button «Call The back gate with a very long name on a very small sign»: Call',
    ],
    [
      'button «The brewery» (expanded): 1 | The brewery',
      'button «The back gate with a very long name on a very small sign»: 2',
    ],
  ],
  [
    'map',
    'full',
    'Open The brewery in a map app',
    [
      'showPlace {"latitude":23.1062,"longitude":113.3745,"id":"brewery","name":"The brewery","address":"8 Xinzhou Island, Haizhu","phone":"020-80001101","url":""}',
    ],
  ],
  ['map', 'full', 'Call The brewery', ['callPhone 020-80001101']],
  [
    'map',
    'fit',
    'The brewery',
    [],
    [
      'button «The brewery» (expanded): 1 | The brewery',
      'listitem: button (expanded): The brewery | 8 Xinzhou Island, Haizhu | button «Open The brewery in a map app»: Open in a map app | button «Call The brewery»: Call',
    ],
    ['button «The brewery»: 1', 'listitem: button: The brewery | 8 Xinzhou Island, Haizhu'],
  ],
  [
    'map',
    'fit',
    'River Quay',
    [],
    [
      'button «River Quay» (expanded): 2 | River Quay',
      'listitem: button (expanded): River Quay | button «Open River Quay in a map app»: Open in a map app',
    ],
    ['button «River Quay»: 2', 'listitem: button: River Quay'],
  ],
])
