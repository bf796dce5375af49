import { defineWidget } from '../../../../engine/contract'
import { configSchema, valueSchema } from './schema'
import { TerminalList } from './terminal-list'

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
