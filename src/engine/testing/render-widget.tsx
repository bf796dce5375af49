import type { QueryClient } from '@tanstack/query-core'
import { act, render } from '@testing-library/react'
import { observable, reaction, runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import type { ReactElement } from 'react'
import { ApiError, type AppError } from '../../errors'
import { UnfinishedPayments } from '../../features/pay'
import type { HttpRequest } from '../../http/endpoint'
import { setHttpClient } from '../../http/endpoint'
import type { UserRecord } from '../../http/shapes'
import { callNames, findWrite, loadSource } from '../../registry/call-lookup'
import type { Navigator, Word } from '../../routing/navigator'
import type { Question } from '../../shared/host-port'
import type { RawStorage } from '../../shared/storage'
import { ActivityStore } from '../../stores/activity-store'
import { KeptStore } from '../../stores/kept-store'
import { createPersistence } from '../../stores/persistence'
import { SessionStore } from '../../stores/session-store'
import { SettingsStore } from '../../stores/settings-store'
import { memoryStorage } from '../../stores/testing/memory-storage'
import { memoryViews } from '../../stores/testing/memory-views'
import { ViewStore } from '../../stores/view-store'
import { type AnyWidget, createRegistry, type Platform, type ViewDefinition } from '../contract'
import { createQueryClient } from '../data/queries'
import { Outlet } from '../outlet/outlet'
import { PageContext } from '../page/page-context'
import { askOn } from '../page/view-page'
import { compile } from '../read/compile'
import { type Services, ServicesContext } from '../services'
import { fakeHost, type HostAnswers } from './fake-host'

/** Answers of the server by path: data, an error to throw, or a function of the request. */
export type FakeApi = Readonly<
  Record<string, unknown | AppError | ((request: HttpRequest) => unknown)>
>

export interface WidgetSetup {
  readonly value?: unknown
  readonly config?: Record<string, unknown>
  readonly query?: Readonly<Record<string, string>>
  readonly url?: string
  readonly user?: UserRecord
  readonly api?: FakeApi
  /** The client the widget believes to run in; a browser unless told. */
  readonly clientType?: string
  /** What is on the device already: the same once more is the app after a restart. */
  readonly storage?: RawStorage
  /** The host and its phone's system: a browser unless told. */
  readonly platform?: Platform
  readonly os?: 'ios' | 'other'
  /** What the server lacks. */
  readonly lacks?: ReadonlySet<string>
  /** What pages left for this one. */
  readonly kept?: KeptStore
  /** What the host answers otherwise than `fakeHost` does. */
  readonly host?: HostAnswers
  /** What a mini-program asks whether it may tell; nobody is asked unless told. */
  readonly news?: Services['news']
  /** What was fetched before, such as by the page that led here. */
  readonly queries?: QueryClient
}

export { testUser } from '../../stores/testing/test-user'

/**
 * Whoever draws what it reads shows its own waiting state, and not the app's as well. Not so what is asked
 * between a tap and what it does, before a page is there, and for an action of a definition, which has no shape
 * of its own to wait in.
 */
const LOUD = [
  'people/userDetail/needSetPayPassword',
  'people/userDetail/checkPayPassword',
  'api/may',
  'employee/isAdmin',
  'api/Region/GetCityByPlace',
  'basic/sms/code',
  'messages',
  'live/push',
  'merchant/pickup/find',
  'merchant/ticket/find',
  'merchant/voucher/find',
  'merchant/product/show',
  'merchant/review/page',
  'paas/viewEngine/',
]

/** In-memory services with mocks where a test looks: host, navigator and the calls that were sent. */
export function createTestServices({
  user,
  api = {},
  query,
  clientType,
  storage = memoryStorage(),
  platform,
  os,
  lacks,
  kept = new KeptStore(),
  host: answers,
  news,
  queries = createQueryClient(),
}: WidgetSetup = {}) {
  const calls: HttpRequest[] = []
  setHttpClient({
    async send(request) {
      calls.push(request)
      const { path, read, quiet, background } = request
      if (read && !quiet && !background && !LOUD.some((each) => path.startsWith(each)))
        throw new Error(`${path} is not quiet`)
      const answer = api[request.path]
      if (answer === undefined) throw new ApiError(request.path, 404, `no fake for ${request.path}`)
      if (answer instanceof Error) throw answer
      return typeof answer === 'function' ? answer(request) : answer
    },
  })
  const persistence = createPersistence({
    raw: storage,
    randomBytes: (length) => new Uint8Array(length).fill(7),
  })
  const session = new SessionStore({ persistence })
  if (user) session.login(user)
  const follow = () => kept.follow(session.userId, session.signedOut)
  reaction(() => session.userId, follow)
  follow()
  const navigator = {
    open: jest.fn(async (_url: string) => {}),
    replace: jest.fn(async (_url: string) => {}),
    go: jest.fn(async (_word: Word, _url: string) => {}),
    back: jest.fn(async () => {}),
    home: jest.fn(async () => {}),
    current: jest.fn(() => '/'),
    isLeaving: jest.fn((): boolean => false),
    widen: jest.fn(async (_url: string) => {}),
    previous: jest.fn((): string | undefined => undefined),
  } satisfies Navigator
  const host = fakeHost({ platform, clientType, os, query, answers })
  const services: Services = {
    session,
    activity: new ActivityStore(),
    kept,
    settings: new SettingsStore({ persistence, hostLocale: 'en', systemIsDark: false }),
    views: new ViewStore({
      fetchView: async () => null,
      fetchAll: async () => [],
      storage: memoryViews(),
      scope: () => 'test',
      ttl: 0,
    }),
    queries,
    persistence,
    navigator,
    host,
    ...(news && { news }),
    lacks,
    loadSource,
    findWrite,
    callNames,
    knowsUser: clientType === 'WeChat',
    renewUser: jest.fn(async () => {}),
    PageNotices: UnfinishedPayments,
    report: jest.fn(),
    development: true,
  }
  return { services, host, navigator, calls, session, kept }
}

/** Draws one widget through the engine: compiled, gated, loaded and bounded as on a page. */
export async function renderWidget(widget: AnyWidget, setup: WidgetSetup = {}) {
  const test = createTestServices(setup)
  const { type } = widget.definition
  const definition = {
    name: 'test',
    url: setup.url ?? '/test',
    widgets: [{ value: setup.value, config: { ...setup.config, type } }],
  } as unknown as ViewDefinition
  const compiled = compile(definition, { registry: createRegistry(widget), platform: 'h5' })
  if (!compiled) throw new Error('the test definition does not compile')
  const refresh = jest.fn(async () => {})
  const url = setup.url ?? '/test'
  const panel = observable.box<ReactElement | undefined>(undefined, { deep: false })
  const show = (next: ReactElement) => runInAction(() => panel.set(next))
  const page = {
    url,
    query: setup.query ?? {},
    state: observable.map<string, unknown>(),
    isShown: () => true,
    isLeft: () => false,
    hold: () => () => {},
    show,
    stand: () => {},
    ask: (question: Question) =>
      askOn({ isLeft: () => false, show, host: test.host, failure: 'not loaded' }, question),
    about: () => ({ title: 'Test page', meta: undefined }),
    refresh,
  }
  const Panel = observer(() => <>{panel.get()}</>)
  // Answers of the fakes arrive within microtasks: `act` waits for the drawn result.
  const view = await act(async () =>
    render(
      <ServicesContext.Provider value={test.services}>
        <PageContext.Provider value={page}>
          <Outlet widgets={compiled.widgets} />
          <Panel />
        </PageContext.Provider>
      </ServicesContext.Provider>,
    ),
  )
  return { ...test, ...view, refresh, compiled, page }
}
