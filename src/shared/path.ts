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
