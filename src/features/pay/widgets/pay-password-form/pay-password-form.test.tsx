import { act, fireEvent, screen } from '@testing-library/react'
import { type FakeApi, renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import { changeLocale, initI18n } from '../../../../i18n'
import { payPasswordForm } from '.'

const NEED = 'people/userDetail/needSetPayPassword'
const INIT = 'people/userDetail/initPayPassword'
const CHECK = 'people/userDetail/checkPayPassword'
const CHANGE = 'people/userDetail/changePayPassword'
const FIND = 'people/userDetail/findPayPassword'
const SMS = 'basic/sms/code'

beforeAll(() => initI18n('zh-Hans'))
beforeEach(() => changeLocale('zh-Hans'))

const open = (api: FakeApi) => renderWidget(payPasswordForm, { user: testUser, api })
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const tap = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)))
const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent)
function typeTwice(password: string): void {
  type('新支付密码', password)
  type('再次输入支付密码', password)
}

test('the first one is asked for twice and set', async () => {
  const { calls, host } = await open({ [NEED]: true, [INIT]: null })
  typeTwice('246810')
  await tap('保存密码')
  expect(calls.find(({ path }) => path === INIT)?.body).toEqual({ password: '246810' })
  expect(host.toast).toHaveBeenCalledWith('支付密码已设置')
})

test('another needs the present one, which is checked first', async () => {
  const { calls } = await open({ [NEED]: false, [CHECK]: true, [CHANGE]: null })
  type('当前支付密码', '246810')
  typeTwice('135791')
  await tap('保存密码')
  expect(calls.map(({ path }) => path).slice(0, 3)).toEqual([NEED, CHECK, CHANGE])
  expect(calls[2]?.body).toEqual({ oldPassword: '246810', password: '135791' })
})

test('a wrong present one changes nothing and keeps what was typed', async () => {
  const { calls } = await open({ [NEED]: false, [CHECK]: false })
  type('当前支付密码', '000000')
  typeTwice('135791')
  await tap('保存密码')
  expect(alerts()).toEqual(['当前支付密码错误'])
  expect(calls.map(({ path }) => path)).not.toContain(CHANGE)
  expect(screen.getByLabelText('新支付密码')).toHaveValue('135791')
})

test('who forgot it uses a code sent to the own number', async () => {
  const { calls } = await open({ [NEED]: false, [SMS]: { resendAfter: 60 }, [FIND]: null })
  await tap('短信验证码')
  await tap('获取验证码')
  type(/的验证码$/, '123456')
  typeTwice('135791')
  await tap('保存密码')
  expect(calls.find(({ path }) => path === SMS)?.query).toEqual({ mobile: testUser.mobile })
  expect(calls.find(({ path }) => path === FIND)?.body).toEqual({
    verifyCode: '123456',
    password: '135791',
  })
})

test('says what is missing', async () => {
  await open({ [NEED]: true })
  await tap('保存密码')
  expect(alerts()).toEqual(['密码不能为空', '请再次输入新密码'])
})

test('says what the server said', async () => {
  await open({ [NEED]: true, [INIT]: new ApiError(INIT, 400, '支付密码已设置') })
  typeTwice('246810')
  await tap('保存密码')
  expect(alerts()).toEqual(['支付密码已设置'])
})

test('a first one whose answer was lost is found, and said to be set', async () => {
  let isSet = false
  const { calls } = await open({
    [NEED]: () => !isSet,
    [INIT]: () => {
      isSet = true
      throw new NetworkError(INIT, 'lost')
    },
    [CHECK]: false,
  })
  typeTwice('246810')
  await tap('保存密码')
  expect(alerts()).toEqual(['支付密码已设置'])
  expect(screen.getByLabelText('当前支付密码')).toHaveValue('')
  // What is wrong with the next try is said in its place.
  type('当前支付密码', '000000')
  await tap('保存密码')
  expect(alerts()).toEqual(['当前支付密码错误'])
  expect(calls.filter(({ path }) => path === INIT)).toHaveLength(1)
})

test('one that never arrived is not said to be set', async () => {
  await open({ [NEED]: true, [INIT]: new NetworkError(INIT, 'lost') })
  typeTwice('246810')
  await tap('保存密码')
  expect(alerts()).toEqual(['网络连接失败，请检查网络后重试'])
})
