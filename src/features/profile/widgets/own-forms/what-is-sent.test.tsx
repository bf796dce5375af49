import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget, testUser, type WidgetSetup } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { changeLocale, initI18n } from '../../../../i18n'
import { TOAST_TIME } from '../../../../shared/constants'
import { accountClosing, mobileForm, passwordForm, sexForm } from '.'

const SMS = 'basic/sms/code'
const SEX = 'people/userDetail/changeSex'
const CANCEL = 'Api/UserDetail/Cancel'
const CHANGE = 'userDetail/changePassword'

beforeAll(() => initI18n('en'))
beforeEach(() => {
  changeLocale('en')
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

const user = testUser
const api = (answers: WidgetSetup['api']) => ({ user, api: answers })
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const tap = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent)

test.each([
  ['Female', 2],
  ['Male', 1],
])('%s is sent as %d, once, said and left', async (name, sex) => {
  const { calls, host, navigator, session } = await renderWidget(sexForm, api({ [SEX]: null }))
  expect(screen.getByRole('radio', { name: 'Rather not say' })).toBeChecked()
  fireEvent.click(screen.getByRole('radio', { name }))
  expect(screen.getByRole('radio', { name })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Rather not say' })).not.toBeChecked()
  await tap('Save')
  expect(calls).toMatchObject([{ method: 'POST', path: SEX, body: { sex } }])
  expect(session.user?.detail.sex).toBe(sex)
  expect(host.toast.mock.calls).toEqual([['Gender saved']])
  await act(() => jest.advanceTimersByTimeAsync(TOAST_TIME))
  expect(navigator.back).toHaveBeenCalledTimes(1)
})

test('women and men are offered first, who says neither has the last word', async () => {
  await renderWidget(sexForm, { user })
  expect(screen.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual([
    'Female',
    'Male',
    'Rather not say',
  ])
})

test('a refused gender changes nobody', async () => {
  const { session } = await renderWidget(sexForm, api({ [SEX]: new ApiError(SEX, 500, 'Not now') }))
  fireEvent.click(screen.getByRole('radio', { name: 'Male' }))
  await tap('Save')
  expect(alerts()).toEqual(['Not now'])
  expect(session.user?.detail.sex).toBe(0)
})

test('who closes an account reads whose it is, with the number masked', async () => {
  await renderWidget(accountClosing, { user })
  expect(screen.getByRole('heading', { name: 'Closing the account is final' })).toBeInTheDocument()
  expect(screen.getByText('Lin Xia, 138****8000')).toBeInTheDocument()
  for (const lost of [
    /log in with this number/,
    /Orders, addresses/,
    /money in the account/,
    /team/,
  ])
    expect(screen.getByText(lost)).toBeInTheDocument()
})

test.each(['CLOSE', 'close'])('the word may be typed as %s', async (word) => {
  const { calls, host } = await renderWidget(accountClosing, api({ [CANCEL]: null }))
  type('Type CLOSE to confirm', word)
  type('Code', '123456')
  await tap('Close my account')
  expect(calls).toHaveLength(1)
  expect(host.toast.mock.calls).toEqual([['Your account is closed']])
})

test('another number needs eleven digits and a code of six', async () => {
  const { calls } = await renderWidget(mobileForm, { user })
  type('New number', '1370013700')
  type('Code', '12345')
  await tap('Change number')
  expect(alerts()).toEqual([
    'A mobile number has 11 digits and begins with 13 to 19',
    'The code has at least 6 digits',
  ])
  expect(calls).toEqual([])
})

test('who finds a password begins with the number of the last login, and its code goes there', async () => {
  const { calls } = await renderWidget(passwordForm, {
    config: { way: 'find' },
    ...api({ [SMS]: { resendAfter: 60 } }),
  })
  expect(screen.getByLabelText('Mobile number')).toHaveValue('13800138000')
  expect(screen.queryByLabelText('Present password')).toBeNull()
  await tap('Get code')
  expect(calls).toMatchObject([{ path: SMS, query: { mobile: '13800138000' } }])
})

test('a password of six characters is long enough, and sent once', async () => {
  const { calls } = await renderWidget(passwordForm, api({ [CHANGE]: null }))
  type('Present password', 'before')
  type('New password', 'after6')
  type('New password again', 'after6')
  await tap('Save password')
  expect(calls).toMatchObject([
    { method: 'POST', path: CHANGE, body: { oldPassword: 'before', password: 'after6' } },
  ])
})

test.each(['Present password', 'New password', 'New password again'])(
  '"%s" is shown when its own eye is pressed, the others stay hidden',
  async (name) => {
    await renderWidget(passwordForm, { user })
    await tap(`Show: ${name}`)
    expect(screen.getByRole('button', { name: `Hide: ${name}` })).toBeInTheDocument()
    expect(screen.getAllByRole('button', { name: /^Show: / })).toHaveLength(2)
  },
)
