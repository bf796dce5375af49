import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { HOME } from '../../../../routing/table'
import { StartupPanel } from './startup-panel'

export const valueSchema = v.optional(v.unknown())

export const configSchema = v.object({
  /** Where `Start` leads. */
  url: v.optional(v.string(), HOME),
})

export type StartupPanelConfig = v.InferOutput<typeof configSchema>

export const startupPanel = defineWidget(
  {
    type: 'startupPanel',
    version: 1,
    tier: 'base',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    height: 600,
    examples: {
      full: { config: {} },
      elsewhere: { config: { url: '/pages/tabbar/reward' } },
    },
  },
  StartupPanel,
)
