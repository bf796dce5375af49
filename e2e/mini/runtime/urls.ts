import { isAlipay } from './boot'

/** `./b` seen from `a/c` is `a/b`; a leading slash means the root of the mini-program. */
export function resolvePath(base: string, relative: string): string {
  if (relative.startsWith('/')) return relative.slice(1)
  const parts = base.split('/').slice(0, -1)
  for (const part of relative.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

export interface Target {
  path: string
  query: Record<string, string>
}

/** Splits a page address. `base` is the path a relative address starts from. */
export function parseUrl(url: string, base = ''): Target {
  const [path = '', query = ''] = url.split(/\?(.*)/s)
  return { path: resolvePath(base, path.replace(/\.html$/, '')), query: parseQuery(query) }
}

/**
 * Reads a query as the host does. WeChat hands the values over as they were written: not decoded,
 * cut at a second `=`, and 'undefined' for a name without `=`. Alipay decodes.
 */
function parseQuery(query: string): Record<string, string> {
  const result: Record<string, string> = {}
  for (const part of query.split('&')) {
    if (!part) continue
    const [name = '', value] = part.split('=')
    if (isAlipay()) result[decode(name)] = decode(part.slice(name.length + 1))
    else result[name] = value ?? 'undefined'
  }
  return result
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
