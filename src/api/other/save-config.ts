import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { configRecord } from './shapes'

/** POST autoConfigAdmin/save: an administrator changes a configuration record (open shape; decisions.md, 10). */
export const saveConfig = guarded(
  endpoint({
    method: 'POST',
    path: 'autoConfigAdmin/save',
    body: v.object({ type: v.string(), value: configRecord }),
    data: configRecord,
    auth: 'user',
  }),
  ({ body }) => missing({ type: body.type, data: body.value }),
)
