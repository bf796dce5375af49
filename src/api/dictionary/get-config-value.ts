import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** GET basic/autoConfig/getValue: one configuration record; null when there is none of that type. */
export const getConfigValue = endpoint({
  method: 'GET',
  path: 'basic/autoConfig/getValue',
  query: v.object({ type: v.string() }),
  // What a record holds depends on its type: who asks for one parses it.
  data: v.nullable(v.record(v.string(), v.unknown())),
})
