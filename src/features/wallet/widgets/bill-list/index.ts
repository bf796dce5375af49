import { defineWidget } from '../../../../engine/contract'
import { BillList } from './bill-list'
import { configSchema, valueSchema } from './schema'

/** Lines of the wallet by day, with the totals they add up to. */
export const billList = defineWidget(
  {
    type: 'billList',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    needsLogin: true,
    height: 640,
    examples: { full: { config: {} } },
  },
  BillList,
)
