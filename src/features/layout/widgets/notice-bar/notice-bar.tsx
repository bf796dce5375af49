import './notice-bar.scss'
import { useState } from 'react'
import { useAct, useOpen } from '../../../../engine/actions/use-act'
import type { WidgetProps } from '../../../../engine/contract'
import { useLocale, useTranslate } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { Icon } from '../../../../ui/icon/icon'
import type { IconName } from '../../../../ui/icon/icons'
import { Box, Press, Txt } from '../../../../ui/primitives/elements'
import { cx } from '../../../../ui/style'
import type { Config, Value } from '.'
import { dismiss, isDismissed } from './dismissed'
import { useTurn } from './use-turn'

/** Seconds a character takes to pass, so that long notices do not run. */
const PACE = 0.22
/** The catalogue's default is drawn as the bell of our set. */
const ICONS: Readonly<Record<string, IconName>> = { megaphone: 'bell' }

/** One line of news: the notices take turns, or pass by. */
export function NoticeBar({ value, config }: WidgetProps<Value, Config>) {
  const t = useTranslate()
  const locale = useLocale()
  const open = useOpen()
  const act = useAct()
  const { scroll, interval, closable, icon, on } = config
  const [closed, setClosed] = useState(() => isDismissed(value))
  const turn = useTurn(value.length, interval)
  const notice = value[turn]
  if (closed || !notice) return null

  const { url } = notice
  const text = localize(notice.text, locale)
  const follow = on?.itemTap ? () => act(on.itemTap, notice) : url && (() => open(url))
  const passing = scroll === 'horizontal'
  const line = (
    <>
      <Icon name={ICONS[icon] ?? (icon as IconName)} size={16} className='tp-news__icon' />
      <Box className='tp-news__window'>
        <Txt
          key={turn}
          className={cx('tp-news__text', passing ? 'tp-news__text--pass' : 'tp-news__text--turn')}
          style={passing ? { animationDuration: `${Math.max(8, text.length * PACE)}s` } : undefined}
        >
          {text}
        </Txt>
      </Box>
      {follow && <Icon name='chevron-right' size={16} className='tp-news__icon' />}
    </>
  )
  return (
    <Box className={cx('tp-news', notice.level === 'warning' && 'tp-news--warning')}>
      {follow ? (
        <Press role='link' className='tp-news__line' label={text} onTap={follow}>
          {line}
        </Press>
      ) : (
        <Box className='tp-news__line'>{line}</Box>
      )}
      {closable && (
        <Press
          className='tp-news__close'
          label={t('common.close')}
          onTap={() => {
            dismiss(value)
            setClosed(true)
          }}
        >
          <Icon name='x' size={16} />
        </Press>
      )}
    </Box>
  )
}
