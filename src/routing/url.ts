import { findRoute } from './derive'
import type { Route } from './table'

export { formatUrl } from '../shared/url'

/** A public address taken apart: `/user/login?to=%2F` is path `/user/login`, query `{ to: '/' }`. */
export interface PublicUrl {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
}

/** Reads a public address. A malformed escape stays as it is: a deep link must not throw. */
export function parseUrl(url: string): PublicUrl {
  const [path = '', search = ''] = splitOnce(url.split('#')[0] ?? '', '?')
  const query: Record<string, string> = {}
  for (const pair of search.split('&')) {
    const [name = '', value = ''] = splitOnce(pair, '=')
    const key = decode(name)
    if (key !== '' && key !== '__proto__') query[key] = decode(value)
  }
  return { path: path.length > 1 ? path.replace(/\/+$/, '') : path, query }
}

/**
 * Which definition a page is: by its `url`, `engineId` or `x` where the route takes them (client spec §2),
 * else by its own path.
 */
export function viewKeyOf(route: Route, query: Readonly<Record<string, string>>): string {
  for (const name of ['url', 'engineId', 'x'] as const) {
    const value = query[name]
    if (value && route.params?.includes(name)) return name === 'url' ? value : `${name}:${value}`
  }
  return route.path
}

/** The page that an address opens, or whose definition it shows: `/views/index?url=/a&id=1` is `/a`. */
export function pageOf(url: string): string {
  const { path, query } = parseUrl(url)
  const shown = query.url?.startsWith('/') ? parseUrl(query.url).path : path
  return findRoute(shown)?.path ?? shown
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '))
  } catch {
    return text
  }
}

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
