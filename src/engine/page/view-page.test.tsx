import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import * as v from 'valibot'
import { NetworkError } from '../../errors'
import { changeLocale } from '../../i18n'
import type { RoutePath } from '../../routing/table'
import { memoryViews } from '../../stores/testing/memory-views'
import { ViewStore } from '../../stores/view-store'
import { Press } from '../../ui/primitives/press'
import { Txt } from '../../ui/primitives/txt'
import { createRegistry, defineWidget, type Registry, type ViewDefinition } from '../contract'
import { type Services, ServicesContext } from '../services'
import { createTestServices, testUser, type WidgetSetup } from '../testing/render-widget'
import { useHold } from './use-hold'
import { ViewPage } from './view-page'

const draws = jest.fn()
const text = defineWidget(
  {
    type: 'text',
    version: 1,
    tier: 'base',
    value: v.object({ text: v.string() }),
    config: v.object({}),
    height: 80,
    examples: {},
  },
  ({ value }) => {
    draws()
    return <Txt>{value.text}</Txt>
  },
)
const texts = createRegistry(text)

const page = (shown: string, rest: object = {}) =>
  ({
    name: { en: 'Beers', 'zh-Hans': '啤酒' },
    url: '/zero/index',
    widgets: [{ value: { text: shown }, config: { type: 'text' } }],
    ...rest,
  }) as unknown as ViewDefinition

interface Setup extends WidgetSetup {
  readonly registry?: Registry
  readonly path?: RoutePath
  readonly fallback?: ViewDefinition
  /** What the server has for this page. */
  readonly server?: unknown
  readonly services?: Services
  /** What the device kept from an earlier start. */
  readonly device?: Map<string, string>
}

/** Opens a page over a server whose definition a test can change. */
async function open({
  path = '/zero/index',
  fallback,
  server = null,
  registry = texts,
  device,
  ...setup
}: Setup = {}) {
  const test = createTestServices(setup)
  const state = { view: server, asked: [] as string[] }
  const storage = memoryViews(device)
  const views =
    setup.services?.views ??
    new ViewStore({
      async fetchView(url) {
        state.asked.push(url)
        if (state.view instanceof Error) throw state.view
        return state.view instanceof Promise ? state.view : JSON.parse(JSON.stringify(state.view))
      },
      fetchAll: async () => [],
      storage,
      scope: () => 'test',
      ttl: 0,
    })
  const services = { ...test.services, views }
  const view = await act(async () =>
    render(
      <ServicesContext.Provider value={services}>
        <ViewPage path={path} registry={registry} fallback={fallback} />
      </ServicesContext.Provider>,
    ),
  )
  const reload = async (next: unknown, url: string = path) => {
    state.view = next
    await act(async () => void (await views.load(url, { force: true }).catch(() => {})))
  }
  return { ...test, ...view, services, views, state, reload, device: storage.stored }
}

const down = new NetworkError('paas/viewEngine/getByUrl')
const tap = async (label: string) => act(async () => void fireEvent.click(screen.getByText(label)))
beforeEach(() => draws.mockClear())

test('a page shows the definition of the server', async () => {
  await open({ server: page('Hazy IPA') })
  expect(screen.getByText('Hazy IPA')).toBeInTheDocument()
})

test('a page that waits shows its shape, never nothing', async () => {
  await open({ server: new Promise(() => {}) })
  expect(screen.getAllByLabelText('Loading').length).toBeGreaterThan(0)
})

test('a page that could not be fetched says so and tries again', async () => {
  const { state } = await open({ server: down })
  expect(screen.getByText('Could not get the data')).toBeInTheDocument()
  expect(screen.getByText(/No connection/)).toBeInTheDocument()
  state.view = page('Hazy IPA')
  await tap('Try again')
  expect(screen.getByText('Hazy IPA')).toBeInTheDocument()
})

test.each(['garbage', 7, [], {}, { widgets: 'none' }])(
  'a definition that cannot be read (%j) is said to be damaged, and asked for again',
  async (server) => {
    const { state, services } = await open({ server })
    expect(screen.getByText('This page could not be drawn')).toBeInTheDocument()
    expect(services.report).toHaveBeenCalled()
    state.view = page('Hazy IPA')
    await tap('Try again')
    expect(screen.getByText('Hazy IPA')).toBeInTheDocument()
  },
)

test('a page of the app without a definition is on its way, and leads home', async () => {
  const { navigator } = await open({ path: '/company/about' })
  expect(screen.getByText(/is on its way/)).toBeInTheDocument()
  await tap('Back to home')
  expect(navigator.open).toHaveBeenCalledWith('/pages/tabbar/index')
})

test('a page of nothing but unknown widgets asks for an update, with a way home', async () => {
  const { navigator } = await open({
    server: page('x', { widgets: [{ config: { type: 'later' } }] }),
  })
  expect(screen.getByText('Please update')).toBeInTheDocument()
  await tap('Back to home')
  expect(navigator.open).toHaveBeenCalledWith('/pages/tabbar/index')
})

test('a page without widgets says that it is on its way', async () => {
  await open({ server: page('x', { widgets: [] }) })
  expect(screen.getByText(/is on its way$/)).toBeInTheDocument()
})

test('an unknown url of the generic page does not exist', async () => {
  const { state } = await open({ path: '/views/index', query: { url: 'unknown' } })
  expect(screen.getByText('This page does not exist')).toBeInTheDocument()
  expect(state.asked).toEqual(['unknown'])
})

test.each([
  [{ url: '/product/show', engineId: '7' }, '/product/show'],
  [{ engineId: '7', x: '8' }, 'engineId:7'],
  [{ x: '8' }, 'x:8'],
  [{ id: '9' }, '/views/index'],
])('the query %j asks for the definition %s', async (query, key) => {
  const { state } = await open({ path: '/views/index', query })
  expect(state.asked).toEqual([key])
})

test('a url in the query of a page that takes none changes nothing', async () => {
  const { state } = await open({ path: '/company/about', query: { url: '/zero/index' } })
  expect(state.asked).toEqual(['/company/about'])
})

test('a page with a definition of its own asks the server for none', async () => {
  const { state } = await open({ path: '/user/setting', fallback: page('Settings') })
  expect(screen.getByText('Settings')).toBeInTheDocument()
  expect(state.asked).toEqual([])
})

test('a page the server has no definition for falls back on the one that ships', async () => {
  await open({ path: '/company/about', fallback: page('About us') })
  expect(screen.getByText('About us')).toBeInTheDocument()
})

test('without a server the last definition is shown, with a notice', async () => {
  const first = await open({ server: page('Hazy IPA') })
  first.unmount()
  first.state.view = down
  await open({ services: first.services })
  expect(screen.getByText('Hazy IPA')).toBeInTheDocument()
  expect(screen.getByText(/You are offline/)).toBeInTheDocument()
})

test('with a server there is no such notice', async () => {
  await open({ server: page('Hazy IPA') })
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument()
})

test('a new definition takes the place of the old one', async () => {
  const { reload } = await open({ server: page('Hazy IPA') })
  await reload(page('Stout'))
  expect(screen.getByText('Stout')).toBeInTheDocument()
  expect(screen.queryByText('Hazy IPA')).not.toBeInTheDocument()
})

describe('while the user is in the middle of something', () => {
  const typing = defineWidget(
    {
      type: 'typing',
      version: 1,
      tier: 'base',
      value: v.object({ text: v.string() }),
      config: v.object({}),
      height: 80,
      examples: {},
    },
    function Typing({ value }) {
      const [busy, setBusy] = useState(false)
      useHold(busy)
      return <Press onTap={() => setBusy(!busy)}>{value.text}</Press>
    },
  )
  const form = (text: string, rest: object = {}) =>
    page(text, { widgets: [{ value: { text }, config: { type: 'typing' } }], ...rest })
  const openForm = () => open({ server: form('Before'), registry: createRegistry(typing) })

  test('a newer definition waits until they are done', async () => {
    const { reload } = await openForm()
    await tap('Before')
    await reload(form('After'))
    expect(screen.getByText('Before')).toBeInTheDocument()
    await tap('Before')
    expect(screen.getByText('After')).toBeInTheDocument()
  })

  test('a gate that closes does not wait', async () => {
    const { reload } = await openForm()
    await tap('Before')
    await reload(form('After', { security: { isLogin: true } }))
    expect(screen.queryByText('Before')).toBeNull()
    expect(screen.getByText('Please log in first')).toBeInTheDocument()
  })
})

test('an unchanged definition draws no widget again', async () => {
  const { reload } = await open({ server: page('Hazy IPA') })
  const before = draws.mock.calls.length
  await reload(page('Hazy IPA'))
  expect(draws).toHaveBeenCalledTimes(before)
})

describe('a worse definition than the one before', () => {
  const worse: [string, unknown][] = [
    ['garbage', 'garbage'],
    ['one without widgets', { name: 'x' }],
    [
      'one that needs a widget we lack',
      page('x', { widgets: [{ config: { type: 'hologram', required: true } }] }),
    ],
    ['one for a newer client', page('x', { data: { $meta: { minClient: '9.0.0' } } })],
    ['none', null],
  ]
  test.each(worse)('(%s) leaves the page as it was', async (_, next) => {
    const { reload } = await open({ server: page('Hazy IPA') })
    await reload(next)
    expect(screen.getByText('Hazy IPA')).toBeInTheDocument()
  })

  test.each(worse.slice(0, 4))('(%s) is not what the next start shows', async (_, next) => {
    const { reload, unmount, device } = await open({ server: page('Hazy IPA') })
    await reload(next)
    unmount()
    await open({ device, server: down })
    expect(screen.getByText('Hazy IPA')).toBeInTheDocument()
  })

  test.each(worse.slice(0, 4))(
    '(%s) that no page saw arrive does not push out what worked either',
    async (_, next) => {
      const { unmount, device } = await open({ server: page('Hazy IPA') })
      unmount()
      const kept = { scope: 'test', raw: next }
      await open({ device: device.set('/zero/index', JSON.stringify(kept)), server: next })
      expect(screen.getByText('Hazy IPA')).toBeInTheDocument()
    },
  )

  test('still says who may see the page', async () => {
    const { reload } = await open({ server: page('Hazy IPA') })
    const rest = { data: { $meta: { minClient: '9.0.0' } }, security: { isLogin: true } }
    await reload(page('x', rest))
    expect(screen.getByText('Not logged in')).toBeInTheDocument()
    expect(screen.queryByText('Hazy IPA')).not.toBeInTheDocument()
  })

  test('gives way to one that is better again', async () => {
    const { reload } = await open({ server: page('Hazy IPA') })
    await reload('garbage')
    await reload(page('Stout'))
    expect(screen.getByText('Stout')).toBeInTheDocument()
  })
})

test.each([
  ['a widget it lacks', { widgets: [{ config: { type: 'hologram', required: true } }] }],
  ['a newer client', { data: { $meta: { schema: 1, minClient: '1.2' } } }],
])('a page that needs %s asks for an update', async (_, rest) => {
  await open({ server: page('x', rest) })
  expect(screen.getByText('Please update')).toBeInTheDocument()
})

test.each(['1.1.2', '1.1', '0.9', 7, null])('a page for client %j is drawn', async (minClient) => {
  await open({ server: page('Hazy IPA', { data: { $meta: { minClient } } }) })
  expect(screen.getByText('Hazy IPA')).toBeInTheDocument()
})

describe('gates', () => {
  test('a page whose route needs a login is closed, and leads back after one', async () => {
    const { navigator, session } = await open({
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
    const { session } = await open({ path: '/asset/bank', server: page('Cards') })
    await act(async () => session.login(testUser))
    expect(screen.getByText('Cards')).toBeInTheDocument()
    await act(async () => session.logout('logout'))
    expect(screen.queryByText('Cards')).not.toBeInTheDocument()
  })

  test('after an expiry the page says that the login expired', async () => {
    const { session } = await open({ path: '/asset/bank', server: page('Cards'), user: testUser })
    await act(async () => void session.expire(session.epoch))
    expect(screen.getByText('Your login has expired')).toBeInTheDocument()
  })

  test('no widget is drawn while the server is asked', async () => {
    const { calls } = await open({
      server: page('Secret', { security: { getApi: 'api/may' } }),
      api: { 'api/may': () => new Promise(() => {}) },
    })
    expect(calls.map(({ path }) => path)).toEqual(['api/may'])
    expect(draws).not.toHaveBeenCalled()
    expect(screen.getAllByLabelText('Loading').length).toBeGreaterThan(0)
  })

  test('the question is given up when the page closes', async () => {
    const { calls, unmount } = await open({
      server: page('Secret', { security: { getApi: 'api/may' } }),
      api: { 'api/may': () => new Promise(() => {}) },
    })
    expect(calls[0]?.signal?.aborted).toBe(false)
    unmount()
    expect(calls[0]?.signal?.aborted).toBe(true)
  })

  test('a no is a no, with the way home', async () => {
    const { navigator } = await open({
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
    await open({
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
    const { navigator } = await open({ path: '/device/invest', server: page('Secret'), user })
    await tap(action)
    expect(navigator.open).toHaveBeenCalledWith(url)
  })

  test('a role in the definition closes like one of the route', async () => {
    const rest = { data: { $meta: { role: 'special' } } }
    await open({ server: page('Secret', rest), user: { ...testUser, gradeId: 1 } })
    expect(screen.getByText('Open membership')).toBeInTheDocument()
  })
})

describe('the title', () => {
  test('is that of the definition and follows the language', async () => {
    const { host } = await open({ server: page('x') })
    expect(host.setTitle).toHaveBeenLastCalledWith('Beers')
    await act(() => changeLocale('zh-Hans'))
    expect(host.setTitle).toHaveBeenLastCalledWith('啤酒')
  })

  test('of a tab is its own, and the tab bar follows the language', async () => {
    const { host } = await open({ path: '/pages/tabbar/index', server: page('x') })
    await act(() => changeLocale('zh-Hans'))
    expect(host.setTitle).toHaveBeenLastCalledWith('素材')
    expect(host.setTabTexts).toHaveBeenLastCalledWith(['素材', '排行榜', '商家', '我的'])
  })

  test.each([null, 7, [], {}, { en: 7 }, { en: { deep: 1 } }, ''])(
    'named %j is that of the route',
    async (name) => {
      const { host } = await open({ path: '/company/about', server: page('Hazy IPA', { name }) })
      expect(screen.getByText('Hazy IPA')).toBeInTheDocument()
      expect(host.setTitle).toHaveBeenLastCalledWith('About')
    },
  )
})
