import type { ReactNode } from 'react'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDateTime } from '../../../../shared/date'
import { Icon } from '../../../../ui/icon/icon'
import type { IconName } from '../../../../ui/icon/icons'
import { Price } from '../../../../ui/marks/marks'
import { Image, Text, View } from '../../../../ui/primitives/elements'
import type { Tone } from '../../../../ui/style'
import { type OfflineRecharge, OfflineStatus } from '../../contract'

interface Look {
  readonly key: 'waiting' | 'approved' | 'rejected'
  readonly icon: IconName
  readonly tone: Tone
}

const WAITING: Look = { key: 'waiting', icon: 'clock', tone: 'warning' }
const LOOKS: Partial<Record<OfflineStatus, Look>> = {
  [OfflineStatus.Waiting]: WAITING,
  [OfflineStatus.Approved]: { key: 'approved', icon: 'circle-check', tone: 'success' },
  [OfflineStatus.Rejected]: { key: 'rejected', icon: 'circle-x', tone: 'danger' },
}
const THUMB = 120

interface ReviewStateProps {
  readonly record: OfflineRecharge
  /** How long a review takes. */
  readonly note: string
  /** The ways on. */
  readonly children?: ReactNode
}

/** How the review of a voucher stands. */
export function ReviewState({ record, note, children }: ReviewStateProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const locale = useLocale()
  const { status, amount, code, reason, voucher, submittedAt, reviewedAt } = record
  const { key, icon, tone } = LOOKS[status] ?? WAITING
  const rows = (
    [
      ['code', code],
      ['submittedAt', submittedAt === null ? '' : formatDateTime(submittedAt, locale)],
      ['reviewedAt', reviewedAt === null ? '' : formatDateTime(reviewedAt, locale)],
    ] as const
  ).filter(([, value]) => value !== '')
  return (
    <View className='tp-offline__card tp-enter'>
      <View className='tp-offline__state' role='status'>
        <Icon name={icon} size={48} tone={tone} />
        <Text className='tp-offline__headline' level={1}>
          {t(`wallet.offline.${key}`)}
        </Text>
        <Price size='l' tone='ink' cents={amount} />
        <Text className='tp-offline__note'>
          {status === OfflineStatus.Rejected
            ? t('wallet.offline.reason', { reason: reason || t('wallet.offline.noReason') })
            : status === OfflineStatus.Waiting
              ? note
              : t('wallet.offline.credited')}
        </Text>
      </View>
      {rows.map(([name, value]) => (
        <View key={name} className='tp-offline__line'>
          <Text className='tp-offline__name'>{t(`wallet.offline.${name}`)}</Text>
          <Text className='tp-offline__value tp-num'>{value}</Text>
        </View>
      ))}
      {voucher !== '' && (
        <View className='tp-offline__line'>
          <Text className='tp-offline__name'>{t('wallet.offline.voucher')}</Text>
          <Image
            className='tp-offline__thumb'
            src={imageUrl(voucher, THUMB)}
            alt={t('wallet.offline.voucher')}
            fit='cover'
          />
        </View>
      )}
      <View className='tp-offline__ways'>{children}</View>
    </View>
  )
}
