import { AppError, NetworkError, RequestCancelledError, RequestTimeoutError } from '../errors'

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
