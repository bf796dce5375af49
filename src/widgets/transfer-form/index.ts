import { defineWidget } from '../../engine/contract'
import { configSchema, valueSchema } from './schema'
import { TransferForm } from './transfer-form'

/** `/views/index?url=/asset/transfer`: money of one's own to somebody else. */
export const transferForm = defineWidget(
  {
    type: 'transferForm',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    needsLogin: true,
    height: 560,
    examples: { full: { config: {} } },
  },
  TransferForm,
)
