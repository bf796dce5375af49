import { screen } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { registerForm } from '.'
import { speakIn } from './testing/form-hands'

speakIn('en')

test('there is room for a pasted number, a long code and an inviter, each on its keys', async () => {
  await renderWidget(registerForm)
  const fields = screen
    .getAllByRole('textbox')
    .map((field) => [
      field.getAttribute('aria-label'),
      field.getAttribute('maxlength'),
      field.getAttribute('inputmode'),
    ])
  expect(fields).toEqual([
    ['Mobile number', '20', 'tel'],
    ['Code', '8', 'numeric'],
    ['Referral code (optional)', '64', 'text'],
  ])
})
