import { testPressing, testReading } from '../../../../engine/testing/seen'
import { profileAuth } from '.'

const widgets = { profileAuth }

testReading(widgets, [
  [
    'profileAuth',
    'full',
    [
      'heading: Your avatar and nickname',
      'Shown on your orders and to your team. You can change both later.',
      'img «Lin Xia»: picture /pictures/avatar/1.svg',
      'Nickname',
      'field «Nickname», ≤ 30, Up to 30 characters = Lin Xia',
      'button: Done',
      'button: Skip',
    ],
  ],
])

testPressing(widgets, [
  [
    'profileAuth',
    'full',
    'Done',
    ['people/userDetail/changeNickName {"nickName":"Lin Xia"}'],
    ['alert: Could not get your name and picture'],
  ],
  ['profileAuth', 'full', 'Skip', ['back']],
])
