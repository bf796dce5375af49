import { hasText, useLocale, useTranslate } from '../../../../i18n'
import { agoText } from '../../../../shared/date'
import { IconDisc } from '../../../../ui/faces/faces'
import { Icon } from '../../../../ui/icon/icon'
import type { IconName } from '../../../../ui/icon/icons'
import { Price, Tag, type TagProps } from '../../../../ui/marks/marks'
import { Box, Press, Txt } from '../../../../ui/primitives/elements'
import type { Device } from '../../queries'

const ICONS: Readonly<Record<string, IconName>> = {
  tap: 'beer',
  cooler: 'thermometer',
  kettle: 'droplet',
  hub: 'wifi',
}

const TONES: Readonly<Record<number, TagProps['tone']>> = {
  1: 'success',
  2: 'danger',
  3: 'warning',
}

interface DeviceCardProps {
  readonly device: Device
  readonly income: boolean
  readonly onOpen: () => void
}

/** One device: what it is, how it is, when it was seen, what it brings in. */
export function DeviceCard({ device, income, onOpen }: DeviceCardProps) {
  const t = useTranslate()
  const locale = useLocale()
  const { serial, kind, name, status, seenAt, todayIncome, income: total } = device
  const stateKey = `device.status.${status}`
  const state = hasText(stateKey) ? t(stateKey) : String(status)
  return (
    <Press
      role='link'
      className='tp-devices__card'
      label={t('device.open', { name, status: state })}
      onTap={onOpen}
    >
      <Box className='tp-devices__head'>
        <IconDisc name={ICONS[kind] ?? 'cpu'} />
        <Box className='tp-devices__body'>
          <Txt className='tp-devices__name tp-ellipsis'>{name}</Txt>
          <Txt className='tp-devices__note tp-num'>{t('device.serial', { serial })}</Txt>
        </Box>
        <Tag tone={TONES[status] ?? 'neutral'}>{state}</Tag>
      </Box>
      {income && (
        <Box className='tp-devices__sums'>
          <Box>
            <Txt className='tp-devices__label'>{t('device.today')}</Txt>
            <Price cents={todayIncome} size='s' tone='ink' />
          </Box>
          <Box>
            <Txt className='tp-devices__label'>{t('device.income')}</Txt>
            <Price cents={total} size='s' tone='ink' />
          </Box>
        </Box>
      )}
      <Box className='tp-devices__foot'>
        <Txt className='tp-devices__note'>
          {t('device.seen', { time: agoText(seenAt, locale, t) })}
        </Txt>
        <Txt className='tp-devices__manage'>{t('device.manage')}</Txt>
        <Icon name='chevron-right' size={16} tone='faint' />
      </Box>
    </Press>
  )
}
