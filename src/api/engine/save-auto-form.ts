import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { formInput, savedForm } from './shapes'

/** POST autoForm/save: saves what the caller filled in; with `id` it replaces an earlier entry of theirs. */
export const saveAutoForm = guarded(
  endpoint({
    method: 'POST',
    path: 'autoForm/save',
    body: formInput,
    data: savedForm,
    auth: 'user',
  }),
  ({ body }) => missing({ key: body.key, data: body.data }),
)
