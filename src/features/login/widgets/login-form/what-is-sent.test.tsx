import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget, testUser, type WidgetSetup } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { LOGIN_SUCCESS_DELAY } from '../../../../shared/constants'
import { loginForm, registerForm } from '.'
import { alerts, speakIn, tap, type } from './testing/form-hands'

const BY_CODE = 'Api/Member/LoginByMobile'
const BY_PASSWORD = 'people/user/login'
const REGISTER = 'people/user/reg'
const SMS = 'basic/sms/code'
const MOBILE = '15512345678'

speakIn('en')

const open = (widget: typeof loginForm | typeof registerForm, setup: WidgetSetup = {}) =>
  renderWidget(widget, setup)
const byPassword = () => fireEvent.click(screen.getByRole('tab', { name: 'Password' }))

test('a code of six digits is enough: number and code are sent, once (commerce spec §5 and §7)', async () => {
  const { calls } = await open(loginForm, { api: { [BY_CODE]: testUser } })
  type('Mobile number', MOBILE)
  type('Code', '123456')
  await tap('Log in')
  expect(calls).toMatchObject([
    { method: 'POST', path: BY_CODE, body: { username: MOBILE, verifyCode: '123456' } },
  ])
})

test('three characters and six are enough for name and password: a login of type 4 is sent, once', async () => {
  const { calls } = await open(loginForm, { api: { [BY_PASSWORD]: testUser } })
  byPassword()
  type('User name or mobile number', ' lin ')
  type('Password', 'secret')
  await tap('Log in')
  expect(calls).toMatchObject([{ method: 'POST', path: BY_PASSWORD }])
  expect(calls[0]?.body).toEqual({ key: 'lin', password: 'secret', type: 4 })
})

test('a name and a password that are missing are asked for, each in its words', async () => {
  const { calls } = await open(loginForm)
  byPassword()
  await tap('Log in')
  expect(alerts()).toEqual(['Enter your user name', 'Enter your password'])
  expect(calls).toEqual([])
})

test('a change of way takes away what was wrong, the code and the password; the number stays', async () => {
  await open(loginForm)
  type('Mobile number', MOBILE)
  type('Code', '12')
  await tap('Log in')
  expect(alerts()).toHaveLength(1)
  byPassword()
  expect(alerts()).toEqual([])
  type('Password', 'secret1')
  fireEvent.click(screen.getByRole('tab', { name: 'Mobile and code' }))
  expect(screen.getByLabelText('Mobile number')).toHaveValue(MOBILE)
  expect(screen.getByLabelText('Code')).toHaveValue('')
  byPassword()
  expect(screen.getByLabelText('Password')).toHaveValue('')
})

test('a code goes to the number that was typed, which is told masked; the next one waits', async () => {
  const { calls, host } = await open(loginForm, { api: { [SMS]: { resendAfter: 60 } } })
  type('Mobile number', MOBILE)
  await tap('Get code')
  expect(calls).toMatchObject([{ method: 'GET', path: SMS, query: { mobile: MOBILE } }])
  expect(host.toast.mock.calls).toEqual([['Code sent to 155****5678']])
  await tap('60 s')
  expect(calls).toHaveLength(1)
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  await tap('Send again')
  expect(calls).toHaveLength(2)
})

test('a code that was not sent may be asked for again at once', async () => {
  const { calls } = await open(loginForm, { api: { [SMS]: new ApiError(SMS, 503, 'Later') } })
  type('Mobile number', MOBILE)
  await tap('Get code')
  expect(alerts()).toEqual(['Later'])
  await tap('Get code')
  expect(calls).toHaveLength(2)
})

test('a registration sends number, code, password and the code of who invited, once', async () => {
  const { calls, host, navigator } = await open(registerForm, { api: { [REGISTER]: testUser } })
  type('Mobile number', MOBILE)
  type('Code', '123456')
  type('Password', 'secret')
  type('Referral code (optional)', ' 1001 ')
  await tap('Create account')
  expect(calls).toMatchObject([{ method: 'POST', path: REGISTER }])
  expect(calls[0]?.body).toEqual({
    mobile: MOBILE,
    verifyCode: '123456',
    password: 'secret',
    parentId: '1001',
  })
  expect(host.toast.mock.calls).toEqual([['Account created. Welcome, Lin Xia']])
  await act(() => jest.advanceTimersByTimeAsync(LOGIN_SUCCESS_DELAY - 1))
  expect(navigator.back).not.toHaveBeenCalled()
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(navigator.back).toHaveBeenCalledTimes(1)
})

test('a registration sends no code to a number that is missing, in the words of commerce spec §5', async () => {
  const { calls } = await open(registerForm)
  await tap('Get code')
  expect(alerts()).toEqual(['Please fill in the mobile number'])
  expect(calls).toEqual([])
})
