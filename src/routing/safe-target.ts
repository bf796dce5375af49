import { findRoute } from './find-route'
import { parseUrl } from './url'

/**
 * The one allow-list for addresses that come from outside (login targets, view actions, deep links):
 * a public path of this app, or nothing. `//evil.example`, `javascript:` and unknown pages are nothing.
 */
export function safeTarget(url: string | undefined): string | undefined {
  if (url === undefined || !url.startsWith('/') || url.startsWith('//')) return undefined
  if (url.includes('\\') || hasControlCharacter(url)) return undefined
  return findRoute(parseUrl(url).path) ? url : undefined
}

/** Browsers drop tabs and newlines inside a url, so that `java\tscript:` would pass a plain check. */
function hasControlCharacter(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) < 32) return true
  return false
}
