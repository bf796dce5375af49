import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { figures } from './shapes'

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
