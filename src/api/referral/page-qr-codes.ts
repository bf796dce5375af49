import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { id, pageOf } from '../shapes'
import { recommendPaging } from './shapes'

/**
 * GET people/user/getQrCodes: posters with the caller’s own invitation. The path is not specified; lists
 * of QR codes page by 15 (commerce spec §7).
 */
export const pageQrCodes = endpoint({
  method: 'GET',
  path: 'people/user/getQrCodes',
  query: recommendPaging,
  data: pageOf(
    v.object({
      id,
      name: v.string(),
      /** The template: the poster with nobody on it yet. */
      image: v.string(),
      /** The whole poster with the caller’s name, picture and code, ready to be saved. */
      poster: v.string(),
      /** What the code says: an address of this app with the referral code. */
      content: v.string(),
    }),
  ),
  auth: 'user',
})
