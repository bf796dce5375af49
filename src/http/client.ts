import type { SessionExpiredError } from '../errors'
import { ClockSkewError, RequestCancelledError } from '../errors'
import { openEnvelope } from './envelope'
import { buildHeaders, type DeviceHeaders, type SessionHeaders } from './headers'
import { shareInFlight } from './in-flight'
import { serializeQuery } from './query'
import { withRetry } from './retry'
import type { ServerClock } from './server-clock'
import { withTimeout } from './timeout'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The three servers of client spec §7. */
export type HostName = 'main' | 'chat' | 'generic'

export type Query = Readonly<Record<string, string | number | boolean | undefined>>

export interface HttpRequest {
  readonly host: HostName
  readonly method: Method
  /** Relative to the host, no leading slash: `people/user/login`. */
  readonly path: string
  readonly query?: Query
  readonly body?: unknown
  /** Changes nothing on the server: may be shared in flight and retried. */
  readonly read: boolean
  /** Sent without a session even when there is one, and signed. */
  readonly anonymous: boolean
  readonly signal?: AbortSignal
  /** No global spinner for this call. */
  readonly quiet?: boolean
}

export interface TransportRequest {
  readonly url: string
  readonly method: Method
  readonly headers: Readonly<Record<string, string>>
  /** Serialised JSON. A string, so that the signature covers exactly what is sent. */
  readonly body: string | undefined
  readonly timeoutMs: number
  readonly signal?: AbortSignal
}

export interface TransportResponse {
  readonly status: number
  /** Parsed JSON when it is JSON, else the text. */
  readonly body: unknown
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
}

/** What a platform must offer to carry a request. Nothing above this line knows about Taro. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>

export interface HttpOptions {
  readonly transport: Transport
  /** Base url per host, ending in a slash. */
  readonly hosts: Readonly<Record<HostName, string>>
  readonly projectKey: string
  /** Read on every call, so a fresh token is never missed. */
  readonly session: () => SessionHeaders
  readonly device: () => DeviceHeaders
  readonly clock: ServerClock
  /** Session policy lives with the session, not in the transport. `epoch` is that of the failed call. */
  readonly onSessionExpired: (error: SessionExpiredError, epoch: number) => void
  /** Counts calls that want a spinner: +1 and -1. */
  readonly onPending?: (change: 1 | -1) => void
  readonly timeoutMs?: number
  /** Waits between retries; tests pass one that does not wait. */
  readonly sleep?: (ms: number) => Promise<void>
}

export interface HttpClient {
  /** Resolves with the data inside the envelope. Every call settles (client spec §9: 60 s). */
  send(request: HttpRequest): Promise<unknown>
}

/** Client spec §9: request, socket, upload and download, each. */
export const NETWORK_TIMEOUT_MS = 60_000

/** Creates the client: headers, envelope, sharing, retry, clock healing and timeouts in one chain. */
export function createHttpClient(options: HttpOptions): HttpClient {
  const timeoutMs = options.timeoutMs ?? NETWORK_TIMEOUT_MS

  async function sendOnce(request: HttpRequest): Promise<unknown> {
    const session = options.session()
    const body = request.body === undefined ? undefined : JSON.stringify(request.body)
    const headers = buildHeaders({
      session,
      device: options.device(),
      projectKey: options.projectKey,
      timestamp: options.clock.now(),
      request: { ...request, body: body ?? '' },
    })
    const response = await withTimeout(
      options.transport({
        url: options.hosts[request.host] + request.path + serializeQuery(request.query),
        method: request.method,
        headers,
        body,
        timeoutMs,
        signal: request.signal,
      }),
      { path: request.path, timeoutMs, signal: request.signal },
    )
    return openEnvelope(request, response, (error) =>
      options.onSessionExpired(error, session.epoch),
    )
  }

  /** A call refused for our clock is replayed once with the server's time (decisions.md, 7). */
  async function sendHealed(request: HttpRequest): Promise<unknown> {
    try {
      return await sendOnce(request)
    } catch (error) {
      if (!(error instanceof ClockSkewError)) throw error
      options.clock.learn(error.serverTime)
      return sendOnce(request)
    }
  }

  const sendPatiently = withRetry(sendHealed, options.sleep)
  const sendShared = shareInFlight(sendPatiently, () => options.session().epoch)

  return {
    async send(request) {
      if (request.signal?.aborted) throw new RequestCancelledError(request.path)
      if (!request.quiet) options.onPending?.(1)
      try {
        return await sendShared(request)
      } finally {
        if (!request.quiet) options.onPending?.(-1)
      }
    },
  }
}
