import { resolve } from 'node:path'
import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import type { HostName } from '../src/http/types'
import { SandboxClock } from './clock'
import { Faults } from './controls/faults'
import { RequestLog } from './controls/request-log'
import { controlRoutes } from './controls/routes'
import { openSeededDatabase } from './database/seeded-database'
import { createGateways } from './gateways'
import { gatewayRoutes } from './gateways/routes'
import type { Handler } from './handler'
import { Api, type ApiCall } from './http/api'
import { localeOf } from './http/locale'
import { sufferFault } from './http/mishaps'
import { missingAppPage } from './http/missing-app-page'
import { describeApi } from './http/openapi'
import { remoteAddress } from './http/remote-address'
import { StaticFiles } from './http/static-files'
import { uploadedFiles } from './http/uploaded-files'
import { reconcile } from './pay/reconcile'
import { picture } from './pictures'
import { Refusal } from './refusal'
import { HANDLERS } from './routes'
import { Tokens } from './security/tokens'
import type { Services } from './services'

/** The key anonymous calls are signed with. Public: it ships in the client. */
export const PROJECT_KEY = 'taproom'

export interface SandboxOptions {
  /** Directory of the database, or `:memory:`. */
  readonly dataDir: string
  readonly projectKey?: string
  /** The built H5 app; `dist/h5` unless given. */
  readonly staticDir?: string
  /** `/sandbox/…`; on unless told otherwise or in production. */
  readonly controls?: boolean
  /** Prints what a person at the console wants to see, such as text messages. */
  readonly print?: (line: string) => void
  /** Milliseconds since 1970; tests may bring their own. */
  readonly machineMs?: () => number
  /** More calls than the sandbox's own, for tests of the machinery. */
  readonly handlers?: readonly Handler[]
}

export interface Sandbox {
  readonly fetch: (request: Request, env?: unknown) => Response | Promise<Response>
  /** Calls the sandbox in process: a path and what `fetch` takes. */
  readonly request: (path: string, init?: RequestInit) => Promise<Response>
  readonly services: Services
  /** Does what has come due by the sandbox's clock: a process calls it every second. */
  readonly tick: () => Promise<void>
  readonly close: () => Promise<void>
}

const HOSTS = ['main', 'generic', 'chat'] as const satisfies readonly HostName[]
const IN_PROCESS = 'http://127.0.0.1:4000'

/** The sandbox: a database, its gateways and one HTTP surface over them. Opens no port by itself. */
export async function createApp(options: SandboxOptions): Promise<Sandbox> {
  const clock = new SandboxClock(options.machineMs)
  const now = () => clock.now()
  const { db, reset, close } = await openSeededDatabase(options.dataDir, now)
  const app = new Hono()
  const request = async (path: string, init?: RequestInit) =>
    app.fetch(new Request(IN_PROCESS + path, init))
  const faults = new Faults()
  const copies = () => faults.notificationCopies()
  const services: Services = {
    db,
    clock,
    tokens: new Tokens(db, now),
    gateways: createGateways({ db, now, post: request, copies }),
    faults,
    log: new RequestLog(),
    projectKey: options.projectKey ?? PROJECT_KEY,
    print: options.print ?? (() => {}),
  }
  const handlers = options.handlers ? [...HANDLERS, ...options.handlers] : HANDLERS

  app.use(cors({ origin: '*', maxAge: 86_400, allowMethods: ['GET', 'POST', 'PUT', 'DELETE'] }))
  for (const host of HOSTS) mountHost(app, host, new Api(host, handlers, services), services)
  app.route('/pay', gatewayRoutes(services))
  if (options.controls ?? process.env.NODE_ENV !== 'production') {
    app.route('/sandbox', controlRoutes({ ...services, reset }))
  }
  app.get('/openapi.json', (c) => c.json(describeApi(handlers, '1.1.2')))
  mountPictures(app)
  app.route('/files', uploadedFiles(services))
  mountStatic(app, resolve(options.staticDir ?? 'dist/h5'))
  app.onError((error, c) => plainRefusal(error, c, services))

  // What the process before this one could not say or hear any more.
  const tick = () => services.gateways.notifier.deliverDue()
  await tick()
  await db.transaction().execute((trx) => reconcile(trx, now()))

  const fetch: Sandbox['fetch'] = (incoming, env) => app.fetch(incoming, env as object)
  return { fetch, request, services, tick, close }
}

/** One of the three servers: read the call, let a planned fault happen or answer it, note it down. */
function mountHost(app: Hono, host: HostName, api: Api, { faults, log, clock }: Services): void {
  app.all(`/${host}/*`, async (c) => {
    const startedAt = Date.now()
    const call = await readCall(host, c)
    const fault = faults.take(call.method, call.url.pathname)
    const proceed = () => api.answer(call)
    let status = 0
    try {
      const response = await (fault
        ? sufferFault({ fault, host, proceed, now: () => clock.now() })
        : proceed())
      status = response.status
      return response
    } finally {
      log.add({
        at: startedAt,
        method: call.method,
        path: call.url.pathname,
        query: call.url.search,
        headers: Object.fromEntries(call.headers),
        body: call.body,
        status,
        ms: Date.now() - startedAt,
        ...(fault && { fault: fault.kind }),
      })
    }
  })
}

async function readCall(host: HostName, { req: { raw }, env }: Context): Promise<ApiCall> {
  const url = new URL(raw.url)
  const bytes = await raw.arrayBuffer()
  const contentType = raw.headers.get('content-type') ?? ''
  const isText = !contentType.startsWith('multipart/')
  return {
    host,
    url,
    address: remoteAddress(env),
    method: raw.method,
    path: url.pathname.slice(host.length + 2),
    headers: raw.headers,
    contentType,
    bytes,
    body: isText ? Buffer.from(bytes).toString('utf8') : '',
  }
}

/** Pictures are drawn from their names and never change under one. */
function mountPictures(app: Hono): void {
  app.get('/pictures/*', (c) => {
    const { pathname, search } = new URL(c.req.url)
    const svg = picture(pathname + search)
    if (svg === undefined) return c.text('Not found', 404)
    return c.body(svg, 200, {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
  })
}

function mountStatic(app: Hono, root: string): void {
  const files = new StaticFiles(root)
  app.get('*', async (c) => {
    const { pathname } = new URL(c.req.url)
    const file = await files.answer(pathname, c.req.raw.headers)
    if (file) return file
    return pathname === '/' ? c.html(missingAppPage(root)) : c.text('Not found', 404)
  })
}

/** Outside the envelopes a refusal is a status and a message. */
function plainRefusal(error: Error, c: Context, services: Services): Response {
  if (error instanceof Refusal) {
    const message = error.text[localeOf(c.req.header('accept-language'))]
    return Response.json({ message }, { status: error.code })
  }
  // A cut connection is the adapter's business; in process the fetch rejects.
  if (error.name === 'DroppedConnection') throw error
  services.print(error.stack ?? error.message)
  return Response.json({ message: 'The sandbox failed.' }, { status: 500 })
}
