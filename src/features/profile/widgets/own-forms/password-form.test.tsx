import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { changeLocale, initI18n } from '../../../../i18n'
import { TOAST_TIME } from '../../../../shared/constants'
import { passwordForm } from '.'

const CHANGE = 'userDetail/changePassword'
const FIND = 'people/user/userDetail/findPassword'

beforeAll(() => initI18n('zh-Hans'))
beforeEach(() => {
  changeLocale('zh-Hans')
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const tap = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)))
const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent)
function fillChange(old: string, next: string, repeat: string): void {
  type('当前密码', old)
  type('新密码', next)
  type('再次输入新密码', repeat)
}

describe('changing', () => {
  test.each([
    [
      ['', '', ''],
      ['密码不能为空', '密码不能为空', '请再次输入新密码'],
    ],
    [['secret1', '12345', '12345'], ['密码最短为六位数']],
    [['secret1', 'secret1', 'secret1'], ['新密码不能与当前密码相同']],
    [['secret1', 'secret2', 'secret3'], ['两次输入的密码不一致']],
  ] as const)('%j: %j', async ([old, next, repeat], said) => {
    const { calls } = await renderWidget(passwordForm, { user: testUser })
    fillChange(old, next, repeat)
    await tap('保存密码')
    expect(alerts()).toEqual(said)
    expect(calls).toEqual([])
  })

  test('sends both, says so and goes back, still logged in', async () => {
    const api = { [CHANGE]: null }
    const { calls, session, host, navigator } = await renderWidget(passwordForm, {
      user: testUser,
      api,
    })
    fillChange('secret1', 'secret2', 'secret2')
    await tap('保存密码')
    expect(calls[0]?.body).toEqual({ oldPassword: 'secret1', password: 'secret2' })
    expect(host.toast).toHaveBeenCalledWith('密码已修改')
    await act(() => jest.advanceTimersByTimeAsync(TOAST_TIME))
    expect(navigator.back).toHaveBeenCalled()
    expect(session.isLoggedIn).toBe(true)
  })

  test('a wrong present password is said and nothing that was typed is lost', async () => {
    const api = { [CHANGE]: new ApiError(CHANGE, 400, '密码错误') }
    await renderWidget(passwordForm, { user: testUser, api })
    fillChange('secret1', 'secret2', 'secret2')
    await tap('保存密码')
    expect(alerts()).toEqual(['密码错误'])
    expect(screen.getByLabelText('当前密码')).toHaveValue('secret1')
    expect(screen.getByLabelText('再次输入新密码')).toHaveValue('secret2')
  })

  test('who forgot it is led to the other way', async () => {
    const { navigator } = await renderWidget(passwordForm, { user: testUser })
    await tap('忘记当前密码？')
    expect(navigator.open).toHaveBeenCalledWith('/auto/edit?url=/user/password/find')
  })
})

describe('finding', () => {
  const config = { way: 'find' }
  function fill(): void {
    type('手机号', testUser.mobile)
    type('验证码', '123456')
    type('新密码', 'secret2')
    type('再次输入新密码', 'secret2')
  }

  test('says what is missing', async () => {
    await renderWidget(passwordForm, { config })
    await tap('保存密码')
    expect(alerts()).toEqual([
      '手机号不能为空',
      '验证码不能为空',
      '密码不能为空',
      '请再次输入新密码',
    ])
  })

  test('an anonymous user goes on to the login', async () => {
    const { calls, navigator } = await renderWidget(passwordForm, {
      config,
      api: { [FIND]: null },
    })
    fill()
    await tap('保存密码')
    expect(calls[0]?.body).toEqual({
      mobile: testUser.mobile,
      verifyCode: '123456',
      password: 'secret2',
    })
    await act(() => jest.advanceTimersByTimeAsync(TOAST_TIME))
    expect(navigator.replace).toHaveBeenCalledWith('/user/login')
  })

  test('who came from the login goes back to it', async () => {
    const { navigator } = await renderWidget(passwordForm, { config, api: { [FIND]: null } })
    navigator.previous.mockReturnValue('/user/login')
    fill()
    await tap('保存密码')
    await act(() => jest.advanceTimersByTimeAsync(TOAST_TIME))
    expect(navigator.back).toHaveBeenCalled()
    expect(navigator.replace).not.toHaveBeenCalled()
  })

  test('the own session has ended with all others', async () => {
    const { session } = await renderWidget(passwordForm, {
      config,
      user: testUser,
      api: { [FIND]: null },
    })
    fill()
    await tap('保存密码')
    expect(session.isLoggedIn).toBe(false)
  })
})
