import { act, fireEvent, screen } from '@testing-library/react'
import { comeBack } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { userHeader } from '.'

beforeAll(() => initI18n('en'))

const tap = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))

test('leads who is not logged in to the login', async () => {
  const { navigator } = await renderWidget(userHeader)
  await tap(/Log in or register/)
  expect(navigator.open).toHaveBeenCalledWith('/user/login')
})

test('shows name, grade and masked number of who is logged in', async () => {
  await renderWidget(userHeader, { user: testUser })
  expect(screen.getByRole('heading')).toHaveTextContent('Lin Xia')
  expect(screen.getByText('Gold')).toBeInTheDocument()
  expect(screen.getByText('138****8000')).toBeInTheDocument()
  expect(screen.queryByText(testUser.mobile)).toBeNull()
})

test('leaves out grade and number when told to', async () => {
  await renderWidget(userHeader, { user: testUser, config: { showGrade: false, showId: false } })
  expect(screen.queryByText('Gold')).toBeNull()
  expect(screen.queryByText('138****8000')).toBeNull()
})

test('changes with the session', async () => {
  const { session } = await renderWidget(userHeader, { user: testUser })
  act(() => session.logout('logout'))
  expect(screen.getByText('Log in or register')).toBeInTheDocument()
})

test.each([
  ['Change avatar', '/user/avator'],
  ['Settings', '/user/setting'],
])('opens "%s"', async (name, url) => {
  const { navigator } = await renderWidget(userHeader, { user: testUser })
  await tap(name)
  expect(navigator.open).toHaveBeenCalledWith(url)
})

test.each([
  [{ ...testUser.detail, nickName: '' }, 'linxia'],
  [{ ...testUser.detail, nickName: '莫娜' }, '莫娜'],
])('is called by the nickname, else by the user name', async (detail, name) => {
  await renderWidget(userHeader, { user: { ...testUser, detail } })
  expect(screen.getByRole('heading')).toHaveTextContent(name)
})

test('nobody has a grade or a number before the login', async () => {
  await renderWidget(userHeader)
  expect(screen.queryByText('Gold')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Change avatar' })).toBeNull()
})

test('a user without a number has no line for it', async () => {
  await renderWidget(userHeader, { user: { ...testUser, mobile: '' } })
  expect(screen.queryByText(/\*/)).toBeNull()
})

test('what the user is is asked for again when it is shown again after a while', async () => {
  const { host, services } = await renderWidget(userHeader, { user: testUser })
  await comeBack(host)
  expect(services.renewUser).not.toHaveBeenCalled()
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  await comeBack(host)
  await comeBack(host)
  expect(services.renewUser).toHaveBeenCalledTimes(1)
  jest.restoreAllMocks()
})
