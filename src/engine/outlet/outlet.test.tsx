import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { EndpointNotFoundError, NetworkError } from '../../errors'
import type { TextKey } from '../../shared/l10n'
import { Text } from '../../ui/primitives/elements'
import { SCREENS_AT_ONCE } from '../../ui/slice/slice'
import { defineWidget } from '../contract'
import { renderWidget, testUser } from '../testing/render-widget'
import { sliceWidgets } from './outlet'

interface Parts {
  readonly load?: () => Promise<{ text: string }>
  readonly draw?: (text: string) => string
  readonly needsLogin?: boolean
  readonly empty?: { readonly title: TextKey; readonly note?: TextKey }
}

/** A widget that shows a text; `load` brings it, `draw` may throw. */
const make = ({ load, draw = (text) => text, needsLogin, empty }: Parts = {}) =>
  defineWidget(
    {
      type: 'text',
      version: 1,
      tier: 'base',
      value: v.object({ text: v.string() }),
      config: v.object({}),
      load,
      needsLogin,
      isEmpty: ({ text }) => text === '',
      empty,
      height: 80,
      examples: {},
    },
    ({ value }) => <Text>{draw(value.text)}</Text>,
  )

const tap = async (text: string) => act(async () => void fireEvent.click(screen.getByText(text)))

let quiet: jest.SpyInstance
beforeEach(() => {
  // React prints every caught failure.
  quiet = jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => quiet.mockRestore())

test('a widget with data of the definition is drawn at once', async () => {
  await renderWidget(make(), { value: { text: 'Hazy IPA' } })
  expect(screen.getByText('Hazy IPA')).toBeInTheDocument()
})

test('a widget that loads shows its waiting, then what came', async () => {
  let arrive: (value: { text: string }) => void = () => {}
  const load = () =>
    new Promise<{ text: string }>((resolve) => {
      arrive = resolve
    })
  await renderWidget(make({ load }))
  expect(screen.getByLabelText('Loading')).toBeInTheDocument()
  await act(async () => arrive({ text: 'Hazy IPA' }))
  expect(screen.getByText('Hazy IPA')).toBeInTheDocument()
  expect(screen.queryByLabelText('Loading')).not.toBeInTheDocument()
})

test('a widget that could not load says why and loads again on request', async () => {
  let online = false
  const load = async () => {
    if (!online) throw new NetworkError('product/page')
    return { text: 'Hazy IPA' }
  }
  await renderWidget(make({ load }))
  expect(screen.getByText('Could not get the data')).toBeInTheDocument()
  expect(screen.getByText(/No connection/)).toBeInTheDocument()
  online = true
  await tap('Try again')
  expect(screen.getByText('Hazy IPA')).toBeInTheDocument()
})

test('an answer of another shape is an error in place', async () => {
  await renderWidget(make({ load: async () => ({ text: 7 }) as never }))
  expect(screen.getByText('Could not get the data')).toBeInTheDocument()
})

test('damaged data of the definition are an error in place', async () => {
  await renderWidget(make(), { value: { text: 7 } })
  expect(screen.getByText('Could not get the data')).toBeInTheDocument()
})

test('nothing to show is said in a sentence', async () => {
  const empty = { title: 'record.empty', note: 'common.noMore' } as const
  await renderWidget(make({ load: async () => ({ text: '' }), empty }))
  expect(screen.getByText('Nothing here yet')).toBeInTheDocument()
  expect(screen.getByText('That is all')).toBeInTheDocument()
})

test('nothing to show takes no room when the widget has no sentence for it', async () => {
  const { container } = await renderWidget(make(), { value: { text: '' } })
  expect(container.textContent).toBe('')
})

test('a widget about the user asks an anonymous one to log in, and comes back', async () => {
  const load = jest.fn(async () => ({ text: 'secret' }))
  const { navigator, session } = await renderWidget(make({ load, needsLogin: true }), {
    url: '/pages/tabbar/user',
    query: { from: 'push' },
  })
  expect(screen.getByText('Not logged in')).toBeInTheDocument()
  expect(load).not.toHaveBeenCalled()
  await tap('Log in')
  expect(navigator.open).toHaveBeenCalledWith('/user/login')
  expect(session.returnTarget).toBe('/pages/tabbar/user?from=push')
})

test('a widget about the user is drawn for one, and for nobody after the logout', async () => {
  const load = async () => ({ text: 'secret' })
  const { session } = await renderWidget(make({ load, needsLogin: true }), { user: testUser })
  expect(screen.getByText('secret')).toBeInTheDocument()
  await act(async () => session.logout('logout'))
  expect(screen.queryByText('secret')).not.toBeInTheDocument()
  expect(screen.getByText('Not logged in')).toBeInTheDocument()
})

describe('a widget that throws', () => {
  const throwing = (text: string): string => {
    throw new Error(`cannot draw ${text}`)
  }

  test('stays inside its place, is reported, and can be tried again', async () => {
    let broken = true
    const draw = (text: string) => (broken ? throwing(text) : text)
    const { services } = await renderWidget(make({ draw }), {
      value: { text: 'Hazy IPA' },
      url: '/throws/once',
    })
    expect(screen.getByText('Could not get the data')).toBeInTheDocument()
    expect(services.report).toHaveBeenCalledWith(
      expect.stringContaining('widget text threw'),
      expect.objectContaining({ message: 'cannot draw Hazy IPA' }),
    )
    broken = false
    await tap('Try again')
    expect(screen.getByText('Hazy IPA')).toBeInTheDocument()
  })

  test('a second time is set aside, for the rest of the session', async () => {
    const setup = { value: { text: 'Hazy IPA' }, url: '/throws/twice' }
    const first = await renderWidget(make({ draw: throwing }), setup)
    await tap('Try again')
    expect(first.container.textContent).toBe('This part is not available right now')
    first.unmount()
    const second = await renderWidget(make({ draw: throwing }), setup)
    expect(second.container.textContent).toBe('This part is not available right now')
  })

  test('in one definition is no reason to doubt another one of the same page', async () => {
    const place = { value: { text: 'Hazy IPA' }, url: '/views/index' }
    const first = await renderWidget(make({ draw: throwing }), { ...place, query: { url: '/bad' } })
    await tap('Try again')
    first.unmount()
    await renderWidget(make({ draw: throwing }), { ...place, query: { url: '/good' } })
    expect(screen.getByText('Try again')).toBeInTheDocument()
  })
})

describe('a long page', () => {
  const of = (...heights: number[]) =>
    heights.map((height, index) => ({ id: `${index}`, height, box: { className: '' } }) as never)

  test('is cut into slices of about a screen; what crosses in one call is drawn at once', () => {
    const slices = sliceWidgets(of(300, 400, 700, 700, 700), 667)
    expect(slices.map(({ widgets }) => widgets.length)).toEqual([2, 1, 1, 1])
    // A browser draws a screen and a half; to a mini-program's view one screen goes at a time.
    const second = SCREENS_AT_ONCE > 1
    expect(slices.map(({ eager }) => eager)).toEqual([true, second, false, false])
  })

  test('of small widgets has at most ten in a slice', () => {
    const slices = sliceWidgets(of(...Array.from({ length: 25 }, () => 1)), 667)
    expect(slices.map(({ widgets }) => widgets.length)).toEqual([10, 10, 5])
  })

  test('keeps every widget, in order', () => {
    const widgets = of(0, 9999, 3, 0, 500)
    expect(sliceWidgets(widgets, 667).flatMap((slice) => slice.widgets)).toEqual(widgets)
  })

  test('without widgets has no slices', () => {
    expect(sliceWidgets([], 667)).toEqual([])
  })
})

describe('on a server that lacks what a widget is for', () => {
  const load = async () => ({ text: 'Hazy IPA' })
  const shows = async (config: Record<string, unknown>, ...lacks: string[]) => {
    const api = { 'product/page': { text: 'Hazy IPA' } }
    const { calls } = await renderWidget(make({ load }), { config, api, lacks: new Set(lacks) })
    const text = screen.queryByText('Hazy IPA')
    return { isShown: text?.closest('[style*="display: none"]') === null, calls }
  }
  const to = (tap: object) => ({ on: { tap } })
  const from = (call: string) => ({ bind: { from: 'api', call } })

  test.each([
    [to({ do: 'go', url: '/live/show?id=1' }), '/live/show'],
    [to({ do: 'call', call: 'live/push' }), 'live/push'],
    [from('product/page'), 'product/page'],
  ])('%j is not drawn, and not asked for', async (config, name) => {
    expect(await shows(config, name)).toEqual({ isShown: false, calls: [] })
  })

  test('what it has is drawn', async () => {
    const tap = to({ do: 'go', url: '/live/show' })
    expect(await shows(tap, '/live/list', 'live/push')).toMatchObject({ isShown: true })
    const { calls } = await shows(from('product/page'), 'live/push')
    await waitFor(() => expect(calls).toMatchObject([{ path: 'product/page' }]))
  })

  test.each([
    ['product/page', 'product/page', ''],
    ['order/order/7', 'order/order/{id}', ''],
    ['product/page', 'order/order/{id}', 'Could not get the data'],
    ['product/page', 'product/(page', 'Could not get the data'],
  ])('what %s does not answer while %s is lacking says ‘%s’', async (path, name, said) => {
    const load = async () => {
      throw new EndpointNotFoundError(path, 404, '')
    }
    const { container } = await renderWidget(make({ load }), { lacks: new Set([name]) })
    expect(container.textContent).toMatch(said === '' ? /^$/ : said)
  })
})
