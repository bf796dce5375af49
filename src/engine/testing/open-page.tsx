import { act, fireEvent, render, screen } from '@testing-library/react'
import * as v from 'valibot'
import { NetworkError } from '../../errors'
import type { RoutePath } from '../../routing/table'
import { memoryViews } from '../../stores/testing/memory-views'
import { ViewStore } from '../../stores/view-store'
import { Text } from '../../ui/primitives/elements'
import { createRegistry, defineWidget, type Registry, type ViewDefinition } from '../contract'
import { PackagedPage } from '../page/packaged-page'
import { ViewPage } from '../page/view-page'
import { type Services, ServicesContext } from '../services'
import { createTestServices, type WidgetSetup } from './render-widget'

/** Called each time a widget of the page draws; forgotten before each test. */
export const draws = jest.fn()
beforeEach(() => draws.mockClear())
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
    return <Text>{value.text}</Text>
  },
)
export const texts = createRegistry(text)

export const page = (shown: string, rest: object = {}) =>
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
  /** Whether the page is one of a package that has these widgets, and there are more. */
  readonly packaged?: boolean
  /** What the device kept from an earlier start. */
  readonly device?: Map<string, string>
}

/** Opens a page over a server whose definition a test can change. */
export async function openPage({
  path = '/zero/index',
  fallback,
  server = null,
  registry = texts,
  device,
  packaged = false,
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
  const Page = packaged ? PackagedPage : ViewPage
  const view = await act(async () =>
    render(
      <ServicesContext.Provider value={services}>
        <Page path={path} registry={registry} fallback={fallback} />
      </ServicesContext.Provider>,
    ),
  )
  const reload = async (next: unknown, url: string = path) => {
    state.view = next
    await act(async () => void (await views.load(url, { force: true }).catch(() => {})))
  }
  return { ...test, ...view, services, views, state, reload, device: storage.stored }
}

export const down = new NetworkError('paas/viewEngine/getByUrl')
export const tap = async (label: string) =>
  act(async () => void fireEvent.click(screen.getByText(label)))
