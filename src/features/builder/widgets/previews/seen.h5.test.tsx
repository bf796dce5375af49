import { testPressing, testReading } from '../../../../engine/testing/seen'
import { siteCard, viewCard, viewMe, viewPreview } from '.'

const widgets = { siteCard, viewCard, viewMe, viewPreview }

testReading(widgets, [
  ['siteCard', 'open', ['region «Taproom»', 'heading: Taproom', 'On the air', 'button: Open']],
  ['siteCard', 'closed', ['region «Taproom»', 'heading: Taproom', 'Closed']],
  ['siteCard', 'missing', ['There is no such site']],
  [
    'viewCard',
    'full',
    [
      'heading: The shop',
      'listitem: 42 | Beers',
      'listitem: 8 | Stores',
      'listitem: ¥12,846.00 | Income',
    ],
  ],
  [
    'viewMe',
    'full',
    ['listitem: 42 | Beers', 'listitem: 8 | Stores', 'listitem: ¥12,846.00 | Income'],
  ],
  [
    'viewPreview',
    'none',
    ['Which page?', 'The address of a preview names its page: key=zero/fast.'],
  ],
  ['viewPreview', 'page', ['This page cannot be read']],
])

testPressing(widgets, [['siteCard', 'open', 'Open', ['open /']]])
