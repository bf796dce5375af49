import type { Form } from '../../../../engine/actions/use-form'
import { errorText } from '../../../../engine/error-text'
import { useTranslate } from '../../../../i18n'
import { moneyText } from '../../../../shared/money'
import { readMobile } from '../../../../shared/validation'
import { CellGroup } from '../../../../ui/cell/cell'
import { TextField } from '../../../../ui/form-field/form-field'
import { Spinner } from '../../../../ui/marks/marks'
import { Box, Txt } from '../../../../ui/primitives/elements'
import { type Account, AccountPick } from './account-pick'
import type { Draft } from './draft'
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
      <Box className='tp-transfer__card'>
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
            type: 'digit',
            disabled,
            maxLength: AMOUNT_LENGTH,
            confirmType: 'done',
            placeholder: '0.00',
            onBlur: () => form.leave('amount'),
            onConfirm,
          }}
          extra={<Txt className='tp-transfer__unit'>¥</Txt>}
        />
        <PriceLine {...props.price} />
      </Box>
    </>
  )
}

function PriceLine({ price, asking }: Price) {
  const t = useTranslate()
  return (
    <Box className='tp-transfer__price' role='status'>
      {asking && <Spinner size={16} tone='muted' label={t('wallet.transfer.asking')} />}
      {!asking && price && (
        <Txt className='tp-num'>
          {t('wallet.transfer.price', {
            fee: moneyText(price.fee),
            total: moneyText(price.total),
          })}
        </Txt>
      )}
      {!asking && !price && <Txt>{t('wallet.transfer.priceHint')}</Txt>}
    </Box>
  )
}
