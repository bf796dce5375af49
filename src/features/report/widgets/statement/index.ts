import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { actionSlots } from '../../../../engine/read/read-node'
import { l10n } from '../../../../http/shapes'
import { Statement } from './statement'

export const valueSchema = v.object({
  title: v.optional(l10n, ''),
  /** Paragraphs, one a line. */
  text: l10n,
  /** The sentence beside the tick. */
  agree: v.optional(l10n, ''),
  /** The whole paper. */
  url: v.optional(v.string(), ''),
})
export type StatementValue = v.InferOutput<typeof valueSchema>

const NAME = /^[a-z]\w{0,30}$/i

export const configSchema = v.object({
  /** Name in the page's state that conditions read: `page.agreed`. */
  path: v.fallback(v.optional(v.pipe(v.string(), v.regex(NAME)), 'agreed'), 'agreed'),
  /** The button, shown when `on.submit` is set. */
  submitText: v.optional(l10n, ''),
  on: actionSlots,
})
export type StatementConfig = v.InferOutput<typeof configSchema>

/** `statement`: a text to agree to. */
export const statement = defineWidget(
  {
    type: 'statement',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    height: 200,
    examples: {
      full: {
        value: {
          title: { en: 'Before you order', 'zh-Hans': '下单须知' },
          text: {
            en: 'Beer is for adults.\nKegs are lent for 30 days.',
            'zh-Hans': '啤酒仅限成年人购买。\n酒桶借用期为 30 天。',
          },
          url: '/company/about',
        },
        config: { on: { submit: { do: 'back' } } },
      },
      bare: { value: { text: 'Beer is for adults.' }, config: {} },
    },
  },
  Statement,
)
