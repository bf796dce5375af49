import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { type Logger, pino } from 'pino'
import type { HostName } from '../src/http/endpoint'
import { redactText } from '../src/http/redact'
import { settings } from '../taproom.config'
import { DrawnPages } from './builder/drawn-pages'
import { epochOf, VIEWS_REV } from './builder/revision'
import { News } from './chat/news'
import { reportsPage } from './client-report/page'
import { SandboxClock } from './clock'
import { remindOfEvents } from './content/reminders'
import { Faults } from './controls/faults'
import { CONTROL_HEADER, controlGate } from './controls/gate'
import { RequestLog } from './controls/request-log'
import { controlRoutes } from './controls/routes'
import { isRemote } from './database/open'
import { openSeededDatabase } from './database/seeded-database'
import { createGateways } from './gateways'
import { gatewayRoutes } from './gateways/routes'
import type { VendorSettings } from './gateways/settings'
import type { Handler } from './handler'
import { toResponse, waitHeader } from './http/envelopes'
import { guardHeaders } from './http/guard-headers'
import { BODY_BYTES, CONTROL_BYTES, limitBody, soundBody } from './http/limits'
import { localeOf } from './http/locale'
import { missingAppPage } from './http/missing-app-page'
import { mountHost } from './http/mount-host'
import { describeApi } from './http/openapi'
import { readOrigins } from './http/origins'
import { Proxies } from './http/proxies'
import { staticFiles } from './http/static-files'
import { uploadedFiles } from './http/uploaded-files'
import { bookIncome } from './investment/course'
import { runErrands } from './pay/errands'
import { reconcile } from './pay/reconcile'
import { picture } from './pictures'
import { film, rangeOf } from './pictures/films'
import { bookRewards } from './referral/rewards'
import { Refusal } from './refusal'
import { HANDLERS } from './routes'
import { Health, healthRoutes } from './running/health'
import { REQUEST_ID, watchCalls } from './running/log'
import { Metrics, metricsPage } from './running/metrics'
import { limitAddresses, RateLimits, type Rates } from './running/rates'
import { SKEW_SECONDS } from './security/authenticate'
import { FilePasses } from './security/file-passes'
import { Nonces } from './security/nonces'
import { Tokens } from './security/tokens'
import { BEER_DEMO, type Demo } from './seed/demo'
import type { Services } from './services'
import { DatabaseFiles, ObjectFiles } from './storage/file-store'
import type { ObjectStorage } from './storage/object-storage'

/** The key anonymous calls are signed with. Public: it ships in the client. */
export const PROJECT_KEY = settings.keys.project

export interface SandboxOptions {
  /** Directory of the database, or `:memory:`. */
  readonly dataDir: string
  /** `postgres://…` of a database that any number of processes share, instead of one in the directory. */
  readonly databaseUrl?: string | undefined
  readonly projectKey?: string
  /** The built H5 app; `dist/h5` unless given. */
  readonly staticDir?: string
  /** `/sandbox/…`; on unless told otherwise, and never in production. */
  readonly controls?: boolean
  /** What `/sandbox/…` asks for; made up unless given. */
  readonly controlToken?: string
  /** Pages of other origins that may call, such as the development server's. */
  readonly origins?: readonly string[]
  /** Prints what a person at the console wants to see, such as text messages. */
  readonly print?: (line: string) => void
  /** Where calls and failures are written down; failures are printed without it. */
  readonly logger?: Logger
  /** What opens `/metrics`; nothing is measured without it. */
  readonly metricsToken?: string
  /** How much anybody may call; without it there is no limit but those of single calls. */
  readonly rates?: Rates
  /** Whose word about an address is taken; nobody's unless given. */
  readonly proxies?: Proxies
  /** Whether the demonstration's data is put into a new database; it is unless told otherwise. */
  readonly withDemo?: boolean
  /** Which one that is; the first unless given. */
  readonly demo?: Demo
  /** Where uploads are kept; in the database unless given. */
  readonly objects?: ObjectStorage
  /** The vendors of a server for customers; elsewhere all of them are simulated. */
  readonly vendors?: VendorSettings
  /** Milliseconds since 1970; tests may bring their own. */
  readonly machineMs?: () => number
  /** More calls than the sandbox's own, for tests of the machinery. */
  readonly handlers?: readonly Handler[]
}

export interface Sandbox {
  readonly fetch: (request: Request, env?: unknown) => Response | Promise<Response>
  /** Calls the sandbox in process, controls included: a path and what `fetch` takes. */
  readonly request: (path: string, init?: RequestInit) => Promise<Response>
  readonly services: Services
  /** Whether calls should be sent to it. */
  readonly health: Health
  /** Where they were asked for. */
  readonly metrics: Metrics | undefined
  /** What `/sandbox/…` asks for. */
  readonly controlToken: string
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
  const controlToken = options.controlToken ?? randomBytes(16).toString('hex')
  const metrics = options.metricsToken === undefined ? undefined : new Metrics()
  const demo = options.demo ?? BEER_DEMO
  const place = options.databaseUrl ?? options.dataDir
  const { db, alone, wire, counter, reset, close } = await openSeededDatabase(place, now, {
    demo: (options.withDemo ?? true) ? demo : undefined,
    onError: () => metrics?.databaseFailed(),
  })
  clock.share(wire)
  metrics?.watchDueWork(db, now)
  const app = new Hono()
  const request = async (path: string, init?: RequestInit) => {
    const incoming = new Request(IN_PROCESS + path, init)
    if (/^\/(sandbox|dev)\//.test(path)) incoming.headers.set(CONTROL_HEADER, controlToken)
    return app.fetch(incoming)
  }
  const faults = new Faults()
  const copies = () => faults.notificationCopies()
  const isProduction = process.env.NODE_ENV === 'production'
  const handlers = options.handlers ? [...HANDLERS, ...options.handlers] : HANDLERS
  const fail = failing(options)
  const folder = resolve(options.staticDir ?? 'dist/h5')
  const { objects } = options
  const services: Services = {
    db,
    demo,
    alone,
    clock,
    tokens: new Tokens(db, now),
    passes: new FilePasses(db, now),
    files: objects ? new ObjectFiles({ db, storage: objects, now, fail }) : new DatabaseFiles(db),
    nonces: new Nonces(db, { window: SKEW_SECONDS }),
    gateways: createGateways({
      ...{ db, now, post: request, copies, print: options.print ?? (() => {}) },
      vendors: isProduction ? (options.vendors ?? {}) : undefined,
    }),
    faults,
    log: new RequestLog(),
    news: new News(db, wire),
    forms: new Map(),
    drawn: new DrawnPages(folder, fail),
    epoch: isRemote(place) ? await epochOf(db) : randomBytes(6).toString('base64url'),
    contracts: handlers.map(({ contract }) => contract),
    projectKey: options.projectKey ?? PROJECT_KEY,
    origins: options.origins ?? readOrigins(undefined, isProduction),
    print: options.print ?? (() => {}),
    fail,
    limits: options.rates && new RateLimits(options.rates, counter),
    proxies: options.proxies ?? new Proxies(),
  }
  const { limits, proxies } = services

  app.use(watchCalls({ logger: options.logger ?? SILENT, metrics }))
  guardHeaders(app)
  const health = new Health(db)
  app.route('/health', healthRoutes(health))
  app.use(
    cors({
      origin: [...services.origins],
      maxAge: 86_400,
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      exposeHeaders: [VIEWS_REV, REQUEST_ID, 'retry-after'],
    }),
  )
  if (metrics) app.get('/metrics', metricsPage(metrics, options.metricsToken ?? ''))
  if (limits) {
    const limit = limitAddresses(limits, (env, headers) => proxies.addressOf(env, headers))
    for (const host of [...HOSTS, 'pay', 'files']) app.use(`/${host}/*`, limit)
  }
  // Definitions, lists and drawings come to a quarter of themselves.
  const packed = compress()
  for (const name of [...HOSTS, 'pictures']) app.use(`/${name}/*`, packed)
  for (const host of HOSTS) mountHost(app, host, handlers, services)
  app.use('/pay/*', limitBody(BODY_BYTES), soundBody)
  app.route('/pay', gatewayRoutes(services))
  if (!isProduction && options.controls !== false) {
    app.use('/sandbox/*', controlGate(controlToken), limitBody(CONTROL_BYTES))
    app.route('/sandbox', controlRoutes({ ...services, reset }))
    app.get('/dev/reports', controlGate(controlToken), async (c) =>
      c.html(await reportsPage(db, localeOf(c.req.header('accept-language')))),
    )
  }
  app.get('/openapi.json', (c) => c.json(describeApi(handlers, '1.1.2')))
  mountPictures(app)
  mountFilms(app)
  app.route('/files', uploadedFiles(services))
  mountStatic(app, folder)
  app.onError((error, c) => plainRefusal(error, c, services))

  // What the process before this one could not say or hear any more.
  const tick = async () => {
    await services.gateways.notifier?.deliverDue()
    await runErrands(services)
    await remindOfEvents(db, now())
    await bookIncome(db, now())
    await bookRewards(db, now())
    await services.files.sweep()
  }
  await tick()
  await db.transaction().execute((trx) => reconcile(trx, now()))

  const fetch: Sandbox['fetch'] = (incoming, env) => app.fetch(incoming, env as object)
  return { fetch, request, services, health, metrics, controlToken, tick, close }
}

const SILENT = pino({ level: 'silent' })

/** Failures go to the log, or to the console where there is none. */
function failing({ logger, print = () => {} }: SandboxOptions): Services['fail'] {
  if (logger) return (where, err) => logger.error({ where: redactText(where), err }, 'failed')
  return (where, error) =>
    print(`${where}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
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

/** So are films; players ask for them piece by piece. */
function mountFilms(app: Hono): void {
  app.get('/films/*', (c) => {
    const name = /^\/films\/([a-z]+)\.mp4$/.exec(c.req.path)?.[1]
    const bytes = name === undefined ? undefined : film(name)
    if (!bytes) return c.text('Not found', 404)
    const range = rangeOf(c.req.header('range'), bytes.length)
    const { from, to } = range ?? { from: 0, to: bytes.length - 1 }
    return c.body(Uint8Array.from(bytes.subarray(from, to + 1)), range ? 206 : 200, {
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      ...(range && { 'content-range': `bytes ${from}-${to}/${bytes.length}` }),
    })
  })
}

function mountStatic(app: Hono, root: string): void {
  app.route('/', staticFiles(root))
  app.get('*', (c) => {
    const { pathname, search } = new URL(c.req.url)
    if (pathname === '/') return c.html(missingAppPage(root))
    // A login may bring somebody back to `//?code=…`: the app lies behind one slash.
    return /^\/+$/.test(pathname) ? c.redirect(`/${search}`) : c.text('Not found', 404)
  })
}

/** What was refused before a call was read, or outside the envelopes: there it is a status and a message. */
function plainRefusal(error: Error, c: Context, services: Services): Response {
  if (error instanceof Refusal) {
    const host = HOSTS.find((name) => c.req.path.startsWith(`/${name}/`))
    const message = error.text[localeOf(c.req.header('accept-language'))]
    const { code, retryAfter } = error
    return host
      ? toResponse(host, { code, message, data: null, retryAfter })
      : Response.json({ message }, { status: code, headers: waitHeader(error) })
  }
  // A cut connection is the adapter's business; in process the fetch rejects.
  if (error.name === 'DroppedConnection') throw error
  services.fail(`${c.req.method} ${c.req.path}`, error)
  return Response.json({ message: 'The sandbox failed.' }, { status: 500 })
}
