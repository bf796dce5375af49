import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'

/**
 * GET paas/view/{key}/preview: a view definition before it is read; null when there is none. The key is
 * its address without the leading slash.
 */
export const previewView = guarded(
  endpoint({
    method: 'GET',
    path: 'paas/view/{key}/preview',
    data: v.unknown(),
    auth: 'optional',
  }),
  ({ params }) => missing({ key: params.key }),
)
