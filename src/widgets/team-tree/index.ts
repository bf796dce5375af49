import { defineWidget } from '../../engine/contract'
import { configSchema, valueSchema } from './schema'
import { TeamTree } from './team-tree'

/** Whom the user invited, and whom those invited in turn. */
export const teamTree = defineWidget(
  {
    type: 'teamTree',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    needsLogin: true,
    height: 640,
    examples: {
      full: { config: {} },
      friends: { config: { levels: 1 } },
    },
  },
  TeamTree,
)
