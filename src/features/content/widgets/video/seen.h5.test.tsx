import { testReading } from '../../../../engine/testing/seen'
import { video } from '.'

const widgets = { video }

testReading(widgets, [
  [
    'video',
    'full',
    [
      'video https://media.taproom.example/pour.mp4 Video: How a lager is poured',
      'How a lager is poured',
    ],
  ],
  ['video', 'broken', ['This video cannot be played']],
])
