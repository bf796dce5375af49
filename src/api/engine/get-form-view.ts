import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { formData, formDefinition } from './shapes'

/**
 * GET paas/autoForm/getView: a form with what the caller saved in it last, or in the entry of `id`; null
 * when there is no such form.
 */
export const getFormView = guarded(
  endpoint({
    method: 'GET',
    path: 'paas/autoForm/getView',
    query: v.object({ key: v.string(), id: v.optional(v.string()) }),
    data: v.nullable(v.object({ ...formDefinition.entries, id: v.string(), data: formData })),
    auth: 'optional',
  }),
  ({ query }) => missing({ key: query.key }),
)
