import { act, screen } from '@testing-library/react'
import { renderWidget, testUser, type WidgetSetup } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { LOGIN_SUCCESS_DELAY } from '../../../../shared/constants'
import { registerForm } from '.'
import { alerts, speakIn, tap, type } from './testing/form-hands'

const REGISTER = 'people/user/reg'

speakIn('zh-Hans')

const open = (setup: WidgetSetup = {}) => renderWidget(registerForm, setup)

function fill(password: string): void {
  type('手机号', '15512345678')
  type('验证码', '123456')
  type('密码', password)
}

test('says what is missing in its own words (commerce spec §5)', async () => {
  const { calls } = await open()
  await tap('注册')
  expect(alerts()).toEqual(['请填写手机号码', '请填写手机验证码', '密码不能为空'])
  expect(calls).toEqual([])
})

test('takes no password under six characters', async () => {
  const { calls } = await open()
  fill('12345')
  await tap('注册')
  expect(alerts()).toEqual(['密码最短为六位数'])
  expect(calls).toEqual([])
})

test('registers with the inviter of the link, and goes on after 1500 ms', async () => {
  const { calls, session, navigator } = await open({
    api: { [REGISTER]: testUser },
    query: { parentId: '1001' },
  })
  fill('123456')
  await tap('注册')
  expect(calls[0]?.body).toMatchObject({ mobile: '15512345678', parentId: '1001' })
  expect(session.isLoggedIn).toBe(true)
  expect(navigator.back).not.toHaveBeenCalled()
  await act(() => jest.advanceTimersByTimeAsync(LOGIN_SUCCESS_DELAY))
  expect(navigator.back).toHaveBeenCalled()
})

test('says what the server said, and keeps what was typed', async () => {
  await open({ api: { [REGISTER]: new ApiError(REGISTER, 400, '该手机号已注册') } })
  fill('123456')
  await tap('注册')
  expect(alerts()).toEqual(['该手机号已注册'])
  expect(screen.getByLabelText('手机号')).toHaveValue('15512345678')
})

test('goes back to the login page in its place', async () => {
  const { navigator } = await open()
  await tap('已有账号，去登录')
  expect(navigator.replace).toHaveBeenCalledWith('/user/login')
})
