import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderWidget, testUser, type WidgetSetup } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { answerProfile } from '../../save-profile'
import { bindMobile, loginForm } from '.'
import { BIND_PROMPT_TIME } from './one-tap'
import { pass, speakIn, tap } from './testing/form-hands'

const BIND = 'basic/authMp/bind'
const api = {
  'basic/authMp/getOpenInfo': { openId: 'o1', sessionKey: 'k1' },
  'basic/authMp/checkMoblie': { isBound: false },
  'basic/authMp/login': testUser,
  'basic/sms/code': { resendAfter: 60 },
}

speakIn('zh-Hans')

const open = (setup: WidgetSetup = {}) =>
  renderWidget(loginForm, { api, clientType: 'WeChatLite', ...setup })
const prompt = () => screen.queryByRole('dialog', { name: '绑定手机号' })

test.each([
  ['WeChatLite', '微信一键登录'],
  ['Alipay', '支付宝一键登录'],
])('%s has a login of its own, and the others below it', async (clientType, name) => {
  await open({ clientType })
  expect(screen.getByRole('button', { name })).toBeInTheDocument()
  expect(screen.getByRole('tab', { name: '密码登录' })).toBeInTheDocument()
})

test('an ordinary browser has none', async () => {
  await open({ clientType: 'WapH5' })
  expect(screen.queryByRole('button', { name: /一键登录/ })).toBeNull()
})

test('one tap logs in whoever has a number bound', async () => {
  const bound = { ...api, 'basic/authMp/checkMoblie': { isBound: true } }
  const { session } = await open({ api: bound })
  await tap('微信一键登录')
  expect(session.userId).toBe(testUser.id)
})

test('a login that fails says at which step', async () => {
  const path = 'basic/authMp/getOpenInfo'
  await open({ api: { ...api, [path]: new ApiError(path, 500, 'internal words') } })
  await tap('微信一键登录')
  expect(screen.getByRole('alert')).toHaveTextContent('小程序openId获取失败')
})

test.each([
  [{ nickName: '林夏' }, '将以“林夏”显示', '林夏'],
  [{ avatarUrl: 'blob:face' }, '已选择头像', ''],
])('who chose %j is told so, with a face', async (profile, said, name) => {
  const { services } = await open()
  await tap('选择头像与昵称（可选）')
  await act(async () => answerProfile(profile, services))
  const me = screen.getByText(said).closest('[role=button], button') as HTMLElement
  if (name) expect(within(me).getByRole('img', { name })).toHaveTextContent('林')
  else expect(me.querySelector('img')).toHaveAttribute('src', 'blob:face')
})

test('the prompt closes after 3 s and opens again on request (client spec §4)', async () => {
  await open()
  await tap('微信一键登录')
  expect(prompt()).toBeInTheDocument()
  await pass(BIND_PROMPT_TIME)
  await pass(1000)
  expect(prompt()).toBeNull()
  await tap('绑定手机号后登录')
  expect(prompt()).toBeInTheDocument()
})

test('the prompt stays once somebody is in it', async () => {
  await open()
  await tap('微信一键登录')
  await tap('使用其他号码')
  await pass(BIND_PROMPT_TIME * 10)
  expect(prompt()).toBeInTheDocument()
})

test('another number is bound with the code sent to it', async () => {
  const { session, calls } = await open({ api: { ...api, [BIND]: testUser } })
  await tap('微信一键登录')
  await tap('使用其他号码')
  const inPrompt = (label: string) => within(prompt() as HTMLElement).getByLabelText(label)
  fireEvent.change(inPrompt('手机号'), { target: { value: '15512345678' } })
  fireEvent.change(inPrompt('验证码'), { target: { value: '123456' } })
  await tap('绑定并登录')
  await waitFor(() => expect(session.isLoggedIn).toBe(true))
  expect(calls[calls.length - 1]?.body).toEqual({
    code: 'c1',
    mobile: '15512345678',
    verifiyCode: '123456',
  })
})

test('who was logged out reads why, and what was kept', async () => {
  const { session } = await open({ user: testUser })
  expect(screen.queryByText(/已自动退出/)).toBeNull()
  act(() => void session.expire(session.epoch))
  expect(screen.getByText(/手机号和店铺信息已保留/)).toBeInTheDocument()
})

test('a browser binds no number to a WeChat login', async () => {
  const { navigator } = await renderWidget(bindMobile, { clientType: 'WapH5' })
  await tap('返回')
  expect(navigator.back).toHaveBeenCalled()
})

test('the official account asks WeChat again when its word is too old', async () => {
  await renderWidget(bindMobile, { clientType: 'WeChat' })
  expect(screen.getByRole('button', { name: '重新通过微信确认' })).toBeInTheDocument()
})
