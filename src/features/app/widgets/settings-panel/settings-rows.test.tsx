import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { changeLocale, initI18n } from '../../../../i18n'
import { settingsPanel } from '.'

beforeAll(() => initI18n('en'))
beforeEach(() => changeLocale('en'))

const row = (name: string | RegExp) => screen.getByRole('button', { name })
const tap = (name: string | RegExp) => act(async () => void fireEvent.click(row(name)))

test.each([
  ['Picture', '/user/avator'],
  [/^Nickname/, '/auto/edit?url=/user/nickname'],
  [/^Gender/, '/auto/edit?url=/user/sex'],
  [/^Mobile number/, '/auto/edit?url=/user/mobile'],
  [/^Real-name verification/, '/auto/edit?url=/user/identity'],
  ['Login password', '/auto/edit?url=/user/password/change'],
  ['Pay password', '/auto/edit?url=/user/pay-password'],
  ['Delivery addresses', '/user/address'],
  ['Privacy policy', '/views/index?url=/user/privacy'],
  ['Terms of service', '/views/index?url=/user/terms'],
  ['About this app', '/user/respect'],
  ['Close account', '/user/delete'],
])('%s leads to %s', async (name, url) => {
  const { navigator } = await renderWidget(settingsPanel, { user: testUser })
  await tap(name)
  expect(navigator.open.mock.calls).toEqual([[url]])
})

test.each([
  ['Identities to look at', '/views/index?url=/people/identities'],
  ['Investments to look at', '/views/index?url=/invest/review'],
  ['Pages of the app', '/diy/index'],
])('%s is there for an administrator, and for nobody else', async (name, url) => {
  const asking = (isAdmin: boolean) =>
    renderWidget(settingsPanel, {
      user: testUser,
      platform: 'weapp',
      api: { 'employee/isAdmin': isAdmin, 'basic/autoConfig/getValue': { weapp: true } },
    })
  const { navigator, unmount } = await asking(true)
  await tap(name)
  expect(navigator.open.mock.calls).toEqual([[url]])
  unmount()
  await asking(false)
  expect(screen.queryByRole('button', { name })).toBeNull()
})

test.each([true, false])(
  'what the login says of roles holds until the server answers: %s',
  async (admin) => {
    await renderWidget(settingsPanel, {
      user: {
        ...testUser,
        roles: { owner: false, merchant: false, author: false, staff: false, admin },
      },
      api: { 'employee/isAdmin': () => new Promise(() => {}) },
    })
    expect(screen.queryAllByRole('button', { name: 'Pages of the app' })).toHaveLength(
      admin ? 1 : 0,
    )
  },
)

test.each([
  [/^Nickname/, testUser, 'Lin Xia'],
  [/^Mobile number/, testUser, '138****8000'],
  [/^Mobile number/, { ...testUser, mobile: '' }, 'Not set'],
  [/^Nickname/, { ...testUser, detail: { ...testUser.detail, nickName: '' } }, 'Not set'],
  [/^Gender/, { ...testUser, detail: { ...testUser.detail, sex: 0 } }, 'Rather not say'],
  [/^Gender/, { ...testUser, detail: { ...testUser.detail, sex: 1 } }, 'Male'],
  [/^Gender/, { ...testUser, detail: { ...testUser.detail, sex: 2 } }, 'Female'],
  [/^Real-name/, { ...testUser, detail: { ...testUser.detail, identity: true } }, 'Verified'],
  [/^Real-name/, { ...testUser, detail: { ...testUser.detail, identity: false } }, 'Not verified'],
])('%s of this user reads so', async (name, user, text) => {
  await renderWidget(settingsPanel, { user })
  expect(row(name).textContent?.endsWith(text)).toBe(true)
})

test('who is not logged in has no account to change and none to close', async () => {
  await renderWidget(settingsPanel)
  for (const name of ['Login password', 'Pay password', 'Close account', 'Log out'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('one language and one appearance are on at a time', async () => {
  await renderWidget(settingsPanel)
  const checked = () =>
    screen.getAllByRole('radio', { checked: true }).map((one) => one.textContent)
  expect(checked()).toEqual(['English', 'System', '100%'])
  fireEvent.click(screen.getByRole('radio', { name: 'Light' }))
  fireEvent.click(screen.getByRole('radio', { name: '120%' }))
  expect(checked()).toEqual(['English', 'Light', '120%'])
})

test('says that nothing is kept where nothing is', async () => {
  const { services } = await renderWidget(settingsPanel)
  await act(async () => services.views.measure())
  expect(row(/^Clear cached pages/)).toHaveTextContent('Empty')
})

test('what a host tells while the app is closed is set where there is a host that does', async () => {
  await renderWidget(settingsPanel, { news: { ask: async () => {}, Rows: () => <>Told</> } })
  expect(screen.queryAllByText('Told')).toHaveLength(process.env.TARO_ENV === 'h5' ? 0 : 1)
})
