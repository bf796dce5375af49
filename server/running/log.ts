import { AsyncLocalStorage } from 'node:async_hooks'
import type { MiddlewareHandler } from 'hono'
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino'
import { redactProblem, redactText } from '../../src/http/redact'
import type { Metrics } from './metrics'

/** What a line of the log may begin at, from little to everything. */
export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** The id of the call that is being answered, wherever something is said of it. */
const current = new AsyncLocalStorage<string>()

/**
 * A log of JSON lines: `level`, `time` (ISO 8601), `msg`, and `request` where it was during a call.
 *
 * @param level what is less than that is not written.
 * @param to standard output unless given.
 */
export function createLogger(level: LogLevel, to?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: safeError },
      mixin: () => {
        const request = current.getStore()
        return request === undefined ? {} : { request }
      },
    },
    ...(to ? [to] : []),
  )
}

/**
 * The same log for a person at a desk, in colours where the terminal has them.
 *
 * @param destination standard output unless given.
 */
export async function createReadableLogger(
  level: LogLevel,
  destination: NodeJS.WritableStream | 1 = 1,
): Promise<Logger> {
  const { PinoPretty } = await import('pino-pretty')
  return createLogger(level, PinoPretty({ sync: true, translateTime: 'SYS:HH:MM:ss', destination }))
}

/** A failure without whom it was about; of its stack the places. */
function safeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: redactProblem(String(error)) }
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { type: error.name, message: redactProblem(error.message), stack: places.join('\n') }
}

/** Names of routes are few; the address a call was made to is anybody's text and stays out of the log. */
export const ROUTE = 'route'
const METHODS: readonly string[] = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD']
/** Asked every few seconds by machines. */
const BORING = /^\/(health|metrics)\b/
const WELL_FORMED = /^[\w-]{8,64}$/
export const REQUEST_ID = 'x-request-id'

interface Watchers {
  readonly logger: Logger
  readonly metrics: Metrics | undefined
}

/**
 * Gives every call an id (the caller's own if it is well formed), answers with it, and writes one line and
 * one measurement: method, pattern of the route, status, time. A status of 0 is a connection that was cut.
 */
export function watchCalls({ logger, metrics }: Watchers): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now()
    const given = c.req.header(REQUEST_ID) ?? ''
    const id = WELL_FORMED.test(given) ? redactText(given) : crypto.randomUUID()
    let status = 0
    try {
      await current.run(id, next)
      status = c.res.status
      c.header(REQUEST_ID, id)
    } finally {
      const ms = Math.round((performance.now() - startedAt) * 10) / 10
      const method = METHODS.includes(c.req.method) ? c.req.method : 'OTHER'
      const route = c.get(ROUTE) ?? routeOf(c.req.path)
      metrics?.answered({ method, route, status, seconds: ms / 1000 })
      logger[levelOf(route, status)]({ request: id, method, route, status, ms }, 'call')
    }
  }
}

const levelOf = (route: string, status: number) => {
  if (status >= 500 && !BORING.test(route)) return 'error'
  return BORING.test(route) ? 'debug' : 'info'
}

/** What is no call of a contract, by the first part of its path if that is one of ours. */
const OWN = /^\/(main|generic|chat|pay|sandbox|dev|pictures|films|files)\//
function routeOf(path: string): string {
  if (BORING.test(path) && /^\/\w+(\/(live|ready))?$/.test(path)) return path
  if (path === '/openapi.json') return path
  const [, first] = OWN.exec(path) ?? []
  return first === undefined ? '/*' : `/${first}/*`
}
