import type { HttpRequest } from './types'

/**
 * Identical reads on the wire share one call. A call with a signal goes alone: cancelling it must not
 * cancel somebody else's.
 */
export function shareInFlight(
  send: (request: HttpRequest) => Promise<unknown>,
  epoch: () => number,
): (request: HttpRequest) => Promise<unknown> {
  const inFlight = new Map<string, Promise<unknown>>()
  return (request) => {
    if (!request.read || request.signal) return send(request)
    const { host, method, path, query, body, anonymous } = request
    const key = JSON.stringify([epoch(), host, method, path, query, body, anonymous])
    const shared = inFlight.get(key)
    if (shared) return shared
    const call = send(request).finally(() => inFlight.delete(key))
    inFlight.set(key, call)
    return call
  }
}
