import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { AddressListWidget } from './address-list'

/** The list is loaded by the component; nothing is sent with the node. */
export const valueSchema = v.optional(v.unknown())

export const configSchema = v.object({
  /** Picks one for the page below. Also on when the page has `pick=1`. */
  pick: v.fallback(v.optional(v.boolean(), false), false),
})
export type AddressListConfig = v.InferOutput<typeof configSchema>

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
