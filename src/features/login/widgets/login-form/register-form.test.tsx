import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget, testUser, type WidgetSetup } from '../../../../engine/testing/render-widget'
import { expectSeen } from '../../../../engine/testing/seen'
import { ApiError } from '../../../../errors'
import { changeLocale, initI18n } from '../../../../i18n'
import { LOGIN_SUCCESS_DELAY } from '../../../../shared/constants'
import { registerForm } from '.'

const REGISTER = 'people/user/reg'

beforeAll(() => initI18n('zh-Hans'))
beforeEach(() => {
  changeLocale('zh-Hans')
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

const open = (setup: WidgetSetup = {}) => renderWidget(registerForm, setup)
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const tap = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent)

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
  expectSeen([
    'heading: 注册账号',
    '一个手机号，一个账号：订单、钱包和设备都在这里。',
    '手机号',
    'field «手机号», ≤ 20, 11 位手机号 =  (invalid)',
    'alert: 请填写手机号码',
    '验证码',
    'field «验证码», ≤ 8, 6 位数字 =  (invalid)',
    'button: 获取验证码',
    'alert: 请填写手机验证码',
    '密码',
    'field «密码» password, ≤ 140, 至少六位 =  (invalid)',
    'button «显示密码: 密码»',
    'alert: 密码不能为空',
    '推荐码（可选）',
    'field «推荐码（可选）», ≤ 64, 邀请人提供的推荐码 = ',
    'button: 注册',
    '注册即表示同意',
    'link: 《服务条款与隐私政策》',
    'button: 已有账号，去登录',
  ])
})

test('takes no password under six characters', async () => {
  const { calls } = await open()
  fill('12345')
  await tap('注册')
  expect(alerts()).toEqual(['密码最短为六位数'])
  expect(calls).toEqual([])
  expectSeen([
    'heading: 注册账号',
    '一个手机号，一个账号：订单、钱包和设备都在这里。',
    '手机号',
    'field «手机号», ≤ 20, 11 位手机号 = 15512345678',
    '验证码',
    'field «验证码», ≤ 8, 6 位数字 = 123456',
    'button: 获取验证码',
    '密码',
    'field «密码» password, ≤ 140, 至少六位 = 12345 (invalid)',
    'button «显示密码: 密码»',
    'alert: 密码最短为六位数',
    '推荐码（可选）',
    'field «推荐码（可选）», ≤ 64, 邀请人提供的推荐码 = ',
    'button: 注册',
    '注册即表示同意',
    'link: 《服务条款与隐私政策》',
    'button: 已有账号，去登录',
  ])
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
  expectSeen([
    'heading: 注册账号',
    '一个手机号，一个账号：订单、钱包和设备都在这里。',
    '手机号',
    'field «手机号», ≤ 20, 11 位手机号 = ',
    '验证码',
    'field «验证码», ≤ 8, 6 位数字 = ',
    'button: 获取验证码',
    '密码',
    'field «密码» password, ≤ 140, 至少六位 = ',
    'button «显示密码: 密码»',
    '推荐码（可选）',
    'field «推荐码（可选）», ≤ 64, 邀请人提供的推荐码 = ',
    'button: 注册',
    '注册即表示同意',
    'link: 《服务条款与隐私政策》',
    'button: 已有账号，去登录',
  ])
})
