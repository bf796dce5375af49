import { endpoint } from '../endpoint'
import { pageOf, pagingQuery } from '../shapes'
import { address } from './shapes'

/** POST basic/address/page: the user's addresses, the default one first. */
export const pageAddresses = endpoint({
  method: 'POST',
  path: 'basic/address/page',
  body: pagingQuery,
  data: pageOf(address),
  auth: 'user',
  read: true,
})
