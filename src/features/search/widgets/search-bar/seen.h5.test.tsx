import { testPressing, testReading } from '../../../../engine/testing/seen'
import { searchBar } from '.'

const widgets = { searchBar }

testReading(widgets, [
  [
    'searchBar',
    'full',
    [
      'button: Beer, brewery or style',
      'button «Scan a code»',
      'area «Popular searches»',
      'link: Hazy IPA',
      'link: Stout',
      'link: Alcohol free',
    ],
  ],
  [
    'searchBar',
    'long',
    [
      'button: Search for beers, breweries, styles, glasses, taps and taprooms near you',
      'button «Scan a code»',
    ],
  ],
  ['searchBar', 'plain', ['button: Search']],
])

testPressing(widgets, [
  ['searchBar', 'full', 'Beer, brewery or style', ['open /tool/search?type=product']],
  [
    'searchBar',
    'full',
    'Scan a code',
    [],
    [
      'dialog «Scan a code»: heading: Scan a code | button «Close» | button: Take a picture | button: From the album | Code | field «Code», ≤ 500 =  | The letters and numbers beside the code, or a link | button (disabled): Go on',
    ],
  ],
  ['searchBar', 'full', 'Hazy IPA', ['open /tool/search?type=product&keyword=Hazy%20IPA']],
  ['searchBar', 'full', 'Stout', ['open /tool/search?type=product&keyword=Stout']],
  ['searchBar', 'full', 'Alcohol free', ['open /tool/search?type=product&keyword=Alcohol%20free']],
  [
    'searchBar',
    'long',
    'Search for beers, breweries, styles, glasses, taps and taprooms near you',
    ['open /tool/search?type=product&url=%2Fviews%2Findex%3Furl%3D%2Fproduct%2Flist%26keyWord%3D'],
  ],
])
