import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { id } from '../shapes'

/** GET nav/all: every entry of the shop’s navigation, in its order (open shape; decisions.md, 10). */
export const listNavigation = endpoint({
  method: 'GET',
  path: 'nav/all',
  data: v.array(v.object({ id, name: v.string(), icon: v.string(), url: v.string() })),
  auth: 'optional',
})
