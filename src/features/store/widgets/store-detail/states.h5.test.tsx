import { testPressing, testReading } from '../../../../engine/testing/seen'

import { storeDetail } from '.'

const store = {
  id: '301',
  name: 'River Quay',
  address: '18 Yanjiang West Road',
  phone: '020-80001101',
  hours: 'Daily 11:00–01:00',
  isOpen: true,
  image: '/pictures/store/1.svg',
  images: ['/pictures/store/1.svg', '/pictures/beer/1.svg'],
  latitude: 23.1,
  longitude: 113.2,
  followers: 12,
  isFollowed: false,
  productCount: 9,
  classes: [
    { id: '1', name: 'Hoppy', count: 5 },
    { id: '2', name: 'Dark', count: 4 },
  ],
  events: [
    {
      id: 'e1',
      title: 'Cask night',
      intro: 'Oak, two winters.',
      image: '/pictures/1.svg',
      url: '/views/index?url=/article&id=1',
      startsAt: 1_795_000_000,
    },
  ],
  coupons: 1,
}
const shown = (part: object) => ({
  query: { id: '301' },
  api: {
    'people/store/show': { ...store, ...part },
    'favorite/store/add': true,
    'favorite/store/cancel': false,
    'coupon/page': { result: [], pageIndex: 1, pageSize: 15, totalCount: 0 },
  },
})
const setups = {
  full: shown({}),
  bare: shown({
    isOpen: false,
    isFollowed: true,
    phone: '',
    classes: [],
    events: [],
    coupons: 0,
    images: [],
    latitude: 0,
    longitude: 0,
  }),
}

const widgets = { storeDetail }

testReading(
  widgets,
  [
    [
      'storeDetail',
      'full',
      [
        'area «Pictures of River Quay»',
        'picture /pictures/store/1.svg?w=480 River Quay, picture 1',
        'picture /pictures/beer/1.svg?w=480 River Quay, picture 2',
        'heading: River Quay',
        '9 beers · 12 followers',
        'button: Follow',
        'Daily 11:00–01:00',
        'Open now',
        'button «Show River Quay on the map»: 18 Yanjiang West Road',
        'button «Call River Quay»: 020-80001101',
        'area «Where River Quay is»',
        'button «River Quay» (expanded): 1 | River Quay',
        'heading: What happens here',
        'list «What happens here»',
        expect.stringMatching(
          /^listitem: link: picture \/pictures\/1\.svg\?w=120 \| Cask night \| .+ \| Oak, two winters\.$/,
        ),
        'heading: On its shelf',
        'radiogroup «On its shelf»',
        'radio (checked): All | 9',
        'radio: Hoppy | 5',
        'radio: Dark | 4',
      ],
    ],
    [
      'storeDetail',
      'bare',
      [
        'area «Pictures of River Quay»',
        'heading: River Quay',
        '9 beers · 12 followers',
        'button: Follow',
        'Daily 11:00–01:00',
        'Closed now',
        'button «Show River Quay on the map»: 18 Yanjiang West Road',
      ],
    ],
  ],
  setups,
)

testPressing(
  widgets,
  [
    ['storeDetail', 'full', 'Follow', ['favorite/store/add {"entityId":"301"}']],
    [
      'storeDetail',
      'full',
      'Show River Quay on the map',
      [
        'showPlace {"latitude":23.1,"longitude":113.2,"name":"River Quay","address":"18 Yanjiang West Road"}',
      ],
    ],
    ['storeDetail', 'full', 'Call River Quay', ['callPhone 020-80001101']],
    [
      'storeDetail',
      'full',
      'Hoppy 5',
      [],
      ['radio: All | 9', 'radio (checked): Hoppy | 5'],
      ['radio (checked): All | 9', 'radio: Hoppy | 5'],
    ],
    [
      'storeDetail',
      'full',
      'Dark 4',
      [],
      ['radio: All | 9', 'radio (checked): Dark | 4'],
      ['radio (checked): All | 9', 'radio: Dark | 4'],
    ],
    [
      'storeDetail',
      'bare',
      'Show River Quay on the map',
      [
        'showPlace {"latitude":0,"longitude":0,"name":"River Quay","address":"18 Yanjiang West Road"}',
      ],
    ],
  ],
  setups,
)
