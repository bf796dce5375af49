import { useState } from 'react'
import type { Form } from '../../../../engine/actions/use-form'
import { errorText } from '../../../../engine/error-text'
import { useTranslate } from '../../../../i18n'
import type { TransferOrder } from '../../../../shared/pay'
import { amountText, isPoints } from '../../../../shared/points'
import { readMobile } from '../../../../shared/validation'
import { Button } from '../../../../ui/button/button'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { TextField } from '../../../../ui/form-field/form-field'
import { Icon } from '../../../../ui/icon/icon'
import { Price, Spinner } from '../../../../ui/marks/marks'
import { Text, View } from '../../../../ui/primitives/elements'
import { RadioGroup, RadioRow } from '../../../../ui/radio/radio'
import { Sheet } from '../../../../ui/sheet/sheet'
import { cx } from '../../../../ui/style'
import type { TransferPrice } from '../../contract'
import { type Account, availableOf, type Draft, type Price as PriceState } from './use-transfer'

const AMOUNT_LENGTH = 10

interface OrderFieldsProps {
  readonly form: Form<Draft>
  readonly accounts: readonly Account[]
  /** The one the money leaves. */
  readonly account: Account
  readonly price: PriceState
  readonly disabled: boolean
  /** Enter in the last field. */
  readonly onConfirm: () => void
}

/** From where, to whom, how much, and what that costs. */
export function OrderFields(props: OrderFieldsProps) {
  const { form, accounts, account, disabled, onConfirm } = props
  const { price, error: priceError } = props.price
  const t = useTranslate()
  const isCounted = isPoints(account.currency)
  const { error: wrongMobile, ...mobile } = form.text('mobile', readMobile)
  const { error: wrongAmount, ...amount } = form.text('amount')
  // The server knows one thing the form does not: whether somebody has this number.
  const nobody = priceError && !form.isWrong('mobile') ? errorText(priceError, t) : undefined
  return (
    <>
      <CellGroup title={t('wallet.transfer.from')}>
        <AccountPick
          accounts={accounts}
          account={account}
          disabled={disabled}
          onChange={(accountId) => form.set({ accountId })}
        />
      </CellGroup>
      <View className='tp-transfer__card'>
        <TextField
          label={t('wallet.transfer.mobile')}
          required
          error={wrongMobile ?? nobody}
          hint={
            price?.receiver
              ? t('wallet.transfer.receiver', { name: price.receiver })
              : t('wallet.transfer.mobileHint')
          }
          field={{
            ...mobile,
            type: 'tel',
            disabled,
            maxLength: 20,
            confirmType: 'next',
            placeholder: t('wallet.transfer.mobilePlaceholder'),
            onBlur: () => form.leave('mobile'),
          }}
        />
        <TextField
          label={t('wallet.transfer.amount')}
          required
          error={wrongAmount}
          field={{
            ...amount,
            type: isCounted ? 'number' : 'digit',
            disabled,
            maxLength: AMOUNT_LENGTH,
            confirmType: 'done',
            placeholder: isCounted ? '0' : '0.00',
            onBlur: () => form.leave('amount'),
            onConfirm,
          }}
          extra={
            <Text className={cx('tp-transfer__unit', !isCounted && 'tp-transfer__unit--before')}>
              {isCounted ? t('wallet.transfer.unit') : '¥'}
            </Text>
          }
        />
        <PriceLine {...props.price} currency={account.currency} />
      </View>
    </>
  )
}

function PriceLine({ price, asking, currency }: PriceState & Pick<Account, 'currency'>) {
  const t = useTranslate()
  return (
    <View className='tp-transfer__price' role='status'>
      {asking && <Spinner size={16} tone='muted' label={t('wallet.transfer.asking')} />}
      {!asking && price && (
        <Text className='tp-num'>
          {t('wallet.transfer.price', {
            fee: amountText(price.fee, currency, t),
            total: amountText(price.total, currency, t),
          })}
        </Text>
      )}
      {!asking && !price && <Text>{t('wallet.transfer.priceHint')}</Text>}
    </View>
  )
}

interface AccountPickProps {
  readonly accounts: readonly Account[]
  readonly account: Account
  readonly disabled: boolean
  readonly onChange: (id: string) => void
}

/** Which account the money leaves. */
function AccountPick({ accounts, account, disabled, onChange }: AccountPickProps) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const available = (each: Account) =>
    t('wallet.transfer.available', { amount: amountText(availableOf(each), each.currency, t) })
  const canChoose = accounts.length > 1 && !disabled
  return (
    <>
      <Cell
        icon='wallet'
        iconTone='brand'
        title={account.name}
        note={available(account)}
        label={`${t('wallet.transfer.from')} ${account.name}`}
        onTap={canChoose ? () => setOpen(true) : undefined}
      />
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('wallet.transfer.from')}
        closeLabel={t('common.close')}
      >
        <RadioGroup label={t('wallet.transfer.from')}>
          {accounts.map((each) => (
            <RadioRow
              key={each.id}
              title={each.name}
              note={available(each)}
              checked={each.id === account.id}
              onChange={() => {
                onChange(each.id)
                setOpen(false)
              }}
            />
          ))}
        </RadioGroup>
      </Sheet>
    </>
  )
}

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
