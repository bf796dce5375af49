import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { l10n } from '../../../../http/shapes'
import { About } from './about'

const link = v.object({
  id: v.string(),
  icon: v.optional(v.string(), ''),
  title: l10n,
  url: v.string(),
})

export const valueSchema = v.object({
  /** A sentence or two under the name. */
  intro: v.optional(l10n, ''),
  links: v.optional(v.array(link), []),
  /** The small print at the end. */
  note: v.optional(l10n, ''),
})
export type AboutValue = v.InferOutput<typeof valueSchema>

export const configSchema = v.object({})

export const about = defineWidget(
  {
    type: 'about',
    version: 1,
    tier: 'account',
    value: valueSchema,
    config: configSchema,
    height: 420,
    examples: {
      full: {
        value: {
          intro: { en: 'A shop for craft beer.', 'zh-Hans': '一间精酿啤酒铺子。' },
          note: { en: 'Enjoy with care.', 'zh-Hans': '请理性饮酒。' },
          links: [
            {
              id: 'privacy',
              icon: 'shield-check',
              title: { en: 'Privacy policy', 'zh-Hans': '隐私政策' },
              url: '/views/index?url=/user/privacy',
            },
          ],
        },
        config: {},
      },
      bare: { value: {}, config: {} },
    },
  },
  About,
)
