import { act, screen } from '@testing-library/react'
import { NetworkError } from '../../errors'
import { draws, openPage, page, tap } from '../testing/open-page'
import { testUser } from '../testing/render-widget'

describe('gates', () => {
  test('a page whose route needs a login is closed, and leads back after one', async () => {
    const { navigator, session } = await openPage({
      path: '/asset/bank',
      query: { from: 'x' },
      server: page('Cards'),
    })
    expect(screen.getByText('Not logged in')).toBeInTheDocument()
    expect(screen.queryByText('Cards')).not.toBeInTheDocument()
    await tap('Log in')
    expect(navigator.open).toHaveBeenCalledWith('/user/login')
    expect(session.returnTarget).toBe('/asset/bank?from=x')
  })

  test('it opens with the login and closes with the logout', async () => {
    const { session } = await openPage({ path: '/asset/bank', server: page('Cards') })
    await act(async () => session.login(testUser))
    expect(screen.getByText('Cards')).toBeInTheDocument()
    await act(async () => session.logout('logout'))
    expect(screen.queryByText('Cards')).not.toBeInTheDocument()
  })

  test("in WeChat's browser the login begins by itself, once, and is the button's afterwards", async () => {
    const { navigator, session, services } = await openPage({
      path: '/asset/bank',
      server: page('Cards'),
      clientType: 'WeChat',
    })
    expect(navigator.open).toHaveBeenCalledWith('/user/login')
    expect(session.returnTarget).toBe('/asset/bank')
    await act(async () => services.settings.setLocale('en'))
    expect(navigator.open).toHaveBeenCalledTimes(1)
    await tap('Log in')
    expect(navigator.open).toHaveBeenCalledTimes(2)
  })

  test("in WeChat's browser who has just logged out is asked nothing", async () => {
    const { navigator, session } = await openPage({
      path: '/asset/bank',
      server: page('Cards'),
      clientType: 'WeChat',
      user: testUser,
    })
    await act(async () => session.logout('logout'))
    expect(screen.getByText('Not logged in')).toBeInTheDocument()
    expect(navigator.open).not.toHaveBeenCalled()
  })

  test("in WeChat's browser a public page asks for no login", async () => {
    const { navigator } = await openPage({ server: page('Cards'), clientType: 'WeChat' })
    expect(screen.getByText('Cards')).toBeInTheDocument()
    expect(navigator.open).not.toHaveBeenCalled()
  })

  test('after an expiry the page says that the login expired', async () => {
    const { session } = await openPage({
      path: '/asset/bank',
      server: page('Cards'),
      user: testUser,
    })
    await act(async () => void session.expire(session.epoch))
    expect(screen.getByText('Your login has expired')).toBeInTheDocument()
  })

  test('no widget is drawn while the server is asked', async () => {
    const { calls } = await openPage({
      server: page('Secret', { security: { getApi: 'api/may' } }),
      api: { 'api/may': () => new Promise(() => {}) },
    })
    expect(calls.map(({ path }) => path)).toEqual(['api/may'])
    expect(draws).not.toHaveBeenCalled()
    expect(screen.getAllByLabelText('Loading')).toHaveLength(1)
  })

  test('its shape is that of the widgets to come, as many as fill a screen', async () => {
    const { widgets } = page('Secret')
    await openPage({
      server: page('Secret', {
        security: { getApi: 'api/may' },
        widgets: Array.from({ length: 20 }, (_, at) => ({
          ...widgets[0],
          config: { ...widgets[0]?.config, id: `w${at}` },
        })),
      } as never),
      api: { 'api/may': () => new Promise(() => {}) },
    })
    expect(screen.getAllByLabelText('Loading')).toHaveLength(8)
  })

  test('the question is given up when the page closes', async () => {
    const { calls, unmount } = await openPage({
      server: page('Secret', { security: { getApi: 'api/may' } }),
      api: { 'api/may': () => new Promise(() => {}) },
    })
    expect(calls[0]?.signal?.aborted).toBe(false)
    unmount()
    expect(calls[0]?.signal?.aborted).toBe(true)
  })

  test('a no is a no, with the way home', async () => {
    const { navigator } = await openPage({
      server: page('Secret', { security: { getApi: 'api/may' } }),
      api: { 'api/may': false },
    })
    expect(screen.getByText('No access')).toBeInTheDocument()
    await tap('Back to home')
    expect(navigator.open).toHaveBeenCalledWith('/pages/tabbar/index')
    expect(draws).not.toHaveBeenCalled()
  })

  test('a server that cannot be asked is asked again on request', async () => {
    let online = false
    await openPage({
      server: page('Secret', { security: { getApi: 'api/may' } }),
      api: {
        'api/may': () => {
          if (!online) throw new NetworkError('api/may')
          return true
        },
      },
    })
    expect(screen.getByText('Access could not be checked')).toBeInTheDocument()
    expect(draws).not.toHaveBeenCalled()
    online = true
    await tap('Try again')
    expect(screen.getByText('Secret')).toBeInTheDocument()
  })

  test.each([
    ['grade 1', { ...testUser, gradeId: 1 }, 'Open membership', '/scanPay/purchase'],
    [
      'no verified identity',
      { ...testUser, detail: { ...testUser.detail, identity: false } },
      'Verify identity',
      '/auto/edit?url=/user/identity',
    ],
  ])('a device page closed for %s leads to what opens it', async (_, user, action, url) => {
    const { navigator } = await openPage({ path: '/device/invest', server: page('Secret'), user })
    await tap(action)
    expect(navigator.open).toHaveBeenCalledWith(url)
  })

  test('a role in the definition closes like one of the route', async () => {
    const rest = { data: { $meta: { role: 'special' } } }
    await openPage({ server: page('Secret', rest), user: { ...testUser, gradeId: 1 } })
    expect(screen.getByText('Open membership')).toBeInTheDocument()
  })
})
