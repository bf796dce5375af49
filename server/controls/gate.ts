import { timingSafeEqual } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { remoteAddress } from '../http/remote-address'
import { Refusal } from '../refusal'

/** Carries what the sandbox printed at its start; a person may put it into an address as `?token=`. */
export const CONTROL_HEADER = 'x-sandbox-token'
/** Where a running sandbox keeps it, in the folder of its data. */
export const TOKEN_FILE = 'control-token'

const LOOPBACK_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
/** A page that gives its own name our address (DNS rebinding) still says its own name here. */
const LOOPBACK_HOST = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i

const CLOSED = new Refusal(403, {
  en: 'The controls of the sandbox answer on this machine, with the token it printed at its start.',
  'zh-Hans': '沙箱控制接口仅限本机访问，并需要启动时打印的令牌',
})

/**
 * Lets nobody but the machine's own people to the controls: the connection is local, the address is
 * ours, no other site's page asks, and the token is known.
 *
 * @param token the secret of this start.
 * @throws Refusal 403, whatever was wrong.
 */
export function controlGate(token: string): MiddlewareHandler {
  return async (c, next) => {
    const site = c.req.header('sec-fetch-site') ?? 'none'
    const given = c.req.header(CONTROL_HEADER) ?? c.req.query('token') ?? ''
    const isOurs = isLocal(c) && (site === 'none' || site === 'same-origin') && isSame(given, token)
    if (!isOurs) throw CLOSED
    await next()
  }
}

/** The connection is this machine's, and so is the name it was reached by. */
export function isLocal(c: Context): boolean {
  const address = remoteAddress(c.env)
  const { host } = new URL(c.req.url)
  return (
    // Without a connection it is a call in process.
    (address === '' || LOOPBACK_ADDRESS.test(address)) &&
    LOOPBACK_HOST.test(c.req.header('host') ?? host)
  )
}

/** Whether a secret is the one that is wanted, in a time that does not tell. No empty one is. */
export function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return b.length > 0 && a.length === b.length && timingSafeEqual(a, b)
}
