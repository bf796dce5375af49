import { act, fireEvent, screen } from '@testing-library/react'
import type { PageHost } from '../../engine/services'
import { renderWidget, testUser } from '../../engine/testing/render-widget'
import { NetworkError } from '../../errors'
import { initI18n } from '../../i18n'
import { settingsPanel } from '.'

beforeAll(() => initI18n('en'))

const tap = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)))

test('changes the language', async () => {
  const { services } = await renderWidget(settingsPanel)
  await tap('简体中文')
  expect(services.settings.locale).toBe('zh-Hans')
})

test('changes the theme and shows which one is on', async () => {
  const { services } = await renderWidget(settingsPanel)
  await tap('Dark')
  expect(services.settings.isDark).toBe(true)
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

test.each([
  ['100%', 1],
  ['110%', 1.1],
  ['120%', 1.2],
  ['140%', 1.4],
])('sets the text size to %s', async (name, scale) => {
  const { services } = await renderWidget(settingsPanel)
  act(() => services.settings.setFontScale(scale === 1 ? 1.4 : 1))
  await tap(name)
  expect(services.settings.fontScale).toBe(scale)
})

test('forgets the cached pages and says so', async () => {
  const { services, host } = await renderWidget(settingsPanel)
  services.persistence.writeView('/product/list', { raw: 1 })
  await tap('Clear cached pages')
  expect(services.persistence.viewNames()).toEqual([])
  expect(host.toast).toHaveBeenCalledWith('Cached pages cleared')
})

test('shows the version (client spec §9)', async () => {
  await renderWidget(settingsPanel)
  expect(screen.getByText('1.1.2 (113)')).toBeInTheDocument()
})

test('logs out after a yes', async () => {
  const { session, navigator } = await renderWidget(settingsPanel, {
    user: testUser,
    api: { 'people/user/logout': null },
  })
  await tap('Log out')
  expect(session.isLoggedIn).toBe(false)
  expect(navigator.home).toHaveBeenCalled()
})

test('stays logged in after a no', async () => {
  const { session, host, calls } = await renderWidget(settingsPanel, { user: testUser })
  jest.mocked<PageHost['confirm']>(host.confirm).mockResolvedValueOnce(false)
  await tap('Log out')
  expect(session.isLoggedIn).toBe(true)
  expect(calls).toEqual([])
})

test('says that logging out failed', async () => {
  const { session, host } = await renderWidget(settingsPanel, {
    user: testUser,
    api: { 'people/user/logout': new NetworkError('people/user/logout') },
  })
  await tap('Log out')
  expect(host.toast).toHaveBeenCalledWith('Logging out failed')
  expect(session.isLoggedIn).toBe(true)
})

test('offers a login to who is not logged in', async () => {
  const { navigator } = await renderWidget(settingsPanel)
  await tap('Log in')
  expect(navigator.open).toHaveBeenCalledWith('/user/login')
})
