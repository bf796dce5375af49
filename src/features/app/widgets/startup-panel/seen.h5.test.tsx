import { testPressing, testReading } from '../../../../engine/testing/seen'
import { startupPanel } from '.'

const widgets = { startupPanel }

testReading(widgets, [
  ['startupPanel', 'full', ['heading: Taproom', 'Good beer, honest numbers.', 'button: Start']],
])

testPressing(widgets, [['startupPanel', 'full', 'Start', ['replace /pages/tabbar/index']]])
