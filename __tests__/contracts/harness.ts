import { createApp, PROJECT_KEY, type Sandbox } from '../../server/app'
import type { Services } from '../../server/services'
import { OPEN_BOOKS } from '../../server/testing/open-books'
import { createHttpClient, ServerClock } from '../../src/http/client'
import { type AnyEndpoint, setHttpClient } from '../../src/http/endpoint'
import type { SessionHeaders } from '../../src/http/headers'
import * as signer from '../../src/shared/signature'

import type {
  ClientType,
  Transport,
  TransportRequest,
  UploadForm,
} from '../../src/shared/transport'

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
  /** The client that calls; a browser unless said. */
  readonly client?: ClientType
  /** What must have happened before, such as a code that was sent. */
  readonly before?: (services: Services) => Promise<unknown>
  readonly input?: { readonly [part in 'params' | 'query' | 'body']?: unknown }
  /** Method, path and query exactly as they leave: `GET people/store/location?latitude=1`. */
  readonly sends: string
  /** What comes back, with asymmetric matchers where it differs from run to run. */
  readonly answers: unknown
}

function toFormData({ field, file, fields }: UploadForm): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  if (file.blob) data.append(field, file.blob, file.name)
  return data
}

/** What left as the body: JSON, or the parts of a form. */
function bodyOf({ body, form }: TransportRequest): unknown {
  if (form) return { ...form.fields, [form.field]: form.file }
  return body === undefined ? undefined : JSON.parse(body)
}

/** Client and sandbox in one process: the real client, its transport being a function call. */
export class Harness {
  private sent: TransportRequest[] = []
  private session: SessionHeaders = NOBODY
  private client: ClientType = DEVICE.clientType
  private readonly tokens = new Map<Person, SessionHeaders>()

  private constructor(readonly sandbox: Sandbox) {}

  static async open(): Promise<Harness> {
    const harness = new Harness(await createApp({ dataDir: ':memory:' }))
    OPEN_BOOKS.add(harness.sandbox.services.db)
    setHttpClient(
      createHttpClient({
        transport: harness.transport,
        hosts: { main: '/main/', generic: '/generic/', chat: '/chat/', alternate: '/main/' },
        projectKey: PROJECT_KEY,
        signer,
        session: () => harness.session,
        device: () => ({ ...DEVICE, clientType: harness.client }),
        clock: new ServerClock(0, () => {}),
        onSessionExpired: () => {},
        sleep: async () => {},
      }),
    )
    return harness
  }

  private readonly transport: Transport = async (request) => {
    this.sent.push(request)
    const { url, method, headers, body, form } = request
    const { 'Content-Type': _, ...others } = headers
    const response = await this.sandbox.request(url, {
      method,
      headers: form ? others : { ...headers },
      body: form ? toFormData(form) : body,
    })
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
  async run({ call, as, client, input, before }: Omit<Row, 'sends' | 'answers'>) {
    this.client = client ?? DEVICE.clientType
    await before?.(this.sandbox.services)
    await this.become(as)
    this.sent = []
    const answer: unknown = await call(input)
    const [request] = this.sent
    return {
      answer,
      sends: request && `${request.method} ${request.url.replace(/^\/\w+\//, '')}`,
      body: request && bodyOf(request),
    }
  }

  /** Every row of every table, to see that nothing changed. */
  async contents(): Promise<string> {
    const { db } = this.sandbox.services
    const tables = (await db.introspection.getTables()).map(({ name }) => name)
    const data = tables.filter(
      (name) => !['sessions', 'settings', 'nonces', 'answered'].includes(name),
    )
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
}

const DEVICE = {
  clientType: 'WapH5' as const,
  appType: 'h5',
  isMobile: true,
  clientUrl: '/',
  locale: 'en',
  project: 'taproom',
}
