import { useState } from 'react'
import type { Form } from '../../../../engine/actions/use-form'
import { errorText } from '../../../../engine/error-text'
import { useTranslate } from '../../../../i18n'
import { amountText, isPoints } from '../../../../shared/points'
import { readMobile } from '../../../../shared/validation'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { TextField } from '../../../../ui/form-field/form-field'
import { Spinner } from '../../../../ui/marks/marks'
import { Text, View } from '../../../../ui/primitives/elements'
import { RadioGroup, RadioRow } from '../../../../ui/radio/radio'
import { Sheet } from '../../../../ui/sheet/sheet'
import { type Account, availableOf, type Draft } from './draft'
import type { Price } from './use-transfer'

const AMOUNT_LENGTH = 10

interface OrderFieldsProps {
  readonly form: Form<Draft>
  readonly accounts: readonly Account[]
  /** The one the money leaves. */
  readonly account: Account
  readonly price: Price
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
            <Text className='tp-transfer__unit'>{isCounted ? t('wallet.transfer.unit') : '¥'}</Text>
          }
        />
        <PriceLine {...props.price} currency={account.currency} />
      </View>
    </>
  )
}

function PriceLine({ price, asking, currency }: Price & Pick<Account, 'currency'>) {
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
