import { fireEvent, screen } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { changeLocale, initI18n } from '../../../../i18n'
import { loginForm } from '.'

beforeAll(() => initI18n('en'))

test('a browser shows no password before it is asked to', async () => {
  changeLocale('en')
  await renderWidget(loginForm, { config: { way: 'password' } })
  const field = screen.getByLabelText('Password')
  expect(field).toHaveAttribute('type', 'password')
  fireEvent.click(screen.getByRole('button', { name: 'Show password: Password' }))
  expect(field).toHaveAttribute('type', 'text')
  fireEvent.click(screen.getByRole('button', { name: 'Hide password: Password' }))
  expect(field).toHaveAttribute('type', 'password')
})
