import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** GET basic/autoConfig/types: what getValue and getList can be asked for (open shape; decisions.md, 10). */
export const listConfigTypes = endpoint({
  method: 'GET',
  path: 'basic/autoConfig/types',
  data: v.object({ values: v.array(v.string()), lists: v.array(v.string()) }),
})
