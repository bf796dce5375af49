import { useMemo, useState } from 'react'
import { useOpen } from '../../../engine/actions/open'
import { useServices } from '../../../engine/services'
import { useLocale, useTranslate } from '../../../i18n'
import { formatUrl, safeTarget } from '../../../routing/url'
import { type L10n, localize } from '../../../shared/l10n'
import type { ImageUrl } from '../../../shared/url'
import { Card } from '../../../ui/card/card'
import { Icon } from '../../../ui/icon/icon'
import { Pressable, Text, View } from '../../../ui/primitives/elements'
import { RichLinks } from '../../../ui/rich-links/rich-links'
import { cx } from '../../../ui/style'
import { type HtmlPolicy, type SafeHtml, sanitizeHtml } from '../html/sanitize-html'
import './rich-text.scss'

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

interface RichTextProps {
  readonly value: { readonly html: L10n }
  readonly config: {
    readonly title?: L10n | undefined
    /** px: text that is higher is folded. */
    readonly fold?: number | undefined
    /** Characters of HTML. */
    readonly maxLength: number
  }
}

/** An article. */
export function RichText({ value, config }: RichTextProps) {
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
    <View className='tp-rich-text'>
      <Card title={localize(config.title, locale) || undefined}>
        <View
          className={cx('tp-rich-text__body', folded && 'tp-rich-text__body--folded')}
          style={folded ? { maxHeight: `${fold}px` } : undefined}
        >
          <RichLinks html={safe.html} links={safe.links} onLink={follow} />
        </View>
        {foldable && (
          <Pressable
            className='tp-rich-text__fold'
            expanded={unfolded}
            onTap={() => setUnfolded(!unfolded)}
          >
            <Text>{t(unfolded ? 'content.text.fold' : 'content.text.unfold')}</Text>
            <Icon name={unfolded ? 'chevron-up' : 'chevron-down'} size={16} />
          </Pressable>
        )}
      </Card>
    </View>
  )
}
