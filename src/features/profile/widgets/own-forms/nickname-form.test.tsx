import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget, testUser, type WidgetSetup } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { changeLocale, initI18n } from '../../../../i18n'
import { TOAST_TIME } from '../../../../shared/constants'
import { nicknameForm } from '.'

const CALL = 'people/userDetail/changeNickName'

beforeAll(() => initI18n('zh-Hans'))
beforeEach(() => {
  changeLocale('zh-Hans')
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

const open = (setup: WidgetSetup = {}) => renderWidget(nicknameForm, { user: testUser, ...setup })
const field = () => screen.getByLabelText('昵称')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const save = () => act(async () => void fireEvent.click(screen.getByText('保存')))

test('begins with the present one', async () => {
  await open()
  expect(field()).toHaveValue(testUser.detail.nickName)
})

test('saves, says so, shows it everywhere, and goes back after a moment', async () => {
  const { calls, session, host, navigator } = await open({ api: { [CALL]: null } })
  type('  酒花猎人 ')
  await save()
  expect(calls[0]?.body).toEqual({ nickName: '酒花猎人' })
  expect(session.user?.detail.nickName).toBe('酒花猎人')
  expect(host.toast).toHaveBeenCalledWith('昵称已保存')
  expect(navigator.back).not.toHaveBeenCalled()
  await act(() => jest.advanceTimersByTimeAsync(TOAST_TIME))
  expect(navigator.back).toHaveBeenCalledTimes(1)
})

test('blanks are no name and ask nothing of the server', async () => {
  const { calls } = await open()
  type('   ')
  await save()
  expect(screen.getByRole('alert')).toHaveTextContent('请填写昵称')
  expect(calls).toEqual([])
})

test('says what the server said and keeps what was typed', async () => {
  const { session } = await open({ api: { [CALL]: new ApiError(CALL, 500, '昵称已被使用') } })
  type('酒花')
  await save()
  expect(screen.getByRole('alert')).toHaveTextContent('昵称已被使用')
  expect(field()).toHaveValue('酒花')
  expect(session.user?.detail.nickName).toBe(testUser.detail.nickName)
})

test('who has left meanwhile is not taken back', async () => {
  const { navigator } = await open({ api: { [CALL]: null } })
  type('酒花')
  await save()
  navigator.current.mockReturnValue('/user/address')
  await act(() => jest.advanceTimersByTimeAsync(TOAST_TIME))
  expect(navigator.back).not.toHaveBeenCalled()
})

test('takes no second tap while it saves', async () => {
  const { calls } = await open({ api: { [CALL]: () => new Promise(() => {}) } })
  type('酒花')
  await save()
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(calls).toHaveLength(1)
})

test('what bears the name is asked for anew, nothing else', async () => {
  const { services } = await open({ api: { [CALL]: null } })
  const keys = ['posters', 'report/ranking', 'wallet'].map((own) => [testUser.id, 'zh-Hans', own])
  for (const key of keys) services.queries.setQueryData(key, {})
  type('酒花')
  await save()
  const stale = keys.map((key) => services.queries.getQueryState(key)?.isInvalidated)
  expect(stale).toEqual([true, true, false])
})
