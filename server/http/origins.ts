const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Where a browser may be sent back to after the cashier: the page that asked, when it is ours or a
 * development server on this machine; otherwise this server's own pages.
 */
export function returnOrigin(own: string, asking: string | null): string {
  return asking !== null && LOOPBACK.test(asking) ? asking : own
}
