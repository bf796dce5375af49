import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import * as v from 'valibot'
import { NavigationError } from '../../errors'
import { thumbUp } from '../../features/live/contract-follow'
import { changeLocale, initI18n } from '../../i18n'
import { Pressable } from '../../ui/primitives/elements'
import { type Action, defineWidget } from '../contract'
import { renderWidget, testUser } from '../testing/render-widget'
import { useOffer, useOpen } from './open'
import { button, press, tapAction } from './testing/tap-action'
import { useAct } from './use-act'

beforeAll(async () => {
  initI18n('en')
  await changeLocale('en')
})

test.each([
  [{ do: 'go', url: '/tool/search' }, '/tool/search'],
  [
    { do: 'go', url: '/views/index?url=/product/show&id={id}' },
    '/views/index?url=/product/show&id=7',
  ],
  [{ do: 'go', url: '/tool/search?keyword={detail.code}' }, '/tool/search?keyword=A%26B'],
  [{ do: 'go', url: '/a', query: { id: { $: 'item', path: 'id' } } }, '/a?id=7'],
  [{ do: 'go', url: '/a', query: { tab: { $: 'route', path: 'tab' } } }, '/a?tab=2'],
  [
    { do: 'go', url: '/a', query: { who: { $: 'session', path: 'user.mobile' } } },
    '/a?who=13800138000',
  ],
  [{ do: 'go', url: '/a', query: { none: { $: 'item', path: 'no.such' }, n: 1 } }, '/a?n=1'],
  [{ do: 'go', url: '/a', query: { it: { $: 'item', path: 'detail' } } }, '/a'],
  [{ do: 'go', url: '/a', query: { p: { $: 'item', path: 'constructor.name' } } }, '/a'],
  [{ do: 'tab', index: 3 }, '/pages/tabbar/user'],
  [
    { do: 'web', url: 'https://example.com/?a=1' },
    '/pages/web?alapath=https%3A%2F%2Fexample.com%2F%3Fa%3D1',
  ],
])('%j opens %s', async (action, url) => {
  const { navigator } = await tapAction(action, { user: testUser, query: { tab: '2' } })
  expect(navigator.open).toHaveBeenCalledWith(url)
})

test('a replacing action replaces', async () => {
  const { navigator } = await tapAction({ do: 'go', url: '/a', replace: true })
  expect(navigator.replace).toHaveBeenCalledWith('/a')
})

test.each(['navigateTo', 'redirectTo', 'switchTab'] as const)(
  'one that says %s opens by that word alone, and is told where the page has another',
  async (by) => {
    const { navigator, host } = await renderWidget(button, {
      config: { tap: { do: 'go', url: '/pages/tabbar/user', by } },
    })
    navigator.go.mockRejectedValue(new NavigationError('tab-page', '/pages/tabbar/user'))
    await act(async () => void fireEvent.click(screen.getByText('tap')))
    expect(navigator.go).toHaveBeenCalledWith(by, '/pages/tabbar/user')
    expect(navigator.open).not.toHaveBeenCalled()
    expect(host.toast).toHaveBeenCalledWith('This page is a tab')
  },
)

test.each(['back', 'toHostPath', '', 7])(
  'the unknown word %j opens as the page wants',
  async (by) => {
    const { navigator } = await tapAction({ do: 'go', url: '/a', by })
    expect(navigator.open).toHaveBeenCalledWith('/a')
    expect(navigator.go).not.toHaveBeenCalled()
  },
)

test('back goes back', async () => {
  expect((await tapAction({ do: 'back' })).navigator.back).toHaveBeenCalledTimes(1)
})

test('refresh fetches the page anew', async () => {
  expect((await tapAction({ do: 'refresh' })).refresh).toHaveBeenCalledTimes(1)
})

test('login leads back to this page', async () => {
  const { navigator, session } = await tapAction(
    { do: 'login' },
    { url: '/zero/index', query: { a: '1' } },
  )
  expect(navigator.open).toHaveBeenCalledWith('/user/login')
  expect(session.returnTarget).toBe('/zero/index?a=1')
})

test('copying says what became of it', async () => {
  const { host } = await tapAction({ do: 'copy', value: { $: 'item', path: 'name' } })
  expect(host.copy).toHaveBeenCalledWith('Hazy IPA')
  expect(host.toast).toHaveBeenCalledTimes(1)
})

test('copying nothing says so', async () => {
  const { host } = await tapAction({ do: 'copy', value: { $: 'item', path: 'no.such' } })
  expect(host.copy).not.toHaveBeenCalled()
  expect(host.toast).toHaveBeenCalledTimes(1)
})

test('a toast speaks the language of the app', async () => {
  const { host } = await tapAction({ do: 'toast', value: { en: 'Cheers', 'zh-Hans': '干杯' } })
  expect(host.toast).toHaveBeenCalledWith('Cheers')
})

test.each([
  undefined,
  null,
  7,
  'go',
  {},
  { do: 'fly' },
  { do: 'constructor' },
  { do: 'toString' },
  { do: '__proto__' },
  { do: 7 },
  { do: null },
  { do: 'go' },
  { do: 'go', url: 7 },
  { do: 'go', url: '/a', query: null },
  { do: 'tab', index: 99 },
  { do: 'tab' },
  { do: 'copy' },
  { do: 'toast', value: null },
])('the damaged action %j does no harm', async (action) => {
  const thrown = jest.fn()
  window.addEventListener('error', thrown)
  await tapAction(action)
  window.removeEventListener('error', thrown)
  expect(thrown).not.toHaveBeenCalled()
  expect(screen.getByText('tap')).toBeInTheDocument()
})

test.each([
  ['unknown-page', 'This page does not exist'],
  ['missing-url', 'The link is empty'],
  ['repeated', undefined],
] as const)('a page that is refused as %s is told as: %s', async (problem, said) => {
  const { navigator, host } = await renderWidget(button, {
    config: { tap: { do: 'go', url: '/a' } },
  })
  navigator.open.mockRejectedValue(new NavigationError(problem, '/a'))
  await act(async () => void fireEvent.click(screen.getByText('tap')))
  expect(host.toast.mock.calls).toEqual(said === undefined ? [] : [[said]])
})

describe('a call', () => {
  const CLEAR = 'footprint/clear'
  // biome-ignore lint/suspicious/noThenProperty: the key of the wire (docs/view-definitions.md); nobody awaits it.
  const then = (...next: Action[]) => ({ then: next })
  const settle = () => act(async () => void (await new Promise(process.nextTick)))

  test('is made after a yes, and what follows then', async () => {
    const action = {
      do: 'call',
      call: CLEAR,
      confirm: { en: 'Clear all?' },
      ...then({ do: 'toast', value: 'Cleared' }),
    }
    const { calls, host } = await tapAction(action, { user: testUser, api: { [CLEAR]: 3 } })
    await settle()
    expect(host.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Clear all?', tone: 'danger' }),
    )
    expect(calls.map(({ path }) => path)).toEqual([CLEAR])
    expect(host.toast).toHaveBeenCalledWith('Cleared')
  })

  test('is not made after a no', async () => {
    const { host, calls } = await renderWidget(button, {
      config: { tap: { do: 'call', call: CLEAR, confirm: 'Clear all?' } },
      user: testUser,
    })
    host.confirm.mockResolvedValue(false)
    await act(async () => void fireEvent.click(screen.getByText('tap')))
    await settle()
    expect(calls).toEqual([])
  })

  test.each(['people/user/logout', 'asset/pay/pay', 'ctf/assetaccount/transfer', '__proto__', ''])(
    'of %j is not on the list: nothing is sent, and that is said',
    async (call) => {
      const { calls, host } = await tapAction({ do: 'call', call }, { user: testUser })
      await settle()
      expect(calls).toEqual([])
      expect(host.toast).toHaveBeenCalledWith('This page needs a newer version of the app.')
    },
  )

  test('that fails says why, and nothing follows', async () => {
    const action = { do: 'call', call: CLEAR, ...then({ do: 'back' }) }
    const { host, navigator } = await tapAction(action, { user: testUser })
    await settle()
    expect(host.toast).toHaveBeenCalledTimes(1)
    expect(navigator.back).not.toHaveBeenCalled()
  })
})

test('a payment opens the cashier', async () => {
  const { navigator } = await tapAction({ do: 'pay', payId: { $: 'item', path: 'id' } })
  expect(navigator.open).toHaveBeenCalledWith('/asset/pay/index?id=7')
})

test('a value is set for the whole page', async () => {
  const { page } = await tapAction({ do: 'set', path: 'tab', value: { $: 'item', path: 'name' } })
  expect(page.state.get('tab')).toBe('Hazy IPA')
})

test('contact opens the support page', async () => {
  const { navigator } = await tapAction({ do: 'contact' })
  expect(navigator.open).toHaveBeenCalledWith('/custService/service')
})

test('no address can carry what proves who the user is', async () => {
  const query = {
    token: { $: 'session', path: 'user.token' },
    open: { $: 'session', path: 'user.openId' },
    who: { $: 'session', path: 'user.id' },
  }
  const { navigator } = await tapAction(
    { do: 'go', url: '/tool/search', query },
    { user: testUser },
  )
  expect(navigator.open).toHaveBeenCalledWith(`/tool/search?who=${testUser.id}`)
})

describe('a press on a server that lacks what it is for', () => {
  const Presses = defineWidget(
    {
      type: 'presses',
      version: 1,
      tier: 'base',
      value: v.unknown(),
      config: v.object({ tap: v.unknown() }),
      height: 40,
      examples: {},
    },
    function Presses({ config }) {
      const act = useAct()
      const open = useOpen()
      const offer = useOffer()
      const [isOpening, setOpening] = useState('')
      return (
        <>
          <Pressable onTap={act.to(config.tap as Action)}>acts</Pressable>
          <Pressable
            onTap={open.to('/views/index?url=/live/show', { first: () => setOpening('now') })}
          >
            {`opens ${isOpening}`}
          </Pressable>
          <Pressable onTap={offer(thumbUp, () => setOpening('sent'))}>sends</Pressable>
        </>
      )
    },
  )
  const drawn = async (tap: object, ...lacks: string[]) => {
    const test = await renderWidget(Presses, { config: { tap }, lacks: new Set(lacks) })
    return { ...test, names: screen.queryAllByRole('button').map((each) => each.textContent) }
  }
  const none = { do: 'refresh' }

  test.each([
    [none, '/live/show', ['acts', 'sends']],
    [none, 'live/liveAuthor/thumbup', ['acts', 'opens ']],
    [{ do: 'call', call: 'live/push' }, 'live/push', ['opens ', 'sends']],
    [{ do: 'contact' }, '/custService/service', ['opens ', 'sends']],
    [{ do: 'scan', url: '/tool/search?keyword={code}' }, '/tool/search', ['opens ', 'sends']],
    [{ do: 'go', url: '/live/list' }, '/wallet/index', ['acts', 'opens ', 'sends']],
  ])('%j without %s leaves %j', async (tap, name, left) => {
    expect((await drawn(tap, name)).names).toEqual(left)
  })

  test('opens what is there, and does before what it is told', async () => {
    const { navigator } = await drawn(none, '/wallet/index')
    await press('opens')
    expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/live/show')
    expect(screen.getByRole('button', { name: 'opens now' })).toBeInTheDocument()
  })
})
