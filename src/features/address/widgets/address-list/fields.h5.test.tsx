import { screen } from '@testing-library/react'
import { press } from '../../../../engine/testing/hands'
import { initI18n } from '../../../../i18n'
import { open } from '../../testing/address-book'

beforeAll(() => initI18n('en'))

test('a name has 30 characters at most, a number 11 digits, a street 100', async () => {
  await open({}, {}, [])
  await press('Add address')
  const fields = screen
    .getAllByRole('textbox')
    .map((field) => [field.getAttribute('maxlength'), field.getAttribute('inputmode')])
  expect(fields).toEqual([
    ['30', 'text'],
    ['11', 'tel'],
    ['100', null],
  ])
})
