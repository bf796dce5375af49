import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { searchRecord } from './shapes'

/** GET basic/search/record: the latest twenty searches of one type. */
export const listSearches = guarded(
  endpoint({
    method: 'GET',
    path: 'basic/search/record',
    query: v.object({ type: v.string() }),
    data: v.array(searchRecord),
    auth: 'user',
  }),
  ({ query }) => missing({ type: query.type }),
)
