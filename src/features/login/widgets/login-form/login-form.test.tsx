import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget, testUser, type WidgetSetup } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { LOGIN_SUCCESS_DELAY } from '../../../../shared/constants'
import { loginForm } from '.'
import { alerts, pass, speakIn, tap, type } from './testing/form-hands'

const BY_CODE = 'Api/Member/LoginByMobile'
const BY_PASSWORD = 'people/user/login'
const SMS = 'basic/sms/code'

speakIn('zh-Hans')

/** Off: natively in a browser, by its attribute elsewhere. */
const isOff = (name: string | RegExp) => {
  const button = screen.getByRole('button', { name })
  return button.matches(':disabled, [aria-disabled="true"]')
}
const open = (setup: WidgetSetup = {}) => renderWidget(loginForm, setup)
const choosePassword = () => fireEvent.click(screen.getByRole('tab', { name: '密码登录' }))

test('asks for mobile and code first', async () => {
  await open()
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('验证码登录')
})

test('says what is missing and asks nothing of the server (commerce spec §5)', async () => {
  const { calls } = await open()
  await tap('登录')
  expect(alerts()).toEqual(['手机号不能为空', '验证码不能为空'])
  expect(calls).toEqual([])
})

test('says that a code is too short', async () => {
  await open()
  type('手机号', '13800138000')
  type('验证码', '123')
  await tap('登录')
  expect(alerts()).toEqual(['验证码不能少于6位数字'])
})

test('leads to another password when the old one is forgotten', async () => {
  const { navigator } = await open()
  choosePassword()
  fireEvent.click(screen.getByText('忘记密码？'))
  expect(navigator.open).toHaveBeenCalledWith('/auto/edit?url=/user/password/find')
})

test('says what is missing of name and password', async () => {
  await open()
  choosePassword()
  type('用户名或手机号', 'ab')
  type('密码', '123')
  await tap('登录')
  expect(alerts()).toEqual(['用户名最短为 3 个字符', '密码最短为六位数'])
})

test('reads the number out of a pasted one', async () => {
  await open()
  type('手机号', '+86 138 0013 8000')
  expect(screen.getByLabelText('手机号')).toHaveValue('13800138000')
})

test('offers the number of the last login', async () => {
  const { session } = await open({ user: testUser })
  act(() => session.logout('logout'))
  expect(screen.getByLabelText('手机号')).toHaveValue(testUser.mobile)
})

test('sends no code to a number that is none', async () => {
  const { calls } = await open()
  type('手机号', '12800138000')
  await tap('获取验证码')
  expect(alerts()).toEqual(['请输入正确的手机号'])
  expect(calls).toEqual([])
})

test('counts down as long as the server says before another code, whatever is shown meanwhile', async () => {
  await open({ api: { [SMS]: { resendAfter: 60 } } })
  type('手机号', '13800138000')
  await tap('获取验证码')
  expect(isOff('60 秒')).toBe(true)
  await pass(10_000)
  choosePassword()
  await pass(10_000)
  fireEvent.click(screen.getByRole('tab', { name: '验证码登录' }))
  expect(isOff('40 秒')).toBe(true)
  await pass(40_000)
  expect(isOff(/获取/)).toBe(false)
})

test('says why the server sent no code', async () => {
  await open({ api: { [SMS]: new ApiError(SMS, 500, '发送过于频繁') } })
  type('手机号', '13800138000')
  await tap('获取验证码')
  expect(alerts()).toEqual(['发送过于频繁'])
})

test('shows what the server said and keeps what was typed', async () => {
  await open({ api: { [BY_PASSWORD]: new ApiError(BY_PASSWORD, 500, '密码错误') } })
  choosePassword()
  type('用户名或手机号', 'linxia')
  type('密码', 'secret1')
  await tap('登录')
  expect(alerts()).toEqual(['密码错误'])
  expect(screen.getByLabelText('用户名或手机号')).toHaveValue('linxia')
  expect(screen.getByLabelText('密码')).toHaveValue('secret1')
})

test('logs in, says so, and goes to the saved target after a moment', async () => {
  const { session, host, navigator } = await open({ api: { [BY_CODE]: testUser } })
  session.setReturnTarget('/user/address')
  type('手机号', '13800138000')
  type('验证码', '123456')
  await tap('登录')
  expect(session.userId).toBe(testUser.id)
  expect(host.toast).toHaveBeenCalledWith('欢迎你，Lin Xia')
  expect(navigator.replace).not.toHaveBeenCalled()
  await pass(LOGIN_SUCCESS_DELAY)
  expect(navigator.replace).toHaveBeenCalledWith('/user/address')
})

test('takes no second tap while it logs in', async () => {
  const { calls } = await open({ api: { [BY_CODE]: () => new Promise(() => {}) } })
  type('手机号', '13800138000')
  type('验证码', '123456')
  await tap('登录')
  expect(isOff('登录')).toBe(true)
  expect(calls).toHaveLength(1)
})
