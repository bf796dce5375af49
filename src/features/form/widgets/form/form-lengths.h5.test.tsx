import { screen } from '@testing-library/react'
import { field, open, setUpForm } from './testing/open-form'

setUpForm()

test('a text is 140 characters at most unless told otherwise (client spec §5)', async () => {
  await open({ fields: [field('Name', 'text'), field('Short', 'text', { maxLength: 20 })] })
  expect(screen.getByLabelText('Name')).toHaveAttribute('maxlength', '140')
  expect(screen.getByLabelText('Short')).toHaveAttribute('maxlength', '20')
})
