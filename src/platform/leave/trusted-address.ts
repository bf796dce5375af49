import { NavigationError } from '../../errors'
import { serverOrigin } from '../start'

/** Servers of a developer's own machine. */
const LOCAL = /^https?:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/

/**
 * An absolute http(s) address the browser may leave for: https, our own server, or the same machine.
 *
 * @throws NavigationError for anything else.
 */
export function trustedAddress(url: string): string {
  const link = document.createElement('a')
  link.href = url
  const { origin, protocol, href } = link
  const isWritten = /^https?:\/\//i.test(url)
  const isOurs =
    origin === window.location.origin || (serverOrigin !== '' && origin === serverOrigin)
  if (isWritten && (protocol === 'https:' || isOurs || LOCAL.test(origin))) return href
  throw new NavigationError('blocked-url', url)
}
