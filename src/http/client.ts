import { envelopes } from '../../taproom.config'
import {
  ClockSkewError,
  ContractError,
  RequestCancelledError,
  SessionExpiredError,
  SessionRenewedError,
  toApiError,
} from '../errors'
import {
  fieldsOf,
  newRequestId,
  type Signer,
  type Transport,
  type TransportResponse,
} from '../shared/transport'
import { encodePart, formatUrl } from '../shared/url'
import type { HostName, HttpClient, HttpRequest, Query } from './endpoint'
import { buildHeaders, type DeviceHeaders, type SessionHeaders } from './headers'
import { shareInFlight, withRetry, withTimeout } from './in-flight'

const REFUSED = 400

/**
 * Takes the data out of a response.
 *
 * @throws ApiError or one of its kinds for a refusal; ContractError when the body is no envelope.
 */
export function openEnvelope(
  { host, path }: { readonly host: HostName; readonly path: string },
  response: TransportResponse,
): unknown {
  const { status, body } = response
  const opened = envelopes[host](response)
  if (opened?.ok) return opened.data
  // A gateway's HTML or JSON, an empty body: its status speaks, and its message if it has one.
  const code = opened ? opened.code : status
  if (!opened && code < REFUSED) throw new ContractError(path, ['the body is no envelope'])
  const { message } = opened ?? fieldsOf(body)
  throw toApiError(path, code, typeof message === 'string' ? message : '', opened?.time)
}

export interface HttpOptions {
  readonly transport: Transport
  /** Base url per host, ending in a slash. */
  readonly hosts: Readonly<Record<HostName | 'alternate', string>>
  readonly projectKey: string
  readonly signer: Signer
  /** Read on every call, so a fresh token is never missed. */
  readonly session: () => SessionHeaders
  readonly device: () => DeviceHeaders
  readonly clock: ServerClock
  /**
   * Tries to get the refused session a new token without a word to the user. True when there is one:
   * reads are then sent once more, writes never. Must not reject. `epoch` is that of the refused call.
   */
  readonly recover?: (error: SessionExpiredError, epoch: number) => Promise<boolean>
  /** The session is over and could not be renewed. Its policy lives with the session, not here. */
  readonly onSessionExpired: (error: SessionExpiredError, epoch: number) => void
  /** Hears of each answer how new the server's pages are, if it says so. */
  readonly onViews?: (rev: string | undefined) => void
  /** An answer that is there already; undefined for a call that must be made. */
  readonly given?: (request: HttpRequest) => { readonly data: unknown } | undefined
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

  function sessionOf({ credentials }: HttpRequest): SessionHeaders {
    const session = options.session()
    return credentials ? { ...session, user: credentials, tokenLogin: true } : session
  }

  async function sendOnce(request: HttpRequest): Promise<unknown> {
    // Asked at each try: the caller may have left between two of them.
    if (request.signal?.aborted) throw new RequestCancelledError(request.path)
    const session = sessionOf(request)
    const { form } = request
    const body = form || request.body === undefined ? undefined : JSON.stringify(request.body)
    const query = formatUrl('', request.query)
    const sign = () =>
      buildHeaders({
        session,
        device: options.device(),
        projectKey: options.projectKey,
        signer: options.signer,
        timestamp: options.clock.now(),
        nonce: newRequestId(),
        request: { ...request, query, body: body ?? '', filter: filterOf(request) },
      })
    const response = await withTimeout(
      async () => {
        const headers = await sign()
        // To sign takes a moment, in which the caller may leave: a write is not sent after that.
        if (request.signal?.aborted) throw new RequestCancelledError(request.path)
        return options.transport({
          url: options.hosts[request.alternate ? 'alternate' : request.host] + request.path + query,
          method: request.method,
          headers,
          body,
          form,
          timeoutMs,
          signal: request.signal,
          check: request.check,
        })
      },
      { path: request.path, timeoutMs, signal: request.signal },
    )
    options.onViews?.(response.headers.viewsrev)
    return openEnvelope(request, response)
  }

  /** A call refused for our clock is replayed once with the server's time (point 7). */
  async function sendHealed(request: HttpRequest): Promise<unknown> {
    try {
      return await sendOnce(request)
    } catch (error) {
      if (!(error instanceof ClockSkewError)) throw error
      options.clock.learn(error.serverTime)
      return sendOnce(request)
    }
  }

  /**
   * A refused token is renewed once where the host can (point 20). Every call settles: a read is
   * replayed with the new token, a write is rejected, because nobody knows how far it got.
   */
  async function sendWithSession(request: HttpRequest): Promise<unknown> {
    const { epoch, user } = options.session()
    try {
      return await sendHealed(request)
    } catch (error) {
      // A login call never triggers a login (pitfalls P8), nor does the one that ends the session.
      const isMine = user !== undefined && !request.anonymous && request.recover !== false
      if (!isMine || !(error instanceof SessionExpiredError)) throw error
      if (!(await isRecovered(request, error, epoch))) {
        options.onSessionExpired(error, epoch)
        throw error
      }
      if (!request.read) throw new SessionRenewedError(error)
      return replay(request)
    }
  }

  /** Bounded like a call of its own: a host whose login never answers holds nobody up. */
  function isRecovered(request: HttpRequest, error: SessionExpiredError, epoch: number) {
    const { recover } = options
    if (!recover) return false
    const { path, signal } = request
    return withTimeout(() => recover(error, epoch), { path, timeoutMs, signal })
  }

  async function replay(request: HttpRequest): Promise<unknown> {
    const { epoch } = options.session()
    try {
      return await sendHealed(request)
    } catch (error) {
      // The fresh token too: another login would not help.
      if (error instanceof SessionExpiredError) options.onSessionExpired(error, epoch)
      throw error
    }
  }

  const sendPatiently = withRetry(sendWithSession, options.sleep)
  const sendShared = shareInFlight(sendPatiently, () => options.session().epoch)

  return {
    async send(request) {
      const given = options.given?.(request)
      if (given) return given.data
      const { read, quiet, background, onProgress } = request
      // Whether a tap waits for it (decision 0083); an upload shows how far it is.
      const isAwaited = !(background || onProgress || (read && quiet))
      const count = isAwaited ? options.onPending : undefined
      count?.(1)
      try {
        return await sendShared(request)
      } finally {
        count?.(-1)
      }
    },
  }
}

/** What a list is narrowed to, as escaped JSON; what is longer than a header may be stays in the call alone. */
function filterOf({ query, body }: HttpRequest): string {
  const asked: Query = { ...query, ...(body as Query) }
  const text = JSON.stringify(asked, (name, value) => (PAGING.test(name) ? undefined : value))
  const isOne = (asked.pageIndex ?? asked.pageSize ?? asked.limit) !== undefined
  return isOne && text !== '{}' && text.length < MOST_FILTER ? encodePart(text) : ''
}
/** Page, size, order, fields and the word that is searched for are no filter. */
const PAGING = /^(page|limit|keyword|sorts|fields)/i
/** Characters; each may take nine bytes of a header. */
const MOST_FILTER = 400

/** The server's time, learnt from its refusals: local clock plus an offset that survives restarts. */
export class ServerClock {
  constructor(
    private offset: number,
    private readonly onLearn: (offset: number) => void = () => {},
    private readonly localMs: () => number = Date.now,
  ) {}

  /** Seconds since 1970 as the server counts them. */
  now(): number {
    return Math.floor(this.localMs() / 1000) + this.offset
  }

  /** Takes over the server's time in seconds. */
  learn(serverTime: number): void {
    this.offset = serverTime - Math.floor(this.localMs() / 1000)
    this.onLearn(this.offset)
  }
}
