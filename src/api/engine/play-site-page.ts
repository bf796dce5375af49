import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'

/**
 * GET Api/SitePage/Play: where a site begins, and whether it is on the air. The site’s id is required
 * (client spec §5: 站点Id不能为空).
 */
export const playSitePage = guarded(
  endpoint({
    method: 'GET',
    path: 'Api/SitePage/Play',
    query: v.object({ siteId: v.string() }),
    data: v.nullable(
      v.object({ siteId: v.string(), name: v.string(), url: v.string(), isOpen: v.boolean() }),
    ),
    auth: 'optional',
  }),
  ({ query }) => missing({ siteId: query.siteId }),
)
