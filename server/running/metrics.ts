import type { MiddlewareHandler } from 'hono'
import type { Kysely } from 'kysely'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { isSame } from '../controls/gate'
import type { Database } from '../database/schema'

/** Of an answer, seconds: most come within ten milliseconds, and who waits for ten seconds has left. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** One call that was answered. */
export interface Answered {
  readonly method: string
  /** Its pattern: addresses are without end, patterns are not. */
  readonly route: string
  /** 0 for a connection that was cut. */
  readonly status: number
  readonly seconds: number
}

/** What is measured of a server, in the format of Prometheus. Names begin with `taproom_`. */
export class Metrics {
  private readonly registry = new Registry()
  private readonly calls = new Counter({
    name: 'taproom_requests_total',
    help: 'Calls answered; status 0 is a connection that was cut.',
    labelNames: ['method', 'route', 'status'] as const,
    registers: [this.registry],
  })
  private readonly durations = new Histogram({
    name: 'taproom_request_duration_seconds',
    help: 'Time to an answer.',
    labelNames: ['method', 'route'] as const,
    buckets: BUCKETS,
    registers: [this.registry],
  })
  private readonly errors = new Counter({
    name: 'taproom_database_errors_total',
    help: 'Statements the database refused.',
    registers: [this.registry],
  })

  constructor() {
    collectDefaultMetrics({ register: this.registry })
  }

  /** Counts a call. */
  answered({ method, route, status, seconds }: Answered): void {
    this.calls.inc({ method, route, status: String(status) })
    this.durations.observe({ method, route }, seconds)
  }

  /** Counts a statement that failed. */
  databaseFailed(): void {
    this.errors.inc()
  }

  /** @param count how many sockets are open at the moment it is asked. */
  watchSockets(count: () => number): void {
    new Gauge({
      name: 'taproom_open_sockets',
      help: 'Sockets of the chat that are open.',
      registers: [this.registry],
      collect() {
        this.set(count())
      },
    })
  }

  /** @param now seconds since 1970, by the clock that work comes due by. */
  watchDueWork(db: Kysely<Database>, now: () => number): void {
    new Gauge({
      name: 'taproom_due_notifications',
      help: 'News of payments whose time has come and which are not delivered.',
      registers: [this.registry],
      async collect() {
        const { count } = await db
          .selectFrom('gateway_outbox')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('deliveredAt', 'is', null)
          .where('nextAt', '<=', now())
          .executeTakeFirstOrThrow()
        this.set(count)
      },
    })
  }

  /** Everything, as Prometheus reads it. */
  async text(): Promise<{ readonly type: string; readonly body: string }> {
    return { type: this.registry.contentType, body: await this.registry.metrics() }
  }
}

const BEARER = /^Bearer (.+)$/

/** `/metrics`, for who brings the token; for others it does not exist. */
export function metricsPage(metrics: Metrics, token: string): MiddlewareHandler {
  return async (c) => {
    const [, given = ''] = BEARER.exec(c.req.header('authorization') ?? '') ?? []
    if (!isSame(given, token)) return c.text('Not found', 404)
    const { type, body } = await metrics.text()
    return c.body(body, 200, { 'content-type': type, 'cache-control': 'no-store' })
  }
}
