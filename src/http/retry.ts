import { AppError, NetworkError, RequestCancelledError, RequestTimeoutError } from '../errors'
import type { HttpRequest } from './types'

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
