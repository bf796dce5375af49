import { endpoint } from '../endpoint'
import { pageOf, pagingQuery } from '../shapes'
import { content } from './shapes'

/** POST material/page: pictures and words to share (the path is ours). */
export const pageMaterials = endpoint({
  method: 'POST',
  path: 'material/page',
  body: pagingQuery,
  data: pageOf(content),
  auth: 'optional',
  read: true,
})
