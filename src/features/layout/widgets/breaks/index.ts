import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { actionSlots } from '../../../../engine/read/read-node'
import { l10n } from '../../../../http/shapes'
import { Spacer, Title } from './breaks'

const titleValue = v.optional(
  v.object({
    title: v.optional(l10n),
    sub: v.optional(l10n),
    more: v.optional(v.object({ text: v.optional(l10n), url: v.string() })),
  }),
  {},
)
export type TitleValue = v.InferOutput<typeof titleValue>

const titleConfig = v.object({
  /** Used when the value has no title. */
  title: v.optional(l10n),
  level: v.fallback(v.optional(v.picklist([1, 2, 3]), 2), 2),
  align: v.fallback(v.optional(v.picklist(['start', 'center']), 'start'), 'start'),
  on: actionSlots,
})
export type TitleConfig = v.InferOutput<typeof titleConfig>

/** `title`: heads a part of the page. */
export const title = defineWidget(
  {
    type: 'title',
    version: 1,
    tier: 'base',
    value: titleValue,
    config: titleConfig,
    heads: true,
    height: (_, given) => (v.is(v.object({ sub: v.any() }), given) ? 63 : 44),
    examples: {
      full: {
        value: {
          title: { en: 'Fresh this week', 'zh-Hans': '本周新酿' },
          sub: { en: 'Kegged less than ten days ago', 'zh-Hans': '装桶不到十天' },
          more: {
            text: { en: 'All beers', 'zh-Hans': '全部' },
            url: '/views/index?url=/product/list',
          },
        },
        config: { level: 2 },
      },
      long: {
        value: {
          title: {
            en: 'Everything our friends in the hop valleys sent us before the harvest ended',
            'zh-Hans': '采收结束之前，山谷里的酒花农场朋友们寄给我们的一切风味与惊喜',
          },
          more: { url: '/views/index?url=/product/list' },
        },
        config: { level: 1 },
      },
      centred: {
        value: { sub: { en: 'Since 2016', 'zh-Hans': '始于 2016' } },
        config: { title: { en: 'Our story', 'zh-Hans': '我们的故事' }, level: 3, align: 'center' },
      },
    },
  },
  Title,
)

const spacerConfig = v.object({
  /** A hairline in the middle of the gap. */
  line: v.fallback(v.optional(v.boolean(), false), false),
})
export type SpacerConfig = v.InferOutput<typeof spacerConfig>

/** `spacer`: air, or a hairline, between two widgets; it shows nothing of its own. */
export const spacer = defineWidget(
  {
    type: 'spacer',
    version: 1,
    tier: 'base',
    value: v.unknown(),
    config: spacerConfig,
    height: 12,
    examples: { full: { config: { line: true } }, plain: { config: {} } },
  },
  Spacer,
)
