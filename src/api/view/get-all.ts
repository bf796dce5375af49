import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** GET paas/viewEngine/all: every definition of the tenant, for the refresh each ten minutes. */
export const getAllViews = endpoint({
  method: 'GET',
  path: 'paas/viewEngine/all',
  data: v.array(v.unknown()),
  auth: 'optional',
})
