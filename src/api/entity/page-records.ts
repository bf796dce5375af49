import { endpoint } from '../endpoint'
import { pageOf } from '../shapes'
import { guarded, missing, wrongSort } from './guarded'
import { entityPagingQuery, record } from './shapes'

/** POST {module}/{type}/page: a page of the records of an entity, by the generic paging query. */
export const pageRecords = guarded(
  endpoint({
    method: 'POST',
    path: '{module}/{type}/page',
    body: entityPagingQuery,
    data: pageOf(record),
    auth: 'optional',
    read: true,
  }),
  ({ params, body }) =>
    missing({ entity: params.module, type: params.type }) ?? wrongSort(body.sorts),
)
