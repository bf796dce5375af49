import type { Hono, MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/** What an answer that is no page of ours may do when somebody opens it as one: nothing. */
const NOTHING = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** What pages may ask of the device: a place on the map, a picture to send, a text to copy. */
const PERMISSIONS = {
  camera: ['self'],
  geolocation: ['self'],
  clipboardRead: ['self'],
  clipboardWrite: ['self'],
  microphone: [],
  payment: [],
  usb: [],
  serial: [],
  bluetooth: [],
  hid: [],
  midi: [],
  displayCapture: [],
  browsingTopics: [],
}

/** A policy of every answer: pages that bring one keep it, and say besides who may frame them. */
const policy: MiddlewareHandler = async (c, next) => {
  await next()
  const own = c.res.headers.get('content-security-policy')
  // Nothing new is said of what a browser has already.
  if (own === null && c.res.status === 304) return
  const framed = own?.includes('frame-ancestors') ? own : `${own}; frame-ancestors 'none'`
  c.header('content-security-policy', own === null ? NOTHING : framed)
}

/** A page that says itself what it tells the next one keeps its word. */
const referrer: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.headers.has('referrer-policy')) return
  c.header('referrer-policy', 'strict-origin-when-cross-origin')
}

/**
 * The headers that keep an answer what it is: its type is not guessed, nobody frames it, it shares no
 * window with other sites and says no more than its origin to them.
 */
export function guardHeaders(app: Hono): void {
  app.use(
    secureHeaders({
      referrerPolicy: false,
      // Pictures are shown by mini-programs, whose pages have another origin.
      crossOriginResourcePolicy: false,
      // Said by who ends TLS, which is not this server.
      strictTransportSecurity: false,
      permissionsPolicy: PERMISSIONS,
    }),
    policy,
    referrer,
  )
}
