import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { lacksPayPassword } from '../../queries'
import { PayPasswordForm } from './pay-password-form'

/** True while there is no pay password (people/userDetail/needSetPayPassword). */
export const valueSchema = v.boolean()

export const configSchema = v.object({})

export const payPasswordForm = defineWidget(
  {
    type: 'payPasswordForm',
    version: 1,
    tier: 'account',
    value: valueSchema,
    config: configSchema,
    load: lacksPayPassword.load,
    needsLogin: true,
    height: 420,
    examples: { full: { value: false, config: {} }, first: { value: true, config: {} } },
  },
  PayPasswordForm,
)
