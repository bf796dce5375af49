import { testPressing, testReading } from '../../../../engine/testing/seen'
import { countdown, divider, empty, group } from '.'

const widgets = { divider, empty, group, countdown }

testReading(widgets, [
  ['divider', 'full', ['And then']],
  ['empty', 'full', ['No tasting tonight', 'The next one is on Friday.', 'button: See the shops']],
  ['empty', 'compact', ['Nothing here yet']],
  ['group', 'full', ['heading: From the cellar']],
  ['countdown', 'full', ['Fresh hops arrive in', expect.stringMatching(/^.+$/)]],
  ['countdown', 'over', ['status: The hops are here']],
])

testPressing(widgets, [['empty', 'full', 'See the shops', ['open /pages/tabbar/reward']]])
