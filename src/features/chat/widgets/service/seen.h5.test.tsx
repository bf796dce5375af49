import { testPressing, testReading } from '../../../../engine/testing/seen'
import { service } from '.'

const widgets = { service }

testReading(widgets, [
  [
    'service',
    'full',
    [
      'heading: We are here for you',
      'Hours',
      '·',
      'Daily 10:00–22:00',
      'button «Call Phone 020-80001101»: Phone | 020-80001101',
      'button «Call Devices 020-80001102»: Devices | 020-80001102',
      'button «Copy Mail hello@taproom.example»: Mail | hello@taproom.example',
      'heading: Often asked',
      'button: How cold does it travel?',
    ],
  ],
])

testPressing(widgets, [
  ['service', 'full', 'Call Phone 020-80001101', ['callPhone 020-80001101']],
  [
    'service',
    'full',
    'Copy Mail hello@taproom.example',
    ['toast Copied', 'copy hello@taproom.example'],
  ],
  [
    'service',
    'full',
    'How cold does it travel?',
    [],
    ['button (expanded): How cold does it travel?', 'Between 2 and 6 °C.'],
    ['button: How cold does it travel?'],
  ],
])
