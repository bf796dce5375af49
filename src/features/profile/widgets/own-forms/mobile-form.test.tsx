import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget, testUser, type WidgetSetup } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { changeLocale, initI18n } from '../../../../i18n'
import { mobileForm } from '.'

const CALL = 'people/userDetail/changeMobile'
const SMS = 'basic/sms/code'
const NEXT = '13700137000'

beforeAll(() => initI18n('zh-Hans'))
beforeEach(() => changeLocale('zh-Hans'))

const open = (api: WidgetSetup['api'] = {}) => renderWidget(mobileForm, { user: testUser, api })
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const tap = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)))
const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent)

test('shows the present number masked, never whole', async () => {
  await open()
  expect(screen.getByText(/^\d{3}\*{4}\d{4}$/)).toBeInTheDocument()
  expect(screen.queryByText(testUser.mobile)).toBeNull()
})

test('says what is missing and asks nothing of the server', async () => {
  const { calls } = await open()
  await tap('更换手机号')
  expect(alerts()).toEqual(['手机号不能为空', '验证码不能为空'])
  expect(calls).toEqual([])
})

test('sends no code to the present number', async () => {
  const { calls } = await open()
  type('新手机号', testUser.mobile)
  await tap('获取验证码')
  expect(alerts()).toEqual(['与当前手机号相同'])
  expect(calls).toEqual([])
})

test('sends a code to the new number, counts down, and takes it over', async () => {
  const { calls, session } = await open({ [SMS]: { resendAfter: 60 }, [CALL]: null })
  type('新手机号', `+86 ${NEXT}`)
  await tap('获取验证码')
  expect(calls[0]?.query).toEqual({ mobile: NEXT })
  expect(screen.getByText('60 秒')).toBeInTheDocument()
  type('验证码', '123456')
  await tap('更换手机号')
  expect(calls[1]?.body).toEqual({ mobile: NEXT, verifyCode: '123456' })
  expect(session.user?.mobile).toBe(NEXT)
  expect(session.savedMobile).toBe(NEXT)
})

test('says why it was refused and keeps both', async () => {
  const { session } = await open({ [CALL]: new ApiError(CALL, 400, '验证码错误或已过期') })
  type('新手机号', NEXT)
  type('验证码', '000000')
  await tap('更换手机号')
  expect(alerts()).toEqual(['验证码错误或已过期'])
  expect(screen.getByLabelText('新手机号')).toHaveValue(NEXT)
  expect(screen.getByLabelText('验证码')).toHaveValue('000000')
  expect(session.user?.mobile).toBe(testUser.mobile)
})
