import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { TerminalList } from './terminal-list'

/** Terminals come from the generic calls; nothing is sent with the node. */
const valueSchema = v.optional(v.unknown())

const configSchema = v.object({
  /** The parameter of the page's address that names the channel to begin with. */
  idParam: v.fallback(v.optional(v.string(), 'channel'), 'channel'),
  /** What the terminals bring in. */
  income: v.fallback(v.optional(v.boolean(), true), true),
  pageSize: v.fallback(v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(50)), 15), 15),
})
export type TerminalListConfig = v.InferOutput<typeof configSchema>

/** The terminals of the user's channels: where they stand, how they are, what they bring in. */
export const terminalList = defineWidget(
  {
    type: 'terminalList',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    needsLogin: true,
    height: 640,
    examples: {
      full: { config: {} },
      plain: { config: { income: false } },
    },
  },
  TerminalList,
)
