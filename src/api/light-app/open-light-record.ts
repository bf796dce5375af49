import { isObject } from '../../shared/json'
import { parseJson } from '../../shared/parse-json'
import type { LightRecord } from './shapes'

/** A light-app record as the app reads it: its data, and its id. Damaged data are none. */
export function openLightRecord({
  id,
  DataJson,
}: LightRecord): Record<string, unknown> & { readonly id: string } {
  const data = parseJson(DataJson)
  return { ...(isObject(data) ? data : {}), id }
}
