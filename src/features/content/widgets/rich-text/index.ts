import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { l10n } from '../../../../http/shapes'
import { RichText } from '../../parts/rich-text'

/** A text of its own, or the html of a bound record. */
export const valueSchema = v.optional(
  v.union([
    v.object({ html: l10n }),
    v.pipe(
      v.string(),
      v.transform((html) => ({ html })),
    ),
  ]),
  { html: '' },
)
export type Value = v.InferOutput<typeof valueSchema>

const MAX_LENGTH = 20_000

export const configSchema = v.object({
  title: v.optional(l10n),
  /** px: text that is higher is folded. */
  fold: v.fallback(v.optional(v.pipe(v.number(), v.minValue(60))), undefined),
  /** Characters of HTML. */
  maxLength: v.fallback(
    v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(MAX_LENGTH)), MAX_LENGTH),
    MAX_LENGTH,
  ),
  profile: v.fallback(v.optional(v.literal('basic'), 'basic'), 'basic'),
})
export type Config = v.InferOutput<typeof configSchema>

const STORY = {
  en: '<h2>How we brew</h2><p>Every batch starts with <strong>soft mountain water</strong> and malt we mill an hour before it meets the kettle. Read more <a href="/company/about">about us</a>.</p><img src="/pictures/banner/hop-field.svg" alt="A hop field"><h3>What goes in</h3><ul><li>Whole-cone hops, picked in August</li><li>One yeast a beer, never mixed</li></ul><blockquote>Slow is a flavour, too.</blockquote><p>Nothing is filtered and nothing is rushed: lagers rest for six weeks, sours for a year.</p>',
  'zh-Hans':
    '<h2>我们怎样酿酒</h2><p>每一批都从<strong>柔和的山泉水</strong>开始，麦芽在下锅前一小时才研磨。更多请看<a href="/company/about">关于我们</a>。</p><img src="/pictures/banner/hop-field.svg" alt="酒花田"><h3>用什么酿</h3><ul><li>八月采收的整朵酒花</li><li>一款酒只用一种酵母，从不混用</li></ul><blockquote>慢，也是一种味道。</blockquote><p>不过滤，不赶时间：拉格静置六周，酸啤静置一年。</p>',
}

/** `richText`: an article. */
export const richText = defineWidget(
  {
    type: 'richText',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    // A page of it alone would be a blank one.
    isEmpty: ({ html }) =>
      (typeof html === 'string' ? [html] : Object.values(html)).every((text) => !text?.trim()),
    empty: { title: 'content.noText' },
    height: (config) => config.fold ?? 480,
    openEnd: true,
    examples: {
      full: { value: { html: STORY }, config: {} },
      folded: {
        value: { html: STORY },
        config: { fold: 160, title: { en: 'Our story', 'zh-Hans': '我们的故事' } },
      },
      attack: {
        value: {
          html: '<script>alert(1)</script><p onclick="alert(1)">Only this sentence is left.</p><a href="javascript:alert(1)">And this text.</a>',
        },
        config: {},
      },
    },
  },
  RichText,
)
