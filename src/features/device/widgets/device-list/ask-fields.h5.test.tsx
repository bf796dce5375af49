import { screen } from '@testing-library/react'
import { gone, press } from '../../../../engine/testing/hands'
import { initI18n } from '../../../../i18n'
import { open } from './testing/open-device'

beforeAll(() => initI18n('en'))

test('a line is 140 characters at most; a number is typed on the keys of a phone', async () => {
  await open()
  await press(/^Report a fault/)
  expect(screen.getByLabelText('What is broken?')).toHaveAttribute('maxlength', '140')
  expect(screen.getByLabelText('What is broken?')).toHaveAttribute('inputmode', 'text')
  await press('Close')
  await gone('Report a fault')
  await press(/^Hand over/)
  expect(screen.getByLabelText('Mobile number of who gets it')).toHaveAttribute('inputmode', 'tel')
})
