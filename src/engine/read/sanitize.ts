import type { Json } from '../../shared/json'
import { MAX_ITEMS, MAX_SIZE, MAX_TEXT } from './read-node'

/** Deeper than any honest definition; an object that contains itself ends here. */
const MAX_NESTING = 24

export interface Sanitized {
  readonly json: Json
  readonly issues: readonly string[]
}

/** Names that no key may have. */
const FORBIDDEN = ['__proto__', 'constructor', 'prototype']

/**
 * Whether everything is as it should be, as nearly all definitions are: then nothing is copied. False as
 * soon as it is not, or when the size is used up.
 */
function isClean(raw: unknown, maxSize: number, maxItems: number): boolean {
  let room = maxSize

  function isCleanAt(value: unknown, depth: number): boolean {
    room -= 8
    if (typeof value === 'string') {
      room -= value.length
      return value.length <= MAX_TEXT
    }
    if (value === null || typeof value === 'boolean') return true
    if (typeof value !== 'object') return Number.isFinite(value)
    if (depth > MAX_NESTING || room < 0) return false
    if (Array.isArray(value)) {
      return value.length <= maxItems && value.every((item) => isCleanAt(item, depth + 1))
    }
    for (const key of Object.keys(value)) {
      room -= key.length
      if (FORBIDDEN.includes(key)) return false
      if (!isCleanAt((value as Record<string, unknown>)[key], depth + 1)) return false
    }
    return true
  }

  return isCleanAt(raw, 0) && room >= 0
}

/**
 * Makes plain, bounded data of what came from outside: no prototype keys, no endless nesting, no over-long
 * texts or lists. What is as it should be is not copied. Undefined when it is larger than a definition may
 * be. `scale` lifts the limits on its size and its lists, for benchmarks.
 */
export function sanitize(raw: unknown, scale = 1): Sanitized | undefined {
  const issues: string[] = []
  const maxSize = MAX_SIZE * scale
  const maxItems = MAX_ITEMS * scale
  const isFine = (value: unknown) => isClean(value, maxSize, maxItems)
  if (isFine(raw)) return { json: raw as Json, issues }
  // What contains itself would be copied for a long time: it ends with the room there is.
  let copies = 0

  function copy(value: unknown, path: string, depth: number): Json {
    copies += 1
    if (copies > maxSize) return null
    if (typeof value === 'string') {
      if (value.length > MAX_TEXT) issues.push(`${path}: text cut at ${MAX_TEXT}`)
      return value.slice(0, MAX_TEXT)
    }
    if (typeof value === 'number') return Number.isFinite(value) ? value : 0
    if (typeof value === 'boolean') return value
    if (typeof value !== 'object' || value === null) return null
    if (depth > MAX_NESTING) {
      issues.push(`${path}: nested too deeply`)
      return null
    }
    if (!Array.isArray(value)) return copyObject(value as Record<string, unknown>, path, depth + 1)
    if (value.length > maxItems) issues.push(`${path}: list cut at ${maxItems}`)
    return value.slice(0, maxItems).map((item, at) => copy(item, `${path}.${at}`, depth + 1))
  }

  function copyObject(object: Record<string, unknown>, path: string, depth: number): Json {
    const clean: Record<string, Json> = {}
    for (const key of Object.keys(object)) {
      const value = object[key]
      if (FORBIDDEN.includes(key)) issues.push(`${path}.${key}: forbidden key`)
      else if (value !== undefined) clean[key] = copy(value, `${path}.${key}`, depth)
    }
    return clean
  }

  const json = copy(raw, '$', 0)
  return isFine(json) ? { json, issues } : undefined
}
