import type { SessionExpiredError } from '../errors'
import { ClockSkewError, RequestCancelledError } from '../errors'
import type { Transport } from '../shared/transport'
import { openEnvelope } from './envelope'
import { buildHeaders, type DeviceHeaders, type SessionHeaders } from './headers'
import { shareInFlight } from './in-flight'
import { serializeQuery } from './query'
import { withRetry } from './retry'
import type { ServerClock } from './server-clock'
import { withTimeout } from './timeout'
import type { HostName, HttpClient, HttpRequest } from './types'

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

/** Client spec §9: request, socket, upload and download, each. */
export const NETWORK_TIMEOUT_MS = 60_000

/** Creates the client: headers, envelope, sharing, retry, clock healing and timeouts in one chain. */
export function createHttpClient(options: HttpOptions): HttpClient {
  const timeoutMs = options.timeoutMs ?? NETWORK_TIMEOUT_MS

  async function sendOnce(request: HttpRequest): Promise<unknown> {
    // Asked at each try: the caller may have left between two of them.
    if (request.signal?.aborted) throw new RequestCancelledError(request.path)
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
      () =>
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
      if (!request.quiet) options.onPending?.(1)
      try {
        return await sendShared(request)
      } finally {
        if (!request.quiet) options.onPending?.(-1)
      }
    },
  }
}
