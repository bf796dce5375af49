import { testPressing, testReading } from '../../../../engine/testing/seen'
import { about, appUpdate } from '.'

const widgets = { about, appUpdate }

testReading(widgets, [
  [
    'about',
    'full',
    [
      'heading: Taproom',
      'Version 1.1.2 (113)',
      'A shop for craft beer.',
      'button: Privacy policy',
      'Enjoy with care.',
    ],
  ],
  [
    'appUpdate',
    'full',
    [
      'heading: Taproom',
      'You have version 1.1.2',
      'Faster lists, calmer nights.',
      'status: Version 9.2.0 is there',
      'button: iPhone | Version 9.2.0',
      'button: Android | Version 9.1.4',
    ],
  ],
  [
    'appUpdate',
    'latest',
    [
      'heading: Taproom',
      'You have version 1.1.2',
      'status: The latest version, 1.1.2, is installed',
      'button: iPhone | Version 1.0.0',
      'button: Android | Version 1.0.0',
    ],
  ],
])

testPressing(widgets, [
  ['about', 'full', 'Privacy policy', ['open /views/index?url=/user/privacy']],
  ['appUpdate', 'full', 'iPhone Version 9.2.0', ['openOutside https://taproom.example/app']],
])
