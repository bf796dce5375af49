import { defineWidget } from '../../engine/contract'
import { AddressListWidget } from './address-list'
import { configSchema, valueSchema } from './schema'

/** `/user/address`: the user's delivery addresses; `pick=1` returns one to the page below. */
export const addressList = defineWidget(
  {
    type: 'addressList',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    needsLogin: true,
    height: 560,
    examples: { full: { config: {} }, pick: { config: { pick: true } } },
  },
  AddressListWidget,
)
