import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { l10n } from '../../../../http/shapes'
import { DividerWidget } from './divider'

export const valueSchema = v.optional(v.union([v.object({ text: l10n }), l10n]), '')
export type DividerValue = v.InferOutput<typeof valueSchema>

export const configSchema = v.object({
  /** Air above and below. */
  size: v.fallback(v.optional(v.picklist(['s', 'm', 'l']), 'm'), 'm'),
})
export type DividerConfig = v.InferOutput<typeof configSchema>

/** `divider`: a line between two things. */
export const divider = defineWidget(
  {
    type: 'divider',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    height: 48,
    examples: {
      full: { value: { en: 'And then', 'zh-Hans': '然后' }, config: {} },
      bare: { config: { size: 's' } },
    },
  },
  DividerWidget,
)
