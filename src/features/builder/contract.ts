import * as v from 'valibot'
import { endpoint, guarded, missing } from '../../http/endpoint'
import { figures } from '../report/contract'

/** GET view/{key}/me: the caller’s own figures. */
export const getMyView = guarded(
  endpoint({
    method: 'GET',
    path: 'view/{key}/me',
    data: figures,
    auth: 'user',
  }),
  ({ params }) => missing({ key: params.key }),
)

/** GET view/{key}/card: the public figures of a part of the shop (open shape; point 10). */
export const getViewCard = guarded(
  endpoint({
    method: 'GET',
    path: 'view/{key}/card',
    data: figures,
    auth: 'optional',
  }),
  ({ params }) => missing({ key: params.key }),
)

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

/**
 * GET paas/view/{key}/preview: a page as its editors have left it, else as it is on air; null when there is
 * none. The key is its address without the leading slash, or a link that was handed out (`~…`): without one
 * only administrators are answered.
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

/** What the key of a page begins with that is edited on this device: the server knows none of these. */
export const HERE = '~/'
