import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { figures } from './shapes'

/** GET view/{key}/card: the public figures of a part of the shop (open shape; decisions.md, 10). */
export const getViewCard = guarded(
  endpoint({
    method: 'GET',
    path: 'view/{key}/card',
    data: figures,
    auth: 'optional',
  }),
  ({ params }) => missing({ key: params.key }),
)
