export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json }

export type JsonObject = { readonly [key: string]: Json }

/** Whether a value is an object with fields: neither null nor a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value of a JSON text; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const FORBIDDEN = ['__proto__', 'constructor', 'prototype']

/** The value at a dotted path (`product.name`, `0.id`); undefined when any step is missing. */
export function readPath(data: unknown, path: string): unknown {
  let value = data
  for (const step of path === '' ? [] : path.split('.')) {
    if (typeof value !== 'object' || value === null || FORBIDDEN.includes(step)) return undefined
    value = (value as Record<string, unknown>)[step]
  }
  return value
}

const own = Object.prototype.hasOwnProperty

/** `Object.hasOwn`, which hosts of our age lack: a table is only read by its own keys. */
export const hasOwn = (table: object, key: PropertyKey): boolean => own.call(table, key)
