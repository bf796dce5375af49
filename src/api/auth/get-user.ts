import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { id } from '../shapes'

/** GET people/user/{id}: what the session's user may see of a person: themselves and their own team. */
export const getUser = endpoint({
  method: 'GET',
  path: 'people/user/{id}',
  data: v.object({ id, nickName: v.string(), avatar: v.string(), grade: v.string() }),
  auth: 'user',
})
