import { RequestCancelledError } from '../errors'
import { SharedCalls } from '../shared/shared-calls'
import type { HttpRequest } from './types'

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
