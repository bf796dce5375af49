import { screen } from '@testing-library/react'
import { field, open, setUpForm } from './testing/open-form'

setUpForm()

test('a text is 140 characters at most unless told otherwise (client spec §5)', async () => {
  await open({ fields: [field('Name', 'text'), field('Short', 'text', { maxLength: 20 })] })
  expect(screen.getByLabelText('Name')).toHaveAttribute('maxlength', '140')
  expect(screen.getByLabelText('Short')).toHaveAttribute('maxlength', '20')
})

// On the keys each is typed with; a number of more digits would be no number any more.
test.each([
  ['number', {}, '16', 'numeric'],
  ['number', { decimals: 1 }, '16', 'decimal'],
  ['number', { decimals: 2 }, '16', 'decimal'],
  ['money', {}, '16', 'decimal'],
  ['idCard', {}, '18', 'text'],
  ['mobile', {}, '140', 'tel'],
  ['password', {}, '128', 'text'],
])('a field of kind %s, with %j, takes %s characters', async (kind, more, length, keys) => {
  await open({ fields: [field('Value', kind, more)] })
  expect(screen.getByLabelText('Value')).toHaveAttribute('maxlength', length)
  expect(screen.getByLabelText('Value')).toHaveAttribute('inputmode', keys)
})
