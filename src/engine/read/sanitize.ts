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

  function copy(value: unknown, path: string, depth: number): Json {
    size += 8
    if (size > maxSize) throw new RangeError('too large')
    if (typeof value === 'string') return copyText(value, path)
    if (typeof value === 'number') return Number.isFinite(value) ? value : 0
    if (typeof value === 'boolean' || value === null || value === undefined) return value ?? null
    if (typeof value !== 'object') return null
    if (depth > MAX_NESTING) {
      issues.push(`${path}: nested too deeply`)
      return null
    }
    return Array.isArray(value) ? copyList(value, path, depth) : copyObject(value, path, depth)
  }

  function copyText(value: string, path: string): string {
    size += Math.min(value.length, MAX_TEXT)
    if (value.length <= MAX_TEXT) return value
    issues.push(`${path}: text cut at ${MAX_TEXT}`)
    return value.slice(0, MAX_TEXT)
  }

  function copyList(list: readonly unknown[], path: string, depth: number): Json {
    if (list.length > maxItems) issues.push(`${path}: list cut at ${maxItems}`)
    return list.slice(0, maxItems).map((item, index) => copy(item, `${path}.${index}`, depth + 1))
  }

  function copyObject(object: object, path: string, depth: number): Json {
    const clean: Record<string, Json> = {}
    for (const [key, value] of Object.entries(object)) {
      size += key.length
      if (FORBIDDEN_KEYS.includes(key)) issues.push(`${path}.${key}: forbidden key`)
      else if (value !== undefined) clean[key] = copy(value, `${path}.${key}`, depth + 1)
    }
    return clean
  }

  try {
    return { json: copy(raw, '$', 0), issues }
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
