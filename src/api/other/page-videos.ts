import { endpoint } from '../endpoint'
import { pageOf, pagingQuery } from '../shapes'
import { content } from './shapes'

/** POST video/page (the path is ours). */
export const pageVideos = endpoint({
  method: 'POST',
  path: 'video/page',
  body: pagingQuery,
  data: pageOf(content),
  auth: 'optional',
  read: true,
})
