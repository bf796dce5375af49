import { testPressing, testReading } from '../../../../engine/testing/seen'

import { addressList } from '.'

const addressOf = (id: string, name: string, isDefault = false) => ({
  id,
  userId: '1',
  name,
  mobile: '13800138000',
  province: 'Zhejiang',
  city: 'Hangzhou',
  area: 'Xihu',
  regionId: '330106',
  detail: `${name} Street 1`,
  isDefault,
})
const regions = [
  {
    code: '330000',
    name: 'Zhejiang',
    children: [{ code: '330100', name: 'Hangzhou', children: [{ code: '330106', name: 'Xihu' }] }],
  },
]
const listed = (...result: object[]) => ({
  'basic/address/page': { result, pageIndex: 1, pageSize: 15, totalCount: result.length },
  'api/Region/GetRegionData': regions,
  'basic/address/setDefault': null,
  'basic/address/{id}': null,
})
const setups = {
  full: { api: listed(addressOf('a', 'Lin', true), addressOf('b', 'Mo')) },
  pick: { api: listed(addressOf('a', 'Lin', true), addressOf('b', 'Mo')) },
  none: { api: listed() },
}

const widgets = { addressList }

testReading(
  widgets,
  [
    [
      'addressList',
      'full',
      [
        'listitem: Lin | 138****8000 | Default | Zhejiang Hangzhou Xihu Lin Street 1 | Default address | button «Edit the address of Lin» | button «Delete the address of Lin»',
        'listitem: Mo | 138****8000 | Zhejiang Hangzhou Xihu Mo Street 1 | checkbox: Set as default | button «Edit the address of Mo» | button «Delete the address of Mo»',
        'button: Add address',
      ],
    ],
    [
      'addressList',
      'pick',
      [
        'listitem: button «Deliver to Lin, Lin Street 1»: Lin | 138****8000 | Default | Zhejiang Hangzhou Xihu Lin Street 1 | Default address | button «Edit the address of Lin» | button «Delete the address of Lin»',
        'listitem: button «Deliver to Mo, Mo Street 1»: Mo | 138****8000 | Zhejiang Hangzhou Xihu Mo Street 1 | checkbox: Set as default | button «Edit the address of Mo» | button «Delete the address of Mo»',
        'button: Add address',
      ],
    ],
    [
      'addressList',
      'none',
      ['No address yet', 'Add one, and orders find their way to you.', 'button: Add address'],
    ],
  ],
  setups,
)

testPressing(
  widgets,
  [
    [
      'addressList',
      'full',
      'Edit the address of Lin',
      [],
      [
        'dialog «Edit address»: heading: Edit address | button «Close» | Name | * | field «Name», ≤ 30, Who receives the parcel = Lin | Mobile number | * | field «Mobile number», ≤ 11, 11 digits = 13800138000 | Region | * | button «Region Zhejiang Hangzhou Xihu»: Zhejiang Hangzhou Xihu | Address | * | field «Address», ≤ 100, Street, building, room = Lin Street 1 | Set as default | switch «Set as default» (checked) | button: Save',
      ],
    ],
    [
      'addressList',
      'full',
      'Delete the address of Lin',
      [
        'toast no fake for basic/address/a',
        'confirm {"title":"Delete this address?","text":"Lin Lin Street 1","ok":"Delete","cancel":"Cancel","tone":"danger"}',
        'basic/address/a',
      ],
    ],
    ['addressList', 'full', 'Set as default', ['basic/address/setDefault {"addressId":"b"}']],
    [
      'addressList',
      'full',
      'Edit the address of Mo',
      [],
      [
        'dialog «Edit address»: heading: Edit address | button «Close» | Name | * | field «Name», ≤ 30, Who receives the parcel = Mo | Mobile number | * | field «Mobile number», ≤ 11, 11 digits = 13800138000 | Region | * | button «Region Zhejiang Hangzhou Xihu»: Zhejiang Hangzhou Xihu | Address | * | field «Address», ≤ 100, Street, building, room = Mo Street 1 | Set as default | switch «Set as default» | button: Save',
      ],
    ],
    [
      'addressList',
      'full',
      'Delete the address of Mo',
      [
        'toast no fake for basic/address/b',
        'confirm {"title":"Delete this address?","text":"Mo Mo Street 1","ok":"Delete","cancel":"Cancel","tone":"danger"}',
        'basic/address/b',
      ],
    ],
    [
      'addressList',
      'full',
      'Add address',
      [],
      [
        'dialog «Add address»: heading: Add address | button «Close» | Name | * | field «Name», ≤ 30, Who receives the parcel =  | Mobile number | * | field «Mobile number», ≤ 11, 11 digits =  | Region | * | button «Region Province, city, district»: Province, city, district | Address | * | field «Address», ≤ 100, Street, building, room =  | Set as default | switch «Set as default» | button: Save',
      ],
    ],
    ['addressList', 'pick', 'Deliver to Lin, Lin Street 1', ['back']],
  ],
  setups,
)
