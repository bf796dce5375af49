import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget, testUser, type WidgetSetup } from '../../../../engine/testing/render-widget'
import { NetworkError } from '../../../../errors'
import { changeLocale, initI18n } from '../../../../i18n'
import { accountClosing } from '.'

const CALL = 'Api/UserDetail/Cancel'

beforeAll(() => initI18n('zh-Hans'))
beforeEach(() => changeLocale('zh-Hans'))

const open = (api: WidgetSetup['api'] = {}) => renderWidget(accountClosing, { user: testUser, api })
const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } })
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

test('the right word closes it: logged out, forgotten on this device, home', async () => {
  const { calls, session, navigator, host } = await open({ [CALL]: null })
  type(' 注销 ')
  await close()
  expect(calls[0]).toMatchObject({ method: 'DELETE', path: CALL })
  expect(session.isLoggedIn).toBe(false)
  expect(session.savedMobile).toBe('')
  expect(navigator.home).toHaveBeenCalled()
  expect(host.toast).toHaveBeenCalledWith('账号已注销')
})

test('without a network nothing happens and the word stays', async () => {
  const { session } = await open({ [CALL]: new NetworkError(CALL) })
  type('注销')
  await close()
  expect(screen.getByRole('alert')).toBeInTheDocument()
  expect(screen.getByRole('textbox')).toHaveValue('注销')
  expect(session.isLoggedIn).toBe(true)
})
