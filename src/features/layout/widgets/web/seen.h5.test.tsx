import { testPressing, testReading } from '../../../../engine/testing/seen'
import { web } from '.'

const widgets = { web }

testReading(widgets, [
  [
    'web',
    'none',
    [
      'No address given',
      'This page shows a web page. The link that led here names none.',
      'button: Back to home',
    ],
  ],
  [
    'web',
    'refused',
    [
      'This page is not opened here',
      'elsewhere.example is not among the sites we know. Copy the link and open it in a browser if you trust it.',
      'button: Copy link',
    ],
  ],
])

testPressing(widgets, [
  ['web', 'none', 'Back to home', ['open /pages/tabbar/index']],
  ['web', 'refused', 'Copy link', ['toast Link copied', 'copy https://elsewhere.example/offer']],
])
