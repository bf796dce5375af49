import { testPressing, testReading } from '../../../../engine/testing/seen'
import { payPasswordForm } from '.'

const widgets = { payPasswordForm }

testReading(widgets, [
  [
    'payPasswordForm',
    'full',
    [
      'It is asked for when you pay from your balance.',
      'radiogroup «How to prove it is you»',
      'radio (checked): Present password',
      'radio: Code by SMS',
      'Present pay password',
      'field «Present pay password» password, ≤ 140, The one you pay with now = ',
      'button «Show: Present pay password»',
      'New pay password',
      'field «New pay password» password, ≤ 140, At least 6 characters = ',
      'button «Show: New pay password»',
      'New pay password again',
      'field «New pay password again» password, ≤ 140, The same once more = ',
      'button «Show: New pay password again»',
      'button: Save password',
    ],
  ],
  [
    'payPasswordForm',
    'first',
    [
      'You have none yet. It is asked for when you pay from your balance.',
      'New pay password',
      'field «New pay password» password, ≤ 140, At least 6 characters = ',
      'button «Show: New pay password»',
      'New pay password again',
      'field «New pay password again» password, ≤ 140, The same once more = ',
      'button «Show: New pay password again»',
      'button: Save password',
    ],
  ],
])

testPressing(widgets, [
  [
    'payPasswordForm',
    'full',
    'Code by SMS',
    [],
    [
      'radio: Present password',
      'radio (checked): Code by SMS',
      'Code sent to 138****8000',
      'field «Code sent to 138****8000», ≤ 8, 6 digits = ',
      'button: Get code',
    ],
    ['radio (checked): Present password', 'radio: Code by SMS'],
  ],
  [
    'payPasswordForm',
    'full',
    'Show: Present pay password',
    [],
    [
      'field «Present pay password», ≤ 140, The one you pay with now = ',
      'button «Hide: Present pay password»',
    ],
    [
      'field «Present pay password» password, ≤ 140, The one you pay with now = ',
      'button «Show: Present pay password»',
    ],
  ],
  [
    'payPasswordForm',
    'full',
    'Show: New pay password',
    [],
    [
      'field «New pay password», ≤ 140, At least 6 characters = ',
      'button «Hide: New pay password»',
    ],
    [
      'field «New pay password» password, ≤ 140, At least 6 characters = ',
      'button «Show: New pay password»',
    ],
  ],
  [
    'payPasswordForm',
    'full',
    'Show: New pay password again',
    [],
    [
      'field «New pay password again», ≤ 140, The same once more = ',
      'button «Hide: New pay password again»',
    ],
    [
      'field «New pay password again» password, ≤ 140, The same once more = ',
      'button «Show: New pay password again»',
    ],
  ],
  [
    'payPasswordForm',
    'full',
    'Save password',
    [],
    [
      'field «Present pay password» password, ≤ 140, The one you pay with now =  (invalid)',
      'alert: Enter your password',
      'field «New pay password» password, ≤ 140, At least 6 characters =  (invalid)',
      'alert: Enter your password',
      'field «New pay password again» password, ≤ 140, The same once more =  (invalid)',
      'alert: Enter the new password again',
    ],
    [
      'field «Present pay password» password, ≤ 140, The one you pay with now = ',
      'field «New pay password» password, ≤ 140, At least 6 characters = ',
    ],
  ],
  [
    'payPasswordForm',
    'first',
    'Save password',
    [],
    [
      'field «New pay password» password, ≤ 140, At least 6 characters =  (invalid)',
      'alert: Enter your password',
      'field «New pay password again» password, ≤ 140, The same once more =  (invalid)',
      'alert: Enter the new password again',
    ],
    [
      'field «New pay password» password, ≤ 140, At least 6 characters = ',
      'field «New pay password again» password, ≤ 140, The same once more = ',
    ],
  ],
])
