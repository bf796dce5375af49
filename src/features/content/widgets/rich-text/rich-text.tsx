import './rich-text.scss'
import { useMemo, useState } from 'react'
import { useOpen } from '../../../../engine/actions/use-act'
import type { WidgetProps } from '../../../../engine/contract'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatUrl } from '../../../../routing/url'
import { localize } from '../../../../shared/l10n'
import { Card } from '../../../../ui/card/card'
import { Icon } from '../../../../ui/icon/icon'
import { Box, Press, Txt } from '../../../../ui/primitives/elements'
import { RichLinks } from '../../../../ui/rich-links/rich-links'
import { cx } from '../../../../ui/style'
import { sanitizeHtml } from '../../html/sanitize-html'
import type { Config, Value } from '.'
import { estimateHeight } from './estimate-height'
import { contentPolicy } from './policy'

/** Margin of the page and padding of the card, both sides. */
const FRAME = 64
/** A text only a little higher than the fold is not worth a tap. */
const SLACK = 1.2

/** An article. */
export function RichText({ value, config }: WidgetProps<Value, Config>) {
  const t = useTranslate()
  const locale = useLocale()
  const open = useOpen()
  const { width } = useServices().host.device
  const { fold, maxLength } = config
  const [unfolded, setUnfolded] = useState(false)
  const html = localize(value.html, locale)
  const column = Math.min(width, 960) - FRAME
  const safe = useMemo(
    () => sanitizeHtml(html, contentPolicy(column, maxLength)),
    [html, column, maxLength],
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
