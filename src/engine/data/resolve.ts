import { useCallback } from 'react'
import { isObject, type Json, readPath } from '../../shared/json'
import type { Ref, Source } from '../contract'
import { usePage } from '../page/page-context'
import { useServices } from '../services'

/** Data that refs of a definition may read. */
export interface Scope {
  readonly session: unknown
  readonly route: unknown
  readonly page: unknown
  readonly item?: unknown
  readonly form?: unknown
}

/** Whether a value points at another one, which is put in its place when it is read. */
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

type FieldMap = { readonly [field: string]: string }

/**
 * Renames fields of what a source gave to those of the widget (`config.map`): of a record, of each record
 * of a list, or of each record of a page's `result`.
 */
export function mapFields(data: unknown, map: FieldMap | undefined): unknown {
  if (!isObject(map)) return data
  const row = (item: unknown): unknown => {
    if (!isObject(item)) return item
    const mapped = Object.entries(map).map(([field, path]) => [field, readPath(item, String(path))])
    return { ...item, ...Object.fromEntries(mapped) }
  }
  if (Array.isArray(data)) return data.map(row)
  if (isObject(data) && Array.isArray(data.result)) return { ...data, result: data.result.map(row) }
  return row(data)
}

/** What the answer depends on besides user and language, which every query key has. */
export function sourceKey(source: Source, scope: Scope): unknown {
  if (source.from === 'list' || source.from === 'light') return [source, scope.route, scope.page]
  return 'query' in source
    ? [source, resolveQuery(source.query, scope)]
    : 'path' in source
      ? [source, scope.route]
      : source
}

/** What the data of a source is about, as a write names it: a call's path, `report/market`, `list/product`. */
export function subjectOf(source: Source): string {
  if (source.from === 'api') return source.call
  const part = 'type' in source ? source.type : 'table' in source ? source.table : ''
  return `${source.from}/${part}`
}

/**
 * What refs and conditions may read on this page; `item` is the tapped row. Of the user everything but what
 * proves who they are: a definition must not be able to put a token into an address.
 */
export function useScope(): (item?: unknown) => Scope {
  const { session } = useServices()
  const page = usePage()
  return useCallback(
    (item) => {
      const { token: _token, openId: _openId, ...user } = session.user ?? {}
      return {
        session: { user: session.user && user, isLoggedIn: session.isLoggedIn },
        route: page.query,
        page: { ...Object.fromEntries(page.state), url: page.url },
        item,
      }
    },
    [session, page],
  )
}
