import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { TeamTree } from './team-tree'

/** Members come from the server, page by page; nothing is sent with the node. */
export const valueSchema = v.optional(v.unknown())

const withDefault = (text: string) => v.fallback(v.optional(v.string(), text), text)

export const configSchema = v.object({
  /** Two levels, or only whom the user invited (`/auto/friend`). */
  levels: v.fallback(v.optional(v.picklist([1, 2]), 2), 2),
  inviteUrl: withDefault('/tookeen/invitation'),
  pageSize: v.fallback(v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(50)), 15), 15),
})
export type TeamTreeConfig = v.InferOutput<typeof configSchema>

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
