import './countdown.scss'
import { useState } from 'react'
import type { WidgetProps } from '../../../../engine/contract'
import { usePage } from '../../../../engine/page/page-context'
import { useLocale, useTranslate } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { Countdown, clockText } from '../../../../ui/countdown'
import { Icon } from '../../../../ui/icon/icon'
import { Box, Txt } from '../../../../ui/primitives/elements'
import type { CountdownValue } from '.'

const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND

/** Counts down to a moment, then says that it came. */
export function CountdownWidget({ value }: WidgetProps<CountdownValue, unknown>) {
  const { isShown } = usePage()
  const t = useTranslate()
  const locale = useLocale()
  const until = value.until * SECOND
  const [endedAt, setEndedAt] = useState<number>()
  const text = localize(value.text, locale)
  const format = (remaining: number) => {
    const clock = clockText(remaining % DAY)
    const n = Math.floor(remaining / DAY)
    return n > 0 ? t('layout.countdown.days', { n, clock }) : clock
  }
  if (endedAt === until)
    return (
      <Box className='tp-until' role='status'>
        <Icon name='circle-check' size={20} tone='success' />
        <Txt className='tp-until__text'>
          {localize(value.ended, locale) || t('layout.countdown.ended')}
        </Txt>
      </Box>
    )
  return (
    <Box className='tp-until'>
      <Icon name='clock' size={20} tone='brand' />
      <Txt className='tp-until__text'>{text}</Txt>
      <Countdown
        key={until}
        className='tp-until__clock'
        until={until}
        format={format}
        isShown={isShown}
        onEnd={() => setEndedAt(until)}
      />
    </Box>
  )
}
