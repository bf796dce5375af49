import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { changeLocale, initI18n } from '../../../../i18n'
import { bindMobile, loginForm, registerForm } from '.'

beforeAll(() => initI18n('en'))
beforeEach(() => changeLocale('en'))

const tap = (role: 'button' | 'link', name: string) =>
  act(async () => void fireEvent.click(screen.getByRole(role, { name })))

test.each([
  ['the login', loginForm],
  ['the registration', registerForm],
] as const)('%s says what one agrees to, and leads there', async (_, widget) => {
  const { navigator } = await renderWidget(widget)
  const box = screen.getByRole('checkbox', { name: 'I have read and agree to the' })
  expect(box).not.toBeChecked()
  await tap('link', 'terms and privacy policy')
  expect(navigator.open.mock.calls).toEqual([['/views/index?url=/user/terms']])
})

test('registering takes the place of the login', async () => {
  const { navigator } = await renderWidget(loginForm)
  await tap('button', 'Register')
  expect(navigator.replace.mock.calls).toEqual([['/user/reg']])
  expect(navigator.open).not.toHaveBeenCalled()
})

test('where nobody can register there is no way to it', async () => {
  await renderWidget(loginForm, { config: { registerUrl: '' } })
  expect(screen.queryByRole('button', { name: 'Register' })).toBeNull()
})

test('a definition may ask for the password first, and name no way to find it', async () => {
  await renderWidget(loginForm, { config: { way: 'password', findUrl: '' } })
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Password')
  expect(screen.queryByRole('link', { name: 'Forgot password?' })).toBeNull()
})

test.each([
  ['Password', loginForm, { way: 'password' }],
  ['Password', registerForm, {}],
] as const)('a password is hidden until its eye is pressed: %s', async (label, widget, config) => {
  await renderWidget(widget, { config })
  await tap('button', `Show password: ${label}`)
  expect(screen.queryByRole('button', { name: `Show password: ${label}` })).toBeNull()
  await tap('button', `Hide password: ${label}`)
  expect(screen.getByRole('button', { name: `Show password: ${label}` })).toBeInTheDocument()
})

test('a browser says whom the binding is for, and offers no field', async () => {
  await renderWidget(bindMobile, { clientType: 'WapH5' })
  expect(screen.getByText('This page is for logins through WeChat and Alipay.')).toBeInTheDocument()
  expect(screen.queryByLabelText('Mobile number')).toBeNull()
})
