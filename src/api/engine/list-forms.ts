import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { formDefinition } from './shapes'

/** GET paas/formEngine/mobileAll: every form of the mobile app. */
export const listForms = endpoint({
  method: 'GET',
  path: 'paas/formEngine/mobileAll',
  data: v.array(formDefinition),
  auth: 'optional',
})
