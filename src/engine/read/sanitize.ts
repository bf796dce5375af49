import type { Json } from '../../shared/json'
import { MAX_ITEMS, MAX_SIZE, MAX_TEXT } from './limits'

const FORBIDDEN_KEYS = ['__proto__', 'constructor', 'prototype']
/** Deeper than any honest definition; an object that contains itself ends here. */
const MAX_NESTING = 24

export interface Sanitized {
  readonly json: Json
  readonly issues: readonly string[]
}

/**
 * Copies what came from outside into plain, bounded data: no prototype keys, no endless nesting, no
 * over-long texts or lists. Undefined when it is larger than a definition may be. `scale` lifts the
 * limits on its size and its lists, for benchmarks.
 */
export function sanitize(raw: unknown, scale = 1): Sanitized | undefined {
  const issues: string[] = []
  const maxSize = MAX_SIZE * scale
  const maxItems = MAX_ITEMS * scale
  let size = 0

  // Where the copy stands; a text of it is made for an issue only.
  const trail: (string | number)[] = []
  const note = (issue: string, key?: string) =>
    issues.push(`${['$', ...trail, ...(key === undefined ? [] : [key])].join('.')}: ${issue}`)

  function copy(value: unknown): Json {
    size += 8
    if (size > maxSize) throw new RangeError('too large')
    if (typeof value === 'string') return copyText(value)
    if (typeof value === 'number') return Number.isFinite(value) ? value : 0
    if (typeof value === 'boolean' || value === null || value === undefined) return value ?? null
    if (typeof value !== 'object') return null
    if (trail.length > MAX_NESTING) {
      note('nested too deeply')
      return null
    }
    return Array.isArray(value) ? copyList(value) : copyObject(value as Record<string, unknown>)
  }

  function copyAt(key: string | number, value: unknown): Json {
    trail.push(key)
    const copied = copy(value)
    trail.pop()
    return copied
  }

  function copyText(value: string): string {
    size += Math.min(value.length, MAX_TEXT)
    if (value.length <= MAX_TEXT) return value
    note(`text cut at ${MAX_TEXT}`)
    return value.slice(0, MAX_TEXT)
  }

  function copyList(list: readonly unknown[]): Json {
    if (list.length > maxItems) note(`list cut at ${maxItems}`)
    return list.slice(0, maxItems).map((item, index) => copyAt(index, item))
  }

  function copyObject(object: Readonly<Record<string, unknown>>): Json {
    const clean: Record<string, Json> = {}
    for (const key of Object.keys(object)) {
      const value = object[key]
      size += key.length
      if (FORBIDDEN_KEYS.includes(key)) note('forbidden key', key)
      else if (value !== undefined) clean[key] = copyAt(key, value)
    }
    return clean
  }

  try {
    return { json: copy(raw), issues }
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
