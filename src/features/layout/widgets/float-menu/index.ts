import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { actionSlots } from '../../../../engine/read/read-node'
import { l10n } from '../../../../http/shapes'
import { FloatMenu } from './float-menu'

/** More is a menu, not a button. */
const MOST_TARGETS = 5

const target = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  icon: v.optional(v.string(), 'link'),
  title: l10n,
  url: v.optional(v.string(), ''),
})

export const valueSchema = v.optional(
  v.pipe(
    v.array(target),
    v.transform((targets) => targets.slice(0, MOST_TARGETS)),
  ),
  [],
)
export type FloatMenuValue = v.InferOutput<typeof valueSchema>

export const configSchema = v.object({
  icon: v.optional(v.string(), 'plus'),
  on: actionSlots,
})
export type FloatMenuConfig = v.InferOutput<typeof configSchema>

const phone = {
  id: 'service',
  icon: 'headphones',
  title: { en: 'Ask us', 'zh-Hans': '咨询客服' },
  url: '/custService/service',
}

/** `floatMenu`: a button over the page with a few targets. */
export const floatMenu = defineWidget(
  {
    type: 'floatMenu',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    isEmpty: (targets) => targets.length === 0,
    height: 0,
    examples: {
      full: {
        value: [
          phone,
          {
            id: 'about',
            icon: 'info',
            title: { en: 'About us', 'zh-Hans': '关于我们' },
            url: '/company/about',
          },
        ],
        config: {},
      },
      one: { value: [phone], config: {} },
      empty: { value: [], config: {} },
    },
  },
  FloatMenu,
)
