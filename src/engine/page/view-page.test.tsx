import { screen } from '@testing-library/react'
import { useState } from 'react'
import * as v from 'valibot'
import { Pressable } from '../../ui/primitives/elements'
import { createRegistry, defineWidget } from '../contract'
import { down, draws, openPage, page, tap } from '../testing/open-page'
import { useHold } from './page-context'

test('a page shows the definition of the server', async () => {
  await openPage({ server: page('Hazy IPA') })
  expect(screen.getByText('Hazy IPA')).toBeInTheDocument()
})

test('a page that waits shows its shape, never nothing', async () => {
  await openPage({ server: new Promise(() => {}) })
  expect(screen.getAllByLabelText('Loading').length).toBeGreaterThan(0)
})

test.each([
  ['/pages/tabbar/index', {}, ['banner', 'card']],
  ['/views/index', { url: '/product/show' }, ['banner', 'text']],
  ['/views/index', { url: '/product/list' }, ['card', 'card']],
  ['/views/index', { url: '/order/show' }, ['text', 'cell']],
] as const)('%s %j waits in the shape of what comes: %j', async (path, query, kinds) => {
  const { container } = await openPage({ server: new Promise(() => {}), path, query })
  const shapes = [...container.querySelectorAll('.tp-page-skeleton > *')]
  expect(shapes).toHaveLength(kinds.length)
  kinds.forEach((kind, at) => {
    expect(shapes[at]).toHaveClass(`tp-skeleton--${kind}`)
  })
})

test('a page that could not be fetched says so and tries again', async () => {
  const { state } = await openPage({ server: down })
  expect(screen.getByText('Could not get the data')).toBeInTheDocument()
  expect(screen.getByText(/No connection/)).toBeInTheDocument()
  state.view = page('Hazy IPA')
  await tap('Try again')
  expect(screen.getByText('Hazy IPA')).toBeInTheDocument()
})

test.each(['garbage', 7, [], {}, { widgets: 'none' }])(
  'a definition that cannot be read (%j) is said to be damaged, and asked for again',
  async (server) => {
    const { state, services } = await openPage({ server })
    expect(screen.getByText('This page could not be drawn')).toBeInTheDocument()
    expect(services.report).toHaveBeenCalled()
    state.view = page('Hazy IPA')
    await tap('Try again')
    expect(screen.getByText('Hazy IPA')).toBeInTheDocument()
  },
)

test('a page of the app without a definition is on its way, and leads home', async () => {
  const { navigator } = await openPage({ path: '/company/about' })
  expect(screen.getByText(/is on its way/)).toBeInTheDocument()
  await tap('Back to home')
  expect(navigator.open).toHaveBeenCalledWith('/pages/tabbar/index')
})

test('a page of nothing but unknown widgets asks for an update, with a way home', async () => {
  const { navigator } = await openPage({
    server: page('x', { widgets: [{ config: { type: 'later' } }] }),
  })
  expect(screen.getByText('Please update')).toBeInTheDocument()
  await tap('Back to home')
  expect(navigator.open).toHaveBeenCalledWith('/pages/tabbar/index')
})

test('a page without widgets says that it is on its way', async () => {
  await openPage({ server: page('x', { widgets: [] }) })
  expect(screen.getByText(/is on its way$/)).toBeInTheDocument()
})

test('an unknown url of the generic page does not exist', async () => {
  const { state } = await openPage({ path: '/views/index', query: { url: 'unknown' } })
  expect(screen.getByText('This page does not exist')).toBeInTheDocument()
  expect(state.asked).toEqual(['unknown'])
})

test.each([
  [{ url: '/product/show', engineId: '7' }, '/product/show'],
  [{ engineId: '7', x: '8' }, 'engineId:7'],
  [{ x: '8' }, 'x:8'],
  [{ id: '9' }, '/views/index'],
])('the query %j asks for the definition %s', async (query, key) => {
  const { state } = await openPage({ path: '/views/index', query })
  expect(state.asked).toEqual([key])
})

test('a url in the query of a page that takes none changes nothing', async () => {
  const { state } = await openPage({ path: '/company/about', query: { url: '/zero/index' } })
  expect(state.asked).toEqual(['/company/about'])
})

test('a page with a definition of its own asks the server for none', async () => {
  const { state } = await openPage({ path: '/user/setting', fallback: page('Settings') })
  expect(screen.getByText('Settings')).toBeInTheDocument()
  expect(state.asked).toEqual([])
})

test('a page the server has no definition for falls back on the one that ships', async () => {
  await openPage({ path: '/company/about', fallback: page('About us') })
  expect(screen.getByText('About us')).toBeInTheDocument()
})

test('without a server the last definition is shown, with a notice', async () => {
  const first = await openPage({ server: page('Hazy IPA') })
  first.unmount()
  first.state.view = down
  await openPage({ services: first.services })
  expect(screen.getByText('Hazy IPA')).toBeInTheDocument()
  expect(screen.getByText(/You are offline/)).toBeInTheDocument()
})

test('with a server there is no such notice', async () => {
  await openPage({ server: page('Hazy IPA') })
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument()
})

test('a new definition takes the place of the old one', async () => {
  const { reload } = await openPage({ server: page('Hazy IPA') })
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
      return <Pressable onTap={() => setBusy(!busy)}>{value.text}</Pressable>
    },
  )
  const form = (text: string, rest: object = {}) =>
    page(text, { widgets: [{ value: { text }, config: { type: 'typing' } }], ...rest })
  const openForm = () => openPage({ server: form('Before'), registry: createRegistry(typing) })

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
  const { reload } = await openPage({ server: page('Hazy IPA') })
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
    const { reload } = await openPage({ server: page('Hazy IPA') })
    await reload(next)
    expect(screen.getByText('Hazy IPA')).toBeInTheDocument()
  })

  test.each(worse.slice(0, 4))('(%s) is not what the next start shows', async (_, next) => {
    const { reload, unmount, device } = await openPage({ server: page('Hazy IPA') })
    await reload(next)
    unmount()
    await openPage({ device, server: down })
    expect(screen.getByText('Hazy IPA')).toBeInTheDocument()
  })

  test.each(worse.slice(0, 4))(
    '(%s) that no page saw arrive does not push out what worked either',
    async (_, next) => {
      const { unmount, device } = await openPage({ server: page('Hazy IPA') })
      unmount()
      const kept = { scope: 'test', raw: next }
      await openPage({ device: device.set('/zero/index', JSON.stringify(kept)), server: next })
      expect(screen.getByText('Hazy IPA')).toBeInTheDocument()
    },
  )

  test('still says who may see the page', async () => {
    const { reload } = await openPage({ server: page('Hazy IPA') })
    const rest = { data: { $meta: { minClient: '9.0.0' } }, security: { isLogin: true } }
    await reload(page('x', rest))
    expect(screen.getByText('Not logged in')).toBeInTheDocument()
    expect(screen.queryByText('Hazy IPA')).not.toBeInTheDocument()
  })

  test('gives way to one that is better again', async () => {
    const { reload } = await openPage({ server: page('Hazy IPA') })
    await reload('garbage')
    await reload(page('Stout'))
    expect(screen.getByText('Stout')).toBeInTheDocument()
  })
})

test.each([
  ['a widget it lacks', { widgets: [{ config: { type: 'hologram', required: true } }] }],
  ['a newer client', { data: { $meta: { schema: 1, minClient: '1.2' } } }],
])('a page that needs %s asks for an update', async (_, rest) => {
  await openPage({ server: page('x', rest) })
  expect(screen.getByText('Please update')).toBeInTheDocument()
})

test.each(['1.1.2', '1.1', '0.9', 7, null])('a page for client %j is drawn', async (minClient) => {
  await openPage({ server: page('Hazy IPA', { data: { $meta: { minClient } } }) })
  expect(screen.getByText('Hazy IPA')).toBeInTheDocument()
})

test.each<[string, unknown]>([
  ['its definition says', page('Hazy IPA')],
  ['happens to its definition', down],
  ['the server has for it', null],
])('a page that the server lacks is not there, whatever %s', async (_, server) => {
  const { navigator } = await openPage({
    path: '/company/about',
    server,
    lacks: new Set(['/company/about']),
  })
  expect(screen.getByText('This page does not exist')).toBeInTheDocument()
  expect(screen.queryByText('Hazy IPA')).not.toBeInTheDocument()
  await tap('Back to home')
  expect(navigator.open).toHaveBeenCalledWith('/pages/tabbar/index')
})
