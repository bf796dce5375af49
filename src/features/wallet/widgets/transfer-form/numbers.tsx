import { useTranslate } from '../../../../i18n'
import type { TransferOrder } from '../../../../shared/pay'
import { amountText, isPoints } from '../../../../shared/points'
import { Button } from '../../../../ui/button/button'
import { Icon } from '../../../../ui/icon/icon'
import { Price } from '../../../../ui/marks/marks'
import { Text, View } from '../../../../ui/primitives/elements'
import { cx } from '../../../../ui/style'
import type { TransferPrice } from '../../contract'
import type { Account } from './draft'

export interface NumberLine {
  readonly name: string
  readonly value: string
  readonly strong?: boolean
}

/** Names and figures, one a line. */
function Numbers({ lines }: { readonly lines: readonly NumberLine[] }) {
  return (
    <View className='tp-transfer__numbers'>
      {lines.map(({ name, value, strong }) => (
        <View key={name} className={cx('tp-transfer__line', strong && 'tp-strong')}>
          <Text className='tp-transfer__name'>{name}</Text>
          <Text className='tp-transfer__value tp-num'>{value}</Text>
        </View>
      ))}
    </View>
  )
}

interface OrderNumbersProps {
  readonly order: TransferOrder
  /** Who gets it, as it is shown. */
  readonly receiver: string
  readonly account: Account
  readonly price: TransferPrice | undefined
}

/** Everything about a transfer that is to be sent, for a last look. */
export function OrderNumbers({ order, receiver, account, price }: OrderNumbersProps) {
  const t = useTranslate()
  const text = (amount: number) => amountText(amount, account.currency, t)
  return (
    <Numbers
      lines={[
        { name: t('wallet.transfer.to'), value: receiver },
        { name: t('wallet.transfer.from'), value: account.name },
        { name: t('wallet.transfer.amount'), value: text(order.amount) },
        ...(price
          ? [
              { name: t('wallet.transfer.fee'), value: text(price.fee) },
              { name: t('wallet.transfer.total'), value: text(price.total), strong: true },
              { name: t('wallet.transfer.left'), value: text(account.amount - price.total) },
            ]
          : []),
      ]}
    />
  )
}

interface TransferResultProps {
  readonly done: { readonly amount: number; readonly fee: number; readonly balance: number }
  /** Of the account it left. */
  readonly currency: string
  /** Who got it, as it was shown before. */
  readonly receiver: string
  readonly onLine: () => void
  readonly onAnother: () => void
}

/** It is done: what left, who got it, what is left. */
export function TransferResult(props: TransferResultProps) {
  const { done, currency, receiver, onLine, onAnother } = props
  const t = useTranslate()
  const { amount, fee, balance } = done
  return (
    <View className='tp-transfer tp-enter'>
      <View className='tp-transfer__card'>
        <View className='tp-transfer__state' role='status'>
          <Icon name='circle-check' size={48} tone='success' />
          <Text className='tp-transfer__headline' level={1}>
            {t('wallet.transfer.done')}
          </Text>
          {isPoints(currency) ? (
            <Text className='tp-price tp-price--l tp-num tp-c-ink'>
              {amountText(amount, currency, t)}
            </Text>
          ) : (
            <Price size='l' tone='ink' cents={amount} />
          )}
        </View>
        <Numbers
          lines={[
            { name: t('wallet.transfer.to'), value: receiver },
            { name: t('wallet.transfer.fee'), value: amountText(fee, currency, t) },
            { name: t('wallet.transfer.after'), value: amountText(balance, currency, t) },
          ]}
        />
      </View>
      <Button block size='l' onTap={onLine}>
        {t('wallet.transfer.line')}
      </Button>
      <Button block size='l' kind='ghost' onTap={onAnother}>
        {t('wallet.transfer.another')}
      </Button>
    </View>
  )
}
