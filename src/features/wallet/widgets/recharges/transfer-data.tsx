import { useCopy } from '../../../../engine/actions/use-copy'
import { useLocale, useTranslate } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { moneyText } from '../../../../shared/money'
import { Button } from '../../../../ui/button/button'
import { Icon } from '../../../../ui/icon/icon'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { cx } from '../../../../ui/style'
import type { OfflineRecharge } from '../../contract'
import type { Payee } from '.'

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
