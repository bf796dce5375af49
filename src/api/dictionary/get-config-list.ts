import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** GET basic/autoConfig/getList: a list of configuration records, such as grades or notices. */
export const getConfigList = endpoint({
  method: 'GET',
  path: 'basic/autoConfig/getList',
  query: v.object({ type: v.string() }),
  data: v.array(v.record(v.string(), v.unknown())),
})
