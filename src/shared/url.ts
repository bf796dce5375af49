import { isObject, readPath } from './json'

/** Whole surrogate pairs, or a half of one: a text field can cut an emoji in two at its length limit. */
const SURROGATES = /[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]/g

/** `encodeURIComponent` that never throws: half an emoji becomes the replacement character. */
export function encodePart(text: string | number | boolean): string {
  return encodeURIComponent(
    String(text).replace(SURROGATES, (match) => (match.length === 2 ? match : '\ufffd')),
  )
}

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
