import type { Context, Hono } from 'hono'
import type { HostName } from '../../src/http/endpoint'
import { withRevision } from '../builder/revision'
import type { Handler } from '../handler'
import { ROUTE } from '../running/log'
import type { Services } from '../services'
import { Api, type ApiCall } from './api'
import { BODY_BYTES, limitBody, UPLOAD_BYTES } from './limits'
import { sufferFault } from './mishaps'

const small = limitBody(BODY_BYTES)
const large = limitBody(UPLOAD_BYTES)

/** One of the three servers: read the call, let a planned fault happen or answer it, note it down. */
export function mountHost(
  app: Hono,
  host: HostName,
  handlers: readonly Handler[],
  services: Services,
): void {
  const { faults, log, clock } = services
  const api = new Api(host, handlers, services)
  const uploads = new Set(
    handlers.filter(({ contract }) => contract.multipart).map(({ contract }) => contract.path),
  )

  app.use(`/${host}/*`, (c, next) =>
    uploads.has(pathOf(c, host)) && isForm(c) ? large(c, next) : small(c, next),
  )
  app.all(`/${host}/*`, async (c) => {
    const startedAt = Date.now()
    let body = ''
    const call = readCall(host, c, services, (text) => {
      body = text
    })
    const fault = faults.take(call.method, call.url.pathname)
    const proceed = () => api.answer(call)
    let status = 0
    try {
      const answered = await (fault
        ? sufferFault({ fault, host, proceed, now: () => clock.now() })
        : proceed())
      status = answered.status
      return withRevision(answered, services)
    } finally {
      log.add({
        at: startedAt,
        method: call.method,
        path: call.url.pathname,
        query: call.url.search,
        headers: Object.fromEntries(call.headers),
        body,
        status,
        ms: Date.now() - startedAt,
        ...(fault && { fault: fault.kind }),
      })
    }
  })
}

function pathOf({ req }: Context, host: HostName): string {
  return new URL(req.url).pathname.slice(host.length + 2)
}

const isForm = ({ req }: Context): boolean => /^multipart\//i.test(req.header('content-type') ?? '')

/**
 * A body is read when it is asked for: by then it is known who sends it.
 *
 * @param onText hears a text that was read.
 */
function readCall(
  host: HostName,
  c: Context,
  { proxies }: Services,
  onText: (text: string) => void,
): ApiCall {
  const { raw } = c.req
  const url = proxies.urlOf(c.env, raw)
  const form = isForm(c)
  return {
    host,
    url,
    address: proxies.addressOf(c.env, raw.headers),
    method: raw.method,
    path: url.pathname.slice(host.length + 2),
    headers: raw.headers,
    contentType: raw.headers.get('content-type') ?? '',
    isForm: form,
    onFound: (path) => c.set(ROUTE, `/${host}/${path}`),
    bytes: () => c.req.arrayBuffer(),
    // What a form says is not signed.
    text: async () => {
      const text = form ? '' : await c.req.text()
      onText(text)
      return text
    },
  }
}
