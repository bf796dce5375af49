import type { Ref } from '../../src/engine/contract'
import { isRef } from '../../src/engine/data/resolve'
import { isObject } from '../../src/shared/json'
import { quote, walk } from './strings'
import type { Found } from './types'

type Root = Ref['$']

/** Left out of what a definition may read (src/engine/data/resolve.ts). */
const SECRET = /^user\.(token|openId)(\.|$)/

/** Why nothing ever comes of this path; undefined when something may. */
export function unreadable(root: string, path: string, roots: readonly Root[]): string | undefined {
  if (!roots.includes(root as Root))
    return `${quote(root)} is not known here; ${roots.join(', ')} are`
  if (path === '') return 'names no field'
  if (root !== 'session') return undefined
  if (SECRET.test(path)) return 'a definition never sees what proves who somebody is'
  return /^(user|isLoggedIn)(\.|$)/.test(path) ? undefined : `session has no ${quote(path)}`
}

/** Refs under `value` that point at nothing. */
export function* badRefs(value: unknown, path: string, roots: readonly Root[]): Iterable<Found> {
  for (const found of walk(value, path)) {
    if (!isObject(found.value) || !('$' in found.value)) continue
    if (!isRef(found.value)) yield { path: found.path, message: 'a ref is { $, path }' }
    else {
      const message = unreadable(found.value.$, found.value.path, roots)
      if (message) yield { path: found.path, message }
    }
  }
}
