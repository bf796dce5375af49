import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { PageHost } from '../../../../engine/services'
import { sent } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { settingsPanel } from '.'

beforeAll(() => initI18n('en'))

/** A finger on a phone, a pointer in a browser: both are sent, each host hears its own. */
const touch = (x: number) => ({ touches: [{ clientX: x, clientY: 0 }] })
// jsdom has no pointer events: their mouse events carry the place.
const pointer = (type: string, clientX: number) =>
  new MouseEvent(type, { bubbles: true, clientX, clientY: 0 })
function hold(row: Element): void {
  fireEvent(row, pointer('pointerdown', 0))
  fireEvent.touchStart(row, touch(0))
}
function moveBy(row: Element, x: number): void {
  fireEvent(row, pointer('pointermove', x))
  fireEvent.touchMove(row, touch(x))
}
function release(row: Element): void {
  fireEvent.pointerUp(row)
  fireEvent.touchEnd(row)
}

const tap = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)))

test('changes the language', async () => {
  const { services } = await renderWidget(settingsPanel)
  await tap('简体中文')
  expect(services.settings.locale).toBe('zh-Hans')
})

test('words the user’s grade anew, without a new login', async () => {
  const grade = { ...testUser.grade, name: '黑金会员' }
  const { services, calls } = await renderWidget(settingsPanel, {
    user: testUser,
    api: { 'people/user/getLoginUser': { ...testUser, grade, token: 'another' } },
  })
  await tap('简体中文')
  expect(services.session.user).toMatchObject({ grade, token: testUser.token })
  expect(sent(calls, 'people/user/getLoginUser')).toHaveLength(1)
})

test('keeps the user when the grade cannot be had', async () => {
  const { services } = await renderWidget(settingsPanel, {
    user: testUser,
    api: { 'people/user/getLoginUser': new NetworkError('people/user/getLoginUser') },
  })
  await tap('简体中文')
  expect(services.settings.locale).toBe('zh-Hans')
  expect(services.session.user).toEqual(testUser)
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

test('less motion is a switch, which the page follows at once', async () => {
  const { services } = await renderWidget(settingsPanel)
  const motion = screen.getByRole('switch', { name: 'Less motion' })
  expect(motion).not.toBeChecked()
  await act(async () => void fireEvent.click(motion))
  expect(services.settings.lessMotion).toBe(true)
  expect(motion).toBeChecked()
})

test('forgets the cached pages and says so', async () => {
  const { services, host } = await renderWidget(settingsPanel)
  services.views.prime('/product/list', Promise.resolve({ name: 'beers', widgets: [] }))
  await act(() => services.views.load('/product/list'))
  act(() => services.views.measure())
  expect(screen.getByText(/^\d+ B$/)).toBeInTheDocument()
  await tap('Clear cached pages')
  expect(services.views.peek('/product/list')).toBeUndefined()
  expect(screen.queryByText(/^\d+ B$/)).toBeNull()
  expect(host.toast).toHaveBeenCalledWith('Cached pages cleared')
})

test('shows the version (client spec §9)', async () => {
  await renderWidget(settingsPanel)
  expect(screen.getByText('1.1.2 (113)')).toBeInTheDocument()
})

describe('the version, in development builds', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const row = () => screen.getByText('1.1.2 (113)')
  const opened = async (press: () => void) => {
    const { navigator } = await renderWidget(settingsPanel)
    await act(async () => press())
    await act(async () => void jest.advanceTimersByTime(350))
    return navigator.open.mock.calls.map(([url]) => url)
  }

  test('opens the request inspector when held for 350 ms', async () => {
    expect(await opened(() => hold(row()))).toEqual(['/dev/requests'])
  })

  test('stays where it is after a tap, and when the finger strays by more than 10 px', async () => {
    const tapped = await opened(() => {
      hold(row())
      release(row())
      fireEvent.click(row(), { detail: 1 })
    })
    expect(tapped).toEqual([])
    cleanup()
    const strayed = await opened(() => {
      hold(row())
      moveBy(row(), 11)
    })
    expect(strayed).toEqual([])
  })

  test('is held by a finger that trembles', async () => {
    const opens = await opened(() => {
      hold(row())
      moveBy(row(), 10)
    })
    expect(opens).toEqual(['/dev/requests'])
  })
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
  expect(sent(calls, 'people/user/logout')).toEqual([])
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

test('while it logs out it cannot be asked to again, and afterwards it can', async () => {
  let fail: (error: Error) => void = () => {}
  const answer = new Promise((_resolve, reject) => {
    fail = reject
  })
  const { calls } = await renderWidget(settingsPanel, {
    user: testUser,
    api: { 'people/user/logout': () => answer },
  })
  await tap('Log out')
  await tap('Log out')
  expect(sent(calls, 'people/user/logout')).toHaveLength(1)
  await act(async () => fail(new NetworkError('people/user/logout')))
  await tap('Log out')
  expect(sent(calls, 'people/user/logout')).toHaveLength(2)
})

test('offers a login to who is not logged in', async () => {
  const { navigator } = await renderWidget(settingsPanel)
  await tap('Log in')
  expect(navigator.open).toHaveBeenCalledWith('/user/login')
})
