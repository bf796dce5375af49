import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { useOpen } from '../../../../engine/actions/open'
import { defineWidget, type WidgetProps } from '../../../../engine/contract'
import { useServices } from '../../../../engine/services'
import { l10n } from '../../../../http/shapes'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatUrl, safeTarget } from '../../../../routing/url'
import type { ImageUrl } from '../../../../shared/image-url'
import { localize } from '../../../../shared/l10n'
import { Card } from '../../../../ui/card/card'
import { Icon } from '../../../../ui/icon/icon'
import { Box, Press, Txt } from '../../../../ui/primitives/elements'
import { RichLinks } from '../../../../ui/rich-links/rich-links'
import { cx } from '../../../../ui/style'
import { type HtmlPolicy, type SafeHtml, sanitizeHtml } from '../../html/sanitize-html'
import './rich-text.scss'

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

const LINE = 24
const PICTURE = 220
/** px a character takes at 15 px type: a Chinese one is twice as wide as a Latin one. */
const WIDE = 16
const NARROW = 8

/** About how high a text will be, px. Mini-programs draw rich text before anyone can measure it. */
export function estimateHeight({ text, images }: SafeHtml, width: number): number {
  let lines = 0
  for (const paragraph of text.split('\n')) {
    let length = 0
    for (let at = 0; at < paragraph.length; at++) {
      length += paragraph.charCodeAt(at) > 0x2e80 ? WIDE : NARROW
    }
    lines += Math.max(length > 0 ? 1 : 0, Math.ceil(length / width))
  }
  return lines * LINE + images * PICTURE
}

/** An https address without user part, spaces or control characters, which disguise where it leads. */
const HTTPS = /^https:\/\/[a-z0-9.-]+(?::\d+)?(?:[/?#][^\s\\<>"]*)?$/i

/** Links lead to pages of this app or to https; pictures come from the main host or https. */
export function contentPolicy(width: number, maxLength: number, imageUrl: ImageUrl): HtmlPolicy {
  return {
    link: (href) => safeTarget(href) ?? (HTTPS.test(href) ? href : undefined),
    image: (src) => (/^data:/i.test(src) || /[\s\\]/.test(src) ? '' : imageUrl(src, width)),
    maxLength,
  }
}

/** Margin of the page and padding of the card, both sides. */
const FRAME = 64
/** A text only a little higher than the fold is not worth a tap. */
const SLACK = 1.2

/** An article. */
export function RichText({ value, config }: WidgetProps<Value, Config>) {
  const t = useTranslate()
  const locale = useLocale()
  const open = useOpen()
  const { device, imageUrl } = useServices().host
  const { fold, maxLength } = config
  const [unfolded, setUnfolded] = useState(false)
  const html = localize(value.html, locale)
  const column = Math.min(device.width, 960) - FRAME
  const safe = useMemo(
    () => sanitizeHtml(html, contentPolicy(column, maxLength, imageUrl)),
    [html, column, maxLength, imageUrl],
  )
  const foldable = fold !== undefined && estimateHeight(safe, column) > fold * SLACK
  const folded = foldable && !unfolded
  const follow = (href: string) =>
    open(href.startsWith('/') ? href : formatUrl('/pages/web', { alapath: href }))
  if (!safe.text && safe.images === 0) return null
  return (
    <Box className='tp-rich-text'>
      <Card title={localize(config.title, locale) || undefined}>
        <Box
          className={cx('tp-rich-text__body', folded && 'tp-rich-text__body--folded')}
          style={folded ? { maxHeight: `${fold}px` } : undefined}
        >
          <RichLinks html={safe.html} links={safe.links} onLink={follow} />
        </Box>
        {foldable && (
          <Press
            className='tp-rich-text__fold'
            expanded={unfolded}
            onTap={() => setUnfolded(!unfolded)}
          >
            <Txt>{t(unfolded ? 'content.text.fold' : 'content.text.unfold')}</Txt>
            <Icon name={unfolded ? 'chevron-up' : 'chevron-down'} size={16} />
          </Press>
        )}
      </Card>
    </Box>
  )
}

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
    height: (config) => config.fold ?? 320,
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
