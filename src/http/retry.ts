import { NetworkError, RequestTimeoutError } from '../errors'
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
