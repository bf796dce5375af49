import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget, testUser, type WidgetSetup } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import { changeLocale, initI18n } from '../../../../i18n'
import { accountClosing } from '.'

const CALL = 'Api/UserDetail/Cancel'

beforeAll(() => initI18n('zh-Hans'))
beforeEach(() => changeLocale('zh-Hans'))

const SMS = 'basic/sms/code'
const open = (api: WidgetSetup['api'] = {}, user = testUser) =>
  renderWidget(accountClosing, { user, api })
const fill = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const type = (word: string, code = '123456') => {
  fill(/输入“注销”/, word)
  fill('验证码', code)
}
const close = () => act(async () => void fireEvent.click(screen.getByText('注销我的账号')))

test('tells what is lost before it asks', async () => {
  await open()
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  expect(screen.getByText(/未提现的余额/)).toBeInTheDocument()
})

test.each(['', '注', 'yes'])('the word "%s" closes nothing', async (word) => {
  const { calls, session } = await open()
  type(word)
  await close()
  expect(screen.getByRole('alert')).toHaveTextContent('请准确输入：注销')
  expect(calls).toEqual([])
  expect(session.isLoggedIn).toBe(true)
})

test('without the code sent to its number nothing is closed', async () => {
  const { calls } = await open({ [SMS]: { resendAfter: 60 } })
  type('注销', '')
  await close()
  expect(screen.getByRole('alert')).toHaveTextContent('验证码不能为空')
  await act(async () => void fireEvent.click(screen.getByText('获取验证码')))
  expect(calls).toMatchObject([{ path: SMS, query: { mobile: testUser.mobile } }])
  expect(screen.getByText('60 秒')).toBeInTheDocument()
})

test('the right word and code close it: logged out, forgotten on this device, home', async () => {
  const { calls, session, navigator, host } = await open({ [CALL]: null })
  type(' 注销 ')
  await close()
  expect(calls[0]).toMatchObject({ method: 'DELETE', path: CALL, query: { verifyCode: '123456' } })
  expect(session.isLoggedIn).toBe(false)
  expect(session.savedMobile).toBe('')
  expect(navigator.home).toHaveBeenCalled()
  expect(host.toast).toHaveBeenCalledWith('账号已注销')
})

test('an account without a number is asked for the word alone', async () => {
  const { calls, session } = await open({ [CALL]: null }, { ...testUser, mobile: '' })
  expect(screen.queryByLabelText('验证码')).toBeNull()
  fill(/输入“注销”/, '注销')
  await close()
  expect(calls[0]).toMatchObject({ path: CALL, query: { verifyCode: '' } })
  expect(session.isLoggedIn).toBe(false)
})

test.each([
  ['money in it', new ApiError(CALL, 400, '账户内还有余额'), '账户内还有余额'],
  ['no network', new NetworkError(CALL), '网络连接失败'],
])('with %s nothing happens and what was typed stays', async (_, failure, words) => {
  const { session } = await open({ [CALL]: failure })
  type('注销')
  await close()
  expect(screen.getByRole('alert')).toHaveTextContent(words)
  expect(screen.getByLabelText(/输入“注销”/)).toHaveValue('注销')
  expect(screen.getByLabelText('验证码')).toHaveValue('123456')
  expect(session.isLoggedIn).toBe(true)
})
