import { errorText } from '../../../../engine/error-text'
import { useServices } from '../../../../engine/services'
import { hasText, useLocale, useTranslate } from '../../../../i18n'
import { agoText } from '../../../../shared/date'
import { Icon } from '../../../../ui/icon/icon'
import { Price, Tag, type TagProps } from '../../../../ui/marks/marks'
import { Box, Press, Txt } from '../../../../ui/primitives/elements'
import type { Terminal } from '../../queries'

const TONES: Readonly<Record<number, TagProps['tone']>> = {
  1: 'success',
  2: 'danger',
  3: 'warning',
}

interface TerminalRowProps {
  readonly terminal: Terminal
  /** Named where the list has more than one channel. */
  readonly channel: string | undefined
  readonly income: boolean
}

/** One terminal: where it stands, how it is, when it was seen, what it brought in today. */
export function TerminalRow({ terminal, channel, income }: TerminalRowProps) {
  const { host } = useServices()
  const t = useTranslate()
  const locale = useLocale()
  const { serial, place, status, todayIncome, seenAt } = terminal
  const state = `device.terminal.status.${status}`
  const copy = () =>
    host.copy(serial).then(
      () => host.toast(t('error.copied')),
      (error: unknown) => host.toast(errorText(error, t)),
    )
  return (
    <Box className='tp-terminals__row' role='listitem'>
      <Box className='tp-terminals__body'>
        <Box className='tp-terminals__line'>
          <Txt className='tp-terminals__place tp-ellipsis'>{place}</Txt>
          <Tag tone={TONES[status] ?? 'neutral'}>{hasText(state) ? t(state) : status}</Tag>
        </Box>
        <Press
          className='tp-terminals__serial tp-num'
          label={t('device.terminal.copySerial', { serial })}
          onTap={copy}
        >
          {t('device.terminal.serial', { serial })}
          <Icon name='copy' size={14} tone='muted' />
        </Press>
        <Txt className='tp-terminals__note'>
          {[channel, t('device.terminal.seen', { time: agoText(seenAt, locale, t) })]
            .filter(Boolean)
            .join(' · ')}
        </Txt>
      </Box>
      {income && (
        <Box className='tp-terminals__income'>
          <Price cents={todayIncome} tone='ink' />
          <Txt className='tp-terminals__note'>{t('device.terminal.today')}</Txt>
        </Box>
      )}
    </Box>
  )
}
