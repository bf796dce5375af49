import * as signer from '../../shared/signature'
import type { Transport, TransportRequest, TransportResponse } from '../../shared/transport'
import { createHttpClient, type HttpOptions, ServerClock } from '../client'
import type { HttpRequest } from '../endpoint'
import type { SessionHeaders } from '../headers'

/** The local clock of tests, in seconds. */
export const NOW = 1_790_000_000

/** Nobody is logged in. */
export const anonymous: SessionHeaders = {
  epoch: 0,
  tenant: 'master',
  merchantId: '',
  regionId: '',
}

/** A customer is logged in. */
export const loggedIn: SessionHeaders = {
  epoch: 1,
  tenant: 'master',
  merchantId: 'M7',
  regionId: '440300',
  user: { id: '1001', token: 'secret-token', expireTime: 1_800_000_000 },
}

/** A read of the main host; what a test says replaces parts of it. */
export function read(changes: Partial<HttpRequest> = {}): HttpRequest {
  return {
    host: 'main',
    method: 'GET',
    path: 'product/page',
    read: true,
    anonymous: false,
    ...changes,
  }
}

/** A write of the main host. */
export function write(changes: Partial<HttpRequest> = {}): HttpRequest {
  return { ...read(), method: 'POST', path: 'people/user/login', body: {}, read: false, ...changes }
}

/** An answer of a server. */
export function answer(body: unknown, status = 200): TransportResponse {
  return { status, body, headers: {} }
}

/** The main host's yes. */
export const ok = (data: unknown): TransportResponse => answer({ code: 200, message: '', data })

/** A host that has no network. */
export const lost = () => Promise.reject(new Error('the network is down'))

/**
 * A client over a transport that is a function of the test. `sent` are the requests that left; each is
 * signed before, which takes a moment, and `left` waits until there are so many.
 */
export function createTestClient(transport: Transport, changes: Partial<HttpOptions> = {}) {
  const sent: TransportRequest[] = []
  const expired: number[] = []
  const pauses: number[] = []
  let told = () => {}
  const left = async (count: number) => {
    while (sent.length < count) await new Promise<void>((resolve) => (told = resolve))
  }
  const client = createHttpClient({
    async transport(request) {
      sent.push(request)
      told()
      return transport(request)
    },
    hosts: {
      main: 'https://main/',
      chat: 'https://chat/',
      generic: 'https://generic/',
      alternate: 'https://alternate/',
    },
    projectKey: 'public-key',
    signer,
    session: () => anonymous,
    device: () => ({
      clientType: 'WapH5',
      appType: 'h5',
      isMobile: true,
      clientUrl: 'https://shop/#/啤酒',
      locale: 'zh-Hans',
      project: 'taproom',
    }),
    clock: new ServerClock(
      0,
      () => {},
      () => NOW * 1000,
    ),
    onSessionExpired: (_error, epoch) => expired.push(epoch),
    sleep: async (ms) => void pauses.push(ms),
    ...changes,
  })
  return { send: client.send, sent, left, expired, pauses }
}
