import { act, screen } from '@testing-library/react'
import { changeLocale } from '../../i18n'
import { openPage, page } from '../testing/open-page'
import { leaveForTab } from './page-context'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)))

test.each([
  ['en', 'Loading'],
  ['zh-Hans', '加载中'],
] as const)('in %s a tap that waits 600 ms reads "%s", until the answer', async (locale, name) => {
  const { services } = await openPage({ server: page('Hazy IPA') })
  await act(() => changeLocale(locale))
  const spinner = () => screen.queryByRole('status', { name })
  act(() => services.activity.count(1))
  await pass(599)
  expect(spinner()).toBeNull()
  await pass(1)
  expect(spinner()).toBeInTheDocument()
  // What is on the page stays there, and can be used.
  expect(screen.getByText('Hazy IPA')).toBeInTheDocument()
  act(() => services.activity.count(-1))
  await pass(300)
  expect(spinner()).toBeNull()
  await act(() => changeLocale('en'))
})

test('behind another page nobody waits: nothing is drawn there', async () => {
  const [shown, hidden] = [new Set<() => void>(), new Set<() => void>()]
  const host = {
    usePageShow: (callback: () => void) => void shown.add(callback),
    usePageHide: (callback: () => void) => void hidden.add(callback),
  }
  const { services } = await openPage({ server: page('Hazy IPA'), host })
  const spinner = () => screen.queryByRole('status', { name: 'Loading' })
  const wait = async () => {
    act(() => services.activity.count(1))
    await pass(600)
  }
  act(() => hidden.forEach((call) => void call()))
  await wait()
  expect(spinner()).toBeNull()
  act(() => services.activity.count(-1))
  await pass(300)
  act(() => shown.forEach((call) => void call()))
  await wait()
  const box = spinner()?.parentElement?.parentElement
  expect(box).toBeInTheDocument()
  act(() => services.activity.count(-1))
  await pass(300)
  // What it stood in stays, and holds nothing else.
  expect(box).toBeInTheDocument()
  expect(box).toBeEmptyDOMElement()
})

describe('a tab page', () => {
  const PATH = '/pages/tabbar/user'
  const shows = (path: string) => ({
    ...page('x'),
    widgets: [
      {
        value: { text: 'x' },
        config: {
          type: 'text',
          when: { conditions: [{ field: 'route.from', operator: 'equal', value: path }] },
        },
      },
    ],
  })
  const open = (setup = {}) => openPage({ path: PATH, server: shows('push'), ...setup })

  test('reads the query it was switched to with, and the next one', async () => {
    const { services } = await open()
    expect(screen.queryByText('x')).toBeNull()
    act(() => leaveForTab(services.kept, PATH, `${PATH}?from=push`))
    expect(await screen.findByText('x')).toBeInTheDocument()
    act(() => leaveForTab(services.kept, PATH, PATH))
    expect(screen.queryByText('x')).toBeNull()
  })

  test('keeps the one it was opened with until then', async () => {
    const { services } = await open({ query: { from: 'push' } })
    act(() => leaveForTab(services.kept, PATH, PATH))
    act(() => leaveForTab(services.kept, '/pages/tabbar/index', '/pages/tabbar/index?from=no'))
    expect(screen.getByText('x')).toBeInTheDocument()
  })
})
