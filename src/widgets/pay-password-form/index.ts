import { needSetPayPassword } from '../../api/user/need-set-pay-password'
import { defineWidget } from '../../engine/contract'
import { PayPasswordForm } from './pay-password-form'
import { configSchema, valueSchema } from './schema'

export const payPasswordForm = defineWidget(
  {
    type: 'payPasswordForm',
    version: 1,
    tier: 'account',
    value: valueSchema,
    config: configSchema,
    load: ({ signal }) => needSetPayPassword(undefined, { quiet: true, signal }),
    needsLogin: true,
    height: 420,
    examples: { full: { value: false, config: {} }, first: { value: true, config: {} } },
  },
  PayPasswordForm,
)
