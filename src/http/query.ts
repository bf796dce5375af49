import { encodePart } from '../shared/url'
import type { Query } from './types'

/** `?a=1&b=…` in the order given; absent values are left out; empty when there is nothing. */
export function serializeQuery(query: Query = {}): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodePart(name)}=${encodePart(String(value))}`)
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}
