import { useForm } from '../../../../engine/actions/use-form'
import { useTranslate } from '../../../../i18n'
import { moneyText } from '../../../../shared/money'
import { checkEmail } from '../../../../shared/validation'
import { Button } from '../../../../ui/button/button'
import { Segmented } from '../../../../ui/choices/choices'
import { TextField } from '../../../../ui/form-field/form-field'
import { View } from '../../../../ui/primitives/elements'
import { RadioGroup, RadioRow } from '../../../../ui/radio/radio'
import { Sheet } from '../../../../ui/sheet/sheet'
import type { Invoice, StoreQuote } from '../../contract'
import type { Wishes } from './use-ordering'

interface OpenedProps {
  readonly open: boolean
  readonly onClose: () => void
}

export interface CouponSheetProps extends OpenedProps {
  readonly quote: StoreQuote
  /** Of the one that is taken; empty for none. */
  readonly couponId: string | undefined
  readonly onChoose: (couponId: string) => void
}

/** The coupons one has for a store, and why one does not fit. */
export function CouponSheet({ quote, couponId, open, onClose, onChoose }: CouponSheetProps) {
  const t = useTranslate()
  const { coupons, bestCouponId } = quote
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('order.couponDiscount')}
      closeLabel={t('common.close')}
    >
      <RadioGroup label={t('order.couponDiscount')}>
        <RadioRow
          title={t('order.confirm.noCoupon')}
          checked={coupons.every(({ id }) => id !== couponId)}
          onChange={() => onChoose('')}
        />
        {coupons.map(({ id, fits, name, discount, reason }) => (
          <RadioRow
            key={id}
            title={fits ? `${name} −${moneyText(discount)}` : name}
            note={id === bestCouponId ? t('order.confirm.bestCoupon') : reason}
            checked={id === couponId}
            disabled={!fits}
            onChange={() => onChoose(id)}
          />
        ))}
      </RadioGroup>
    </Sheet>
  )
}

const NO_INVOICE: Invoice = { kind: 'person', title: '', taxNumber: '', email: '' }
const TAX_NUMBER = /^[0-9A-Z]{15,20}$/

export interface InvoiceSheetProps extends OpenedProps {
  readonly wishes: Wishes
}

/** Whom the invoice is made out to, or that none is wanted. */
export function InvoiceSheet({ wishes, open, onClose }: InvoiceSheetProps) {
  const t = useTranslate()
  const form = useForm({
    initial: wishes.invoice ?? NO_INVOICE,
    live: true,
    check: ({ kind, title, taxNumber, email }) => ({
      title: title.trim() === '' ? 'order.confirm.needTitle' : undefined,
      taxNumber:
        kind === 'company' && !TAX_NUMBER.test(taxNumber)
          ? 'order.confirm.needTaxNumber'
          : undefined,
      email: email.trim() === '' ? undefined : checkEmail(email.trim()),
    }),
  })
  const isCompany = form.values.kind === 'company'
  const close = (invoice: Invoice | undefined) => {
    wishes.setInvoice(invoice)
    onClose()
  }
  // Sent with the order: until then it is held beside it.
  const keep = () =>
    form.submit(async ({ kind, title, taxNumber, email }) =>
      close({
        kind,
        title: title.trim(),
        taxNumber: isCompany ? taxNumber : '',
        email: email.trim(),
      }),
    )
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('order.invoice')}
      closeLabel={t('common.close')}
      footer={
        <View className='tp-confirm__answers'>
          <Button block kind='secondary' size='l' onTap={() => close(undefined)}>
            {t('order.confirm.noInvoice')}
          </Button>
          <Button block size='l' onTap={keep}>
            {t('common.ok')}
          </Button>
        </View>
      }
    >
      <View className='tp-confirm__kind'>
        <Segmented
          label={t('order.invoice')}
          options={[
            { value: 'person', label: t('order.confirm.person') },
            { value: 'company', label: t('order.confirm.company') },
          ]}
          value={form.values.kind}
          onChange={(kind) => form.set({ kind })}
        />
      </View>
      <View>
        <TextField
          label={t('order.confirm.invoiceTitle')}
          required
          error={form.problemOf('title')}
          field={{
            value: form.values.title,
            maxLength: 60,
            onChange: (title) => form.set({ title }),
          }}
        />
        {isCompany && (
          <TextField
            label={t('order.confirm.taxNumber')}
            required
            error={form.problemOf('taxNumber')}
            field={{
              value: form.values.taxNumber,
              maxLength: 20,
              onChange: (text) => form.set({ taxNumber: text.toUpperCase() }),
            }}
          />
        )}
        <TextField
          label={t('order.confirm.email')}
          error={form.problemOf('email')}
          field={{
            value: form.values.email,
            maxLength: 80,
            onChange: (email) => form.set({ email }),
          }}
        />
      </View>
    </Sheet>
  )
}
