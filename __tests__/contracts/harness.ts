import { createApp, PROJECT_KEY, type Sandbox } from '../../server/app'
import { type AnyEndpoint, setHttpClient } from '../../src/api/endpoint'
import { createHttpClient } from '../../src/http/client'
import type { SessionHeaders } from '../../src/http/headers'
import { ServerClock } from '../../src/http/server-clock'
import type { Transport, TransportRequest } from '../../src/shared/transport'

/** Accounts of the seed. */
export const PEOPLE = {
  member: { id: '1001', mobile: '13800138000' },
  newcomer: { id: '1002', mobile: '19912345678' },
  owner: { id: '1003', mobile: '13900139000' },
} as const
export type Person = keyof typeof PEOPLE

/** One call as the client makes it and the sandbox answers it. */
export interface Row {
  readonly call: AnyEndpoint
  /** Nobody is logged in unless said. */
  readonly as?: Person
  readonly input?: { readonly [part in 'params' | 'query' | 'body']?: unknown }
  /** Method, path and query exactly as they leave: `GET people/store/location?latitude=1`. */
  readonly sends: string
  /** What comes back, with asymmetric matchers where it differs from run to run. */
  readonly answers: unknown
}

/** Client and sandbox in one process: the real client, its transport being a function call. */
export class Harness {
  private sent: TransportRequest[] = []
  private session: SessionHeaders = NOBODY
  private readonly tokens = new Map<Person, SessionHeaders>()

  private constructor(readonly sandbox: Sandbox) {}

  static async open(): Promise<Harness> {
    const harness = new Harness(await createApp({ dataDir: ':memory:' }))
    setHttpClient(
      createHttpClient({
        transport: harness.transport,
        hosts: { main: '/main/', generic: '/generic/', chat: '/chat/' },
        projectKey: PROJECT_KEY,
        session: () => harness.session,
        device: () => DEVICE,
        clock: new ServerClock(0, () => {}),
        onSessionExpired: () => {},
        sleep: async () => {},
      }),
    )
    return harness
  }

  private readonly transport: Transport = async (request) => {
    this.sent.push(request)
    const { url, method, headers, body } = request
    const response = await this.sandbox.request(url, { method, headers: { ...headers }, body })
    return { status: response.status, body: await response.json(), headers: {} }
  }

  /** Back to the seed; sessions are rows too. */
  async reset(): Promise<void> {
    await this.sandbox.request('/sandbox/reset', { method: 'POST', body: '{}' })
    this.tokens.clear()
    this.session = NOBODY
  }

  /** Everything after this is asked by that person, or by nobody. */
  async become(person: Person | undefined): Promise<void> {
    if (person === undefined) {
      this.session = NOBODY
      return
    }
    const known = this.tokens.get(person) ?? (await this.issue(person))
    this.tokens.set(person, known)
    this.session = known
  }

  private async issue(person: Person): Promise<SessionHeaders> {
    const { id } = PEOPLE[person]
    const { token, expiresAt } = await this.sandbox.services.tokens.issue(id, 'WapH5')
    return { ...NOBODY, epoch: Number(id), user: { id, token, expireTime: expiresAt } }
  }

  /** Makes the call and answers with what left and what came back. */
  async run({ call, as, input }: Pick<Row, 'call' | 'as' | 'input'>) {
    await this.become(as)
    this.sent = []
    const answer: unknown = await call(input)
    const [request] = this.sent
    return { answer, request, sends: request && `${request.method} ${request.url.slice(6)}` }
  }

  /** Every row of every table, to see that nothing changed. */
  async contents(): Promise<string> {
    const { db } = this.sandbox.services
    const tables = (await db.introspection.getTables()).map(({ name }) => name)
    const data = tables.filter((name) => !['sessions', 'settings'].includes(name))
    const rows = await Promise.all(
      data.map((name) =>
        db
          .selectFrom(name as 'users')
          .selectAll()
          .execute(),
      ),
    )
    return JSON.stringify(rows)
  }
}

const NOBODY: SessionHeaders = {
  epoch: 0,
  tenant: 'master',
  merchantId: '',
  regionId: '',
  filter: '',
}

const DEVICE = {
  clientType: 'WapH5',
  appType: 'h5',
  isMobile: true,
  clientUrl: '/',
  locale: 'en',
  project: 'taproom',
}
