import { type ReactNode, useState } from 'react'
import { useCopy } from '../../../../engine/actions/use-copy'
import { useForm } from '../../../../engine/actions/use-form'
import { errorText } from '../../../../engine/error-text'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDateTime } from '../../../../shared/date'
import { localize } from '../../../../shared/l10n'
import { moneyText } from '../../../../shared/money'
import type { LocalFile } from '../../../../shared/transport'
import { Button } from '../../../../ui/button/button'
import { Icon } from '../../../../ui/icon/icon'
import type { IconName } from '../../../../ui/icon/icons'
import { Price } from '../../../../ui/marks/marks'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Notice } from '../../../../ui/states/states'
import { cx, type Tone } from '../../../../ui/style'
import { type OfflineRecharge, OfflineStatus } from '../../contract'
import { submitVoucher, uploadVoucher } from '../../recharge'
import type { Payee } from '.'

const HUNDRED = 100

interface Values {
  readonly picture: LocalFile | undefined
  /** Where the chosen picture is on the server: handing it in again does not send it again. */
  readonly sentTo: string | undefined
}

interface VoucherFormProps {
  readonly record: OfflineRecharge
  readonly onDone: (record: OfflineRecharge) => void
}

/** The picture of the bank's slip: chosen, looked at, sent, handed in. */
export function VoucherForm({ record, onDone }: VoucherFormProps) {
  const { host } = useServices()
  const t = useTranslate()
  const form = useForm<Values>({ initial: { picture: undefined, sentTo: undefined } })
  const { picture, sentTo } = form.values
  const [progress, setProgress] = useState<number>()

  async function choose(): Promise<void> {
    form.setRefusal(undefined)
    try {
      const [chosen] = await host.chooseMedia('image', 1)
      if (chosen) form.set({ picture: chosen, sentTo: undefined })
    } catch (error) {
      form.setRefusal(errorText(error, t))
    }
  }

  async function send(file: LocalFile): Promise<string> {
    if (sentTo !== undefined) return sentTo
    setProgress(0)
    try {
      const url = await uploadVoucher(file, setProgress)
      form.set({ sentTo: url })
      return url
    } finally {
      setProgress(undefined)
    }
  }

  async function submit(): Promise<void> {
    if (!picture) return form.setRefusal(t('wallet.offline.needVoucher'))
    await form.submit(async () => onDone(await submitVoucher(record.id, await send(picture))))
  }

  return (
    <View className='tp-offline__card'>
      <Text className='tp-offline__title' level={2}>
        {t('wallet.offline.voucher')}
      </Text>
      <Text className='tp-offline__note'>{t('wallet.offline.voucherNote')}</Text>
      <Pressable
        className='tp-offline__drop'
        label={t(picture ? 'wallet.offline.another' : 'wallet.offline.choose')}
        disabled={form.busy}
        onTap={() => void choose()}
      >
        {picture ? (
          <Image
            className='tp-offline__pic'
            src={picture.path}
            alt={t('wallet.offline.voucher')}
            fit='contain'
            lazy={false}
          />
        ) : (
          <>
            <Icon name='upload' size={32} tone='muted' />
            <Text>{t('wallet.offline.choose')}</Text>
          </>
        )}
      </Pressable>
      {progress !== undefined && (
        <Text className='tp-offline__note' role='status'>
          {t('wallet.offline.sending', { n: Math.round(progress * HUNDRED) })}
        </Text>
      )}
      {form.refusal !== undefined && <Notice tone='danger'>{form.refusal}</Notice>}
      <Button block size='l' loading={form.busy} onTap={() => void submit()}>
        {t('wallet.offline.submit')}
      </Button>
      {picture && (
        <Button block kind='ghost' disabled={form.busy} onTap={() => void choose()}>
          {t('wallet.offline.another')}
        </Button>
      )}
    </View>
  )
}

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

interface TransferDataProps {
  readonly payee: Payee
  readonly record: OfflineRecharge
  readonly onChangeAmount: () => void
}

interface Line {
  readonly key: 'payee' | 'number' | 'bank' | 'branch' | 'amount' | 'code'
  readonly shown: string
  /** What a bank's form takes, without signs and separators. */
  readonly copied?: string
  readonly strong?: boolean
}

/** Everything to write on the transfer, each line to copy. */
export function TransferData({ payee, record, onChangeAmount }: TransferDataProps) {
  const t = useTranslate()
  const locale = useLocale()
  const { amount, code } = record
  const all: readonly Line[] = [
    { key: 'payee', shown: localize(payee.payee, locale) },
    { key: 'number', shown: payee.number, copied: payee.number.replace(/\s/g, '') },
    { key: 'bank', shown: localize(payee.bank, locale) },
    { key: 'branch', shown: localize(payee.branch, locale) },
    { key: 'amount', shown: moneyText(amount), copied: (amount / 100).toFixed(2), strong: true },
    { key: 'code', shown: code, strong: true },
  ]
  const lines = all.filter(({ shown }) => shown !== '')
  const copy = useCopy()
  const text = lines.map(({ key, shown }) => `${t(`wallet.offline.${key}`)}: ${shown}`).join('\n')
  return (
    <View className='tp-offline__card'>
      <View className='tp-offline__head'>
        <Text className='tp-offline__title' level={2}>
          {t('wallet.offline.data')}
        </Text>
        <Pressable className='tp-offline__link' onTap={onChangeAmount}>
          {t('wallet.offline.changeAmount')}
        </Pressable>
      </View>
      {lines.map(({ key, shown, copied = shown, strong }) => (
        <Pressable
          key={key}
          className='tp-offline__line'
          label={`${t('wallet.offline.copy')} ${t(`wallet.offline.${key}`)} ${shown}`}
          onTap={() => void copy(copied)}
        >
          <Text className='tp-offline__name'>{t(`wallet.offline.${key}`)}</Text>
          <Text className={cx('tp-offline__value tp-num', strong && 'tp-strong')}>{shown}</Text>
          <Icon name='copy' size={16} tone='muted' />
        </Pressable>
      ))}
      <Text className='tp-offline__warn'>{t('wallet.offline.codeNote')}</Text>
      <Button block kind='secondary' icon='copy' onTap={() => void copy(text)}>
        {t('wallet.offline.copyAll')}
      </Button>
    </View>
  )
}
