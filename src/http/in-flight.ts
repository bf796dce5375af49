import { AppError, NetworkError, RequestCancelledError, RequestTimeoutError } from '../errors'
import { TENANT_DEFAULT } from '../shared/constants'
import { isObject } from '../shared/json'
import { addressOf } from '../shared/url'
import type { HttpRequest } from './endpoint'
import type { SessionHeaders } from './headers'

/** How long after a start an answer that came beside a definition is good for, ms. */
const GIVEN_TIME = 30_000

/** Answers that came with the definition of the first page: each is for the first read of the start that it fits. */
export class GivenAnswers {
  private locale: string | undefined
  /** By address; undefined for what was asked for already. */
  private answers: Record<string, unknown> | undefined = {}

  constructor() {
    setTimeout(() => {
      this.answers = undefined
    }, GIVEN_TIME)
  }

  /**
   * @param lists as the server sent them: `{ locale, rev, answers }` by address (`addressOf`), or anything.
   * @returns how new the server's pages are, as a header of each call would have said.
   */
  add(lists: unknown): string | undefined {
    if (!isObject(lists)) return undefined
    this.locale = lists.locale as string
    // Who asked before they came has an answer of the server, and asks for a newer one the next time.
    if (this.answers) this.answers = { ...(lists.answers as object), ...this.answers }
    return lists.rev as string | undefined
  }

  /** The answer to a read of who is nobody, in no place, in this language; any other goes to the server. */
  take(
    { path, query, read, credentials }: HttpRequest,
    { user, tenant, merchantId, regionId }: Omit<SessionHeaders, 'epoch'>,
    locale: string,
  ): { readonly data: unknown } | undefined {
    const { answers } = this
    if (!answers || !read) return undefined
    const address = addressOf(path, query)
    const data = answers[address]
    answers[address] = undefined
    const isSomebody = credentials || user || merchantId || regionId || tenant !== TENANT_DEFAULT
    return data === undefined || isSomebody || locale !== this.locale ? undefined : { data }
  }
}

interface Call<T> {
  readonly result: Promise<T>
  /** How many wait for it; one without a signal waits to the end. */
  waiting: number
  readonly stop: () => void
}

/** Equal calls under way are one call, which is stopped when the last one who waits for it has left. */
export class SharedCalls<T> {
  private readonly calls = new Map<string, Call<T>>()

  /**
   * The call of this key that is under way, else a new one. `signal` takes only this caller out of it,
   * who is then rejected with what `left` makes.
   */
  join(
    key: string,
    start: (signal: AbortSignal) => Promise<T>,
    signal: AbortSignal | undefined,
    left: () => Error,
  ): Promise<T> {
    if (signal?.aborted) return Promise.reject(left())
    const call = this.calls.get(key) ?? this.begin(key, start)
    call.waiting += 1
    if (!signal) return call.result
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        call.waiting -= 1
        if (call.waiting === 0) call.stop()
        reject(left())
      }
      signal.addEventListener('abort', leave)
      const settle = () => signal.removeEventListener('abort', leave)
      call.result.then(resolve, reject).then(settle)
    })
  }

  private begin(key: string, start: (signal: AbortSignal) => Promise<T>): Call<T> {
    const controller = new AbortController()
    const forget = () => {
      if (this.calls.get(key) === call) this.calls.delete(key)
    }
    const call: Call<T> = {
      waiting: 0,
      result: start(controller.signal).finally(forget),
      stop() {
        // At once, so that who comes next does not join a call that is being stopped.
        forget()
        controller.abort()
      },
    }
    // Nobody may be left to hear of its failure.
    call.result.catch(() => {})
    this.calls.set(key, call)
    return call
  }
}

/**
 * Identical reads on the wire share one call. A caller that cancels leaves it; the call itself is
 * cancelled with its last caller. One with credentials of its own is nobody else's.
 */
export function shareInFlight(
  send: (request: HttpRequest) => Promise<unknown>,
  epoch: () => number,
): (request: HttpRequest) => Promise<unknown> {
  const inFlight = new SharedCalls<unknown>()
  return (request) => {
    if (!request.read || request.alternate || request.credentials) return send(request)
    const { host, method, path, query, body, anonymous, recover } = request
    const key = JSON.stringify([epoch(), host, method, path, query, body, anonymous, recover])
    return inFlight.join(
      key,
      (signal) => send({ ...request, signal }),
      request.signal,
      () => new RequestCancelledError(path),
    )
  }
}

/** Waits before the second and the third try of a read, in ms; up to a fifth more by chance. */
const BACKOFF_MS = [300, 900] as const

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Reads that got no answer are tried twice more; writes never, and a timeout is for the user to retry. */
export function withRetry(
  send: (request: HttpRequest) => Promise<unknown>,
  sleep: (ms: number) => Promise<void> = wait,
): (request: HttpRequest) => Promise<unknown> {
  return async (request) => {
    for (const ms of request.read && !request.alternate ? BACKOFF_MS : []) {
      try {
        return await send(request)
      } catch (error) {
        if (!(error instanceof NetworkError) || error instanceof RequestTimeoutError) throw error
        await sleep(ms * (1 + Math.random() / 5))
      }
    }
    return send(request)
  }
}

interface Limits {
  readonly path: string
  readonly timeoutMs: number
  readonly signal?: AbortSignal
}

/**
 * Settles a transport call in any case: hosts are known to never call back after `abort` or a lost
 * connection, so the limit is ours.
 *
 * @throws RequestTimeoutError, RequestCancelledError, NetworkError.
 */
export function withTimeout<T>(
  call: () => Promise<T>,
  { path, timeoutMs, signal }: Limits,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(new RequestTimeoutError(path))), timeoutMs)
    const onAbort = () => settle(() => reject(new RequestCancelledError(path)))
    function settle(finish: () => void) {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
      finish()
    }
    signal?.addEventListener('abort', onAbort)
    const fail = (cause: unknown) =>
      settle(() => reject(cause instanceof AppError ? cause : new NetworkError(path, cause)))
    try {
      call().then((value) => settle(() => resolve(value)), fail)
    } catch (cause) {
      fail(cause)
    }
  })
}
