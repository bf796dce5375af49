import { isObject, readPath } from './json'

/** Whole surrogate pairs, or a half of one: a text field can cut an emoji in two at its length limit. */
const SURROGATES = /[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]/g

/** `encodeURIComponent` that never throws: half an emoji becomes the replacement character. */
export function encodePart(text: string | number | boolean): string {
  return encodeURIComponent(
    String(text).replace(SURROGATES, (match) => (match.length === 2 ? match : '\ufffd')),
  )
}

/** Writes an address, in the order given; absent values are left out. */
export function formatUrl(
  path: string,
  query: Readonly<Record<string, string | number | boolean | undefined>> = {},
): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodePart(name)}=${encodePart(String(value))}`)
  if (pairs.length === 0) return path
  return path + (path.includes('?') ? '&' : '?') + pairs.join('&')
}

/** An address by which the same call is found again: its query in the order of the names. */
export const addressOf = (path: string, query: Parameters<typeof formatUrl>[1] = {}): string =>
  formatUrl(path, Object.fromEntries(Object.entries(query).sort()))

/** Puts fields of an item into a url: `/views/index?url=/product/show&id={id}`. Absent fields are empty. */
export function fillUrl(template: string, item: unknown): string {
  return template.replace(/\{([\w.]+)\}/g, (_, path: string) => {
    const value = isObject(item) ? readPath(item, path) : undefined
    return typeof value === 'string' || typeof value === 'number' ? encodePart(value) : ''
  })
}

/**
 * True for an address that a keyword can be put behind: non-empty, starts with `/`, contains `?`, ends
 * with `=` (commerce spec §5, search URL).
 */
export function isSearchUrl(url: string): boolean {
  return url.startsWith('/') && url.includes('?') && url.endsWith('=')
}

/**
 * A path on the main host. Browsers read `\` as `/` and leave out tabs and line ends, so that `/\host` is
 * somebody else's as much as `//host`.
 */
export const OWN_PATH: RegExp = /^\/(?![/\\])[^\\\t\n\r]*$/

/** How the address of a cut ends: left, top, width and height, px, and the focus, per cent of that. */
const CUT = /\.\d+_\d+_\d+_\d+_(\d+)_(\d+)\.\w+/

/**
 * The point that stays in view wherever a picture is cut to another shape, as `object-position` says it.
 *
 * @param src address of a picture.
 * @returns undefined where none was set.
 */
export function focusIn(src: string): string | undefined {
  const [, x, y] = CUT.exec(src) ?? []
  return x && `${x}% ${y}%`
}

/**
 * The address of a picture: paths get the main host, `data:` and `https:` stay, anything else
 * (`javascript:`, `//host`, `/\host`) is empty.
 *
 * @param width shown width in px; the server sends that many device pixels.
 * @param shape width by height of where it is shown: the server cuts a picture that has a focus around it, for
 * hosts that would keep the middle. Give it with `width`.
 */
export type ImageUrl = (path: string, width?: number, shape?: number) => string

/**
 * Makes the addresses of pictures, which are paths on the main host.
 * @param hostOrigin of the main host; empty for the page's own.
 * @param pixelRatio device pixels a px; between 1 and 3 counts.
 */
export function imageUrls(hostOrigin: string, pixelRatio: number): ImageUrl {
  const origin = hostOrigin.replace(/\/$/, '')
  const ratio = Math.min(3, Math.max(1, pixelRatio))
  return (path, width, shape) => {
    if (OWN_PATH.test(path)) {
      const size = width === undefined ? '' : `?w=${Math.round(width * ratio)}`
      const cut = shape && size && CUT.test(path) ? `&r=${Math.round(shape * 100)}` : ''
      return origin + path + size + cut
    }
    return /^(https:\/\/|data:image\/)/i.test(path) ? path : ''
  }
}
