import { safeTarget } from '../../../../routing/url'
import { encodePart } from '../../../../shared/url'

/** Host and the rest of an https address without user part, port, spaces or control characters. */
const HTTPS = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)((?:[/?#][^\s\\<>"]*)?)$/i

export type Address =
  | { readonly kind: 'none' }
  /** A page of this app. */
  | { readonly kind: 'page'; readonly url: string }
  | { readonly kind: 'web'; readonly url: string; readonly host: string }
  /** Not on the list. `host` is what is said about it. */
  | { readonly kind: 'refused'; readonly url: string; readonly host: string }

const isListed = (host: string, hosts: readonly string[]) =>
  hosts.some((each) => {
    const known = each.toLowerCase()
    return known.startsWith('*.') ? host.endsWith(known.slice(1)) : host === known
  })

/** Compact JSON, or nothing of a text that is none. */
function jsonOf(data: string | undefined): string | undefined {
  if (data === undefined || data === '') return undefined
  try {
    return JSON.stringify(JSON.parse(data))
  } catch {
    return undefined
  }
}

/** `data` goes along as a query parameter, before what stands behind `#`. */
function withData(url: string, data: string | undefined): string {
  const json = jsonOf(data)
  if (json === undefined) return url
  const at = url.indexOf('#')
  const [page, place] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)]
  return `${page}${page.includes('?') ? '&' : '?'}data=${encodePart(json)}${place}`
}

/**
 * What an address from outside leads to (client spec §2, `alapath` and `data`): a page of this app, a web
 * page of a listed host, or nothing.
 */
export function readAddress(
  address: string,
  data: string | undefined,
  hosts: readonly string[],
): Address {
  const text = address.trim()
  if (text === '') return { kind: 'none' }
  const page = safeTarget(text)
  if (page !== undefined) return { kind: 'page', url: page }
  const [, name] = HTTPS.exec(text) ?? []
  if (name === undefined) return { kind: 'refused', url: text, host: text.slice(0, 60) }
  const host = name.toLowerCase()
  return isListed(host, hosts)
    ? { kind: 'web', url: withData(text, data), host }
    : { kind: 'refused', url: text, host }
}
