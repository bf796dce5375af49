import type { Json } from '../../shared/json'
import { isObject } from '../../shared/json'
import { readPath } from '../../shared/path'
import type { Ref } from '../contract'

/** Data that refs of a definition may read. */
export interface Scope {
  readonly session: unknown
  readonly route: unknown
  readonly page: unknown
  readonly item?: unknown
  readonly form?: unknown
}

export const isRef = (value: unknown): value is Ref =>
  isObject(value) && typeof value.$ === 'string' && typeof value.path === 'string'

/** A constant, or what a ref points at. Undefined when it points at nothing. */
export function resolveRef(value: Json | Ref, scope: Scope): unknown {
  return isRef(value) ? readPath(scope[value.$], value.path) : value
}

/** Resolves each value of a query; what resolves to nothing is left out. */
export function resolveQuery(
  query: { readonly [key: string]: Json | Ref } = {},
  scope: Scope,
): Record<string, string | number | boolean> {
  const resolved: Record<string, string | number | boolean> = {}
  for (const [name, value] of Object.entries(query)) {
    const plain = resolveRef(value, scope)
    if (typeof plain === 'string' || typeof plain === 'number' || typeof plain === 'boolean') {
      resolved[name] = plain
    }
  }
  return resolved
}
