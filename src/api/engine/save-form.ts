import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { formInput, savedForm } from './shapes'

/** POST paas/form/save: the same under the path of the form engine. */
export const saveForm = guarded(
  endpoint({
    method: 'POST',
    path: 'paas/form/save',
    body: formInput,
    data: savedForm,
    auth: 'user',
  }),
  ({ body }) => missing({ key: body.key, data: body.data }),
)
