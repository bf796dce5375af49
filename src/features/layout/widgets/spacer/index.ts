import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { Spacer } from './spacer'

/** A spacer shows nothing of its own. */
export const valueSchema = v.unknown()

export const configSchema = v.object({
  /** A hairline in the middle of the gap. */
  line: v.fallback(v.optional(v.boolean(), false), false),
})
export type Config = v.InferOutput<typeof configSchema>

/** `spacer`: air, or a hairline, between two widgets. */
export const spacer = defineWidget(
  {
    type: 'spacer',
    version: 1,
    tier: 'base',
    value: valueSchema,
    config: configSchema,
    height: 12,
    examples: { full: { config: { line: true } }, plain: { config: {} } },
  },
  Spacer,
)
