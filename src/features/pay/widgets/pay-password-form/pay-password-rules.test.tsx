import { screen } from '@testing-library/react'
import { offers, press, sent, tap, type } from '../../../../engine/testing/hands'
import { type FakeApi, renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { changeLocale, initI18n } from '../../../../i18n'
import { payPasswordForm } from '.'

beforeAll(() => initI18n('en'))
beforeEach(() => changeLocale('en'))

const NEED = 'people/userDetail/needSetPayPassword'
const INIT = 'people/userDetail/initPayPassword'
const CHECK = 'people/userDetail/checkPayPassword'
const CHANGE = 'people/userDetail/changePayPassword'
const open = (api: FakeApi) => renderWidget(payPasswordForm, { user: testUser, api })
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
const save = () => press('Save password')

test('the first one needs no present one, and is said to be the first', async () => {
  await open({ [NEED]: true })
  expect(
    screen.getByText('You have none yet. It is asked for when you pay from your balance.'),
  ).toBeInTheDocument()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  expect(screen.queryByLabelText('Present pay password')).not.toBeInTheDocument()
})

test('another one is proved by the present one, or by a code to the own number', async () => {
  await open({ [NEED]: false })
  expect(screen.getByText('It is asked for when you pay from your balance.')).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Present password' })).toBeChecked()
  expect(screen.getByLabelText('Present pay password')).toBeInTheDocument()
  await tap(screen.getByRole('radio', { name: 'Code by SMS' }))
  expect(screen.queryByLabelText('Present pay password')).not.toBeInTheDocument()
  expect(screen.getByLabelText('Code sent to 138****8000')).toBeInTheDocument()
})

// Six characters at least (commerce spec §5).
test.each([
  ['12345', ['A password has at least 6 characters'], 0],
  ['123456', [], 1],
])('of %s it says %j', async (password, said, times) => {
  const { calls } = await open({ [NEED]: true, [INIT]: null })
  await type('New pay password', password)
  await type('New pay password again', password)
  await save()
  expect(alerts()).toEqual(said)
  expect(sent(calls, INIT)).toHaveLength(times)
})

test('two that differ are not sent', async () => {
  const { calls } = await open({ [NEED]: true, [INIT]: null })
  await type('New pay password', '246810')
  await type('New pay password again', '246811')
  await save()
  expect(alerts()).toEqual(['The two passwords differ'])
  expect(sent(calls, INIT)).toEqual([])
})

test('the same as before is not another', async () => {
  const { calls } = await open({ [NEED]: false, [CHECK]: true, [CHANGE]: null })
  await type('Present pay password', '246810')
  await type('New pay password', '246810')
  await type('New pay password again', '246810')
  await save()
  expect(alerts()).toEqual(['Choose another password than before'])
  expect(sent(calls, CHECK)).toEqual([])
})

test('an empty form says of each field what it needs', async () => {
  await open({ [NEED]: false })
  await save()
  expect(alerts()).toEqual([
    'Enter your password',
    'Enter your password',
    'Enter the new password again',
  ])
})

test('the other way begins without complaints', async () => {
  await open({ [NEED]: false })
  await save()
  await tap(screen.getByRole('radio', { name: 'Code by SMS' }))
  expect(alerts()).toEqual([])
  await save()
  expect(alerts()).toContain('Enter the code')
})

test('a change is told once, and said', async () => {
  const { calls, host } = await open({ [NEED]: false, [CHECK]: true, [CHANGE]: null })
  await type('Present pay password', '246810')
  await type('New pay password', '135791')
  await type('New pay password again', '135791')
  await save()
  expect(sent(calls, CHECK)).toEqual([{ password: '246810' }])
  expect(sent(calls, CHANGE)).toEqual([{ oldPassword: '246810', password: '135791' }])
  expect(host.toast.mock.calls).toEqual([['Pay password changed']])
})

test('each password can be shown by itself, and hidden again', async () => {
  await open({ [NEED]: true })
  await press('Show: New pay password')
  expect(offers('Hide: New pay password')).toBe(true)
  expect(offers('Show: New pay password again')).toBe(true)
  await press('Hide: New pay password')
  expect(offers('Show: New pay password')).toBe(true)
})
