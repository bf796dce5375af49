import { RequestCancelledError } from '../errors'
import type { HttpRequest } from './types'

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
    const { host, method, path, query, body, anonymous } = request
    const key = JSON.stringify([epoch(), host, method, path, query, body, anonymous])
    return inFlight.join(
      key,
      (signal) => send({ ...request, signal }),
      request.signal,
      () => new RequestCancelledError(path),
    )
  }
}
