import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { Web } from './web'

/** The address, unless the page's own names one. */
export const valueSchema = v.optional(v.object({ url: v.optional(v.string(), '') }), { url: '' })
export type Value = v.InferOutput<typeof valueSchema>

export const configSchema = v.object({
  /** The hosts that are shown: `example.com` itself, `*.example.com` what lies below it. */
  hosts: v.optional(v.array(v.string()), []),
})
export type Config = v.InferOutput<typeof configSchema>

/** `web`: a web page inside the app, of the hosts its definition lists. */
export const web = defineWidget(
  {
    type: 'web',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    height: 600,
    openEnd: true,
    examples: {
      none: { config: {} },
      refused: { value: { url: 'https://elsewhere.example/offer' }, config: {} },
    },
  },
  Web,
)
