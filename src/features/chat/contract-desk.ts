import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { id } from '../../http/shapes'

/* Who answers beside the owner of a shop: all paths are ours (decision 0059). */

const storeId = v.pipe(v.string(), v.maxLength(40))

/** Desks of the caller's. */
const desks = v.array(
  v.object({
    /** Empty for the house. */
    storeId: v.string(),
    name: v.string(),
    colleagues: v.array(v.object({ id, name: v.string(), avatar: v.string() })),
  }),
)
export type Desk = v.InferOutput<typeof desks>[number]
export type Colleague = Desk['colleagues'][number]

/** GET notice/im/desks (ours): the desks of the caller's shops, and who sits there; 403 to who has none. */
export const listDesks = endpoint({
  method: 'GET',
  path: 'notice/im/desks',
  data: desks,
  auth: 'user',
})

/** POST notice/im/seat (ours): who has this number answers there too. Answers with all desks. */
export const addColleague = endpoint({
  method: 'POST',
  path: 'notice/im/seat',
  body: v.object({ storeId, mobile: v.pipe(v.string(), v.maxLength(20)) }),
  data: desks,
  auth: 'user',
})

/** POST notice/im/unseat (ours): somebody answers there no more. Answers with all desks. */
export const removeColleague = endpoint({
  method: 'POST',
  path: 'notice/im/unseat',
  body: v.object({ storeId, userId: v.pipe(id, v.maxLength(40)) }),
  data: desks,
  auth: 'user',
})
