import * as v from 'valibot'
import { HOME } from '../../routing/table'

export const valueSchema = v.optional(v.unknown())

export const configSchema = v.object({
  /** Where `Start` leads. */
  url: v.optional(v.string(), HOME),
})

export type StartupPanelConfig = v.InferOutput<typeof configSchema>
