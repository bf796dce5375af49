import { type ReactNode, useState } from 'react'
import { useTranslate } from '../../../../i18n'
import { INPUT_MAX_LENGTH } from '../../../../shared/constants'
import { moneyText } from '../../../../shared/money'
import { Button } from '../../../../ui/button/button'
import { Cell } from '../../../../ui/cell/cell'
import { Segmented } from '../../../../ui/choices/choices'
import { TextField } from '../../../../ui/form-field/form-field'
import { Text, View } from '../../../../ui/primitives/elements'
import { RadioGroup, RadioRow } from '../../../../ui/radio/radio'
import { Sheet } from '../../../../ui/sheet/sheet'
import { Switch } from '../../../../ui/toggles/toggles'
import type { Invoice, StoreQuote } from '../../contract'
import { Way } from '../../queries'
import type { StoreChoice, Wishes } from './use-ordering'

interface StoreOrderProps {
  readonly quote: StoreQuote
  readonly choice: StoreChoice
  readonly onChoose: (part: Partial<StoreChoice>) => void
  /** It is to be picked up, and it was to be placed without a name and a number. */
  readonly warn: boolean
  /** The goods. */
  readonly children: ReactNode
}

/** The order of one store: goods, how they get to the buyer, the coupon and the note. */
export function StoreOrder({ quote, choice, onChoose, warn, children }: StoreOrderProps) {
  const t = useTranslate()
  const [choosing, setChoosing] = useState(false)
  const { way, couponId, name, mobile, time, note } = choice
  const coupon = quote.coupons.find(({ id }) => id === couponId)
  const fitting = quote.coupons.filter(({ fits }) => fits).length
  return (
    <View className='tp-confirm__panel'>
      {children}
      <View className='tp-confirm__choices'>
        <Segmented
          label={t('order.confirm.way')}
          options={[
            { value: String(Way.Courier), label: t('order.confirm.courier') },
            { value: String(Way.PickUp), label: t('order.confirm.pickup') },
          ]}
          value={String(way)}
          onChange={(next) => onChoose({ way: Number(next) })}
        />
        {way === Way.PickUp && (
          <View>
            <Text className='tp-confirm__where'>
              {[quote.address, quote.hours].filter(Boolean).join(' · ')}
            </Text>
            <TextField
              label={t('order.confirm.pickupName')}
              required
              error={warn && name.trim() === '' ? t('order.confirm.needPickup') : undefined}
              field={{ value: name, maxLength: 30, onChange: (typed) => onChoose({ name: typed }) }}
            />
            <TextField
              label={t('order.confirm.pickupMobile')}
              required
              error={
                warn && !/^1[3-9]\d{9}$/.test(mobile) ? t('order.confirm.needMobile') : undefined
              }
              field={{
                value: mobile,
                type: 'tel',
                maxLength: 11,
                onChange: (typed) => onChoose({ mobile: typed }),
              }}
            />
            <TextField
              label={t('order.confirm.pickupTime')}
              hint={t('order.confirm.pickupTimeHint')}
              field={{ value: time, maxLength: 40, onChange: (typed) => onChoose({ time: typed }) }}
            />
          </View>
        )}
        {quote.coupons.length > 0 && (
          <Cell
            title={t('order.couponDiscount')}
            value={
              coupon
                ? `−${moneyText(quote.couponDiscount)}`
                : t('order.confirm.couponsFit', { count: fitting })
            }
            onTap={() => setChoosing(true)}
          />
        )}
        <TextField
          label={t('order.confirm.note')}
          field={{
            value: note,
            maxLength: INPUT_MAX_LENGTH,
            placeholder: t('order.confirm.notePlaceholder'),
            onChange: (typed) => onChoose({ note: typed }),
          }}
        />
      </View>
      <Sheet
        open={choosing}
        onClose={() => setChoosing(false)}
        title={t('order.couponDiscount')}
        closeLabel={t('common.close')}
      >
        <RadioGroup label={t('order.couponDiscount')}>
          <RadioRow
            title={t('order.confirm.noCoupon')}
            checked={!coupon}
            onChange={() => {
              onChoose({ couponId: '' })
              setChoosing(false)
            }}
          />
          {quote.coupons.map((each) => (
            <RadioRow
              key={each.id}
              title={each.fits ? `${each.name} −${moneyText(each.discount)}` : each.name}
              note={each.id === quote.bestCouponId ? t('order.confirm.bestCoupon') : each.reason}
              checked={each.id === couponId}
              disabled={!each.fits}
              onChange={() => {
                onChoose({ couponId: each.id })
                setChoosing(false)
              }}
            />
          ))}
        </RadioGroup>
      </Sheet>
    </View>
  )
}

interface ExtrasProps {
  readonly wishes: Wishes
}

/** What concerns the whole purchase: points to be spent and the invoice. */
export function Extras({ wishes }: ExtrasProps) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const { pointsMost, usesPoints, spendPoints, invoice } = wishes
  return (
    <View className='tp-confirm__cells'>
      {pointsMost > 0 && (
        <Cell
          title={t('order.confirm.usePoints', { count: pointsMost })}
          note={t('order.confirm.pointsOff', { amount: moneyText(pointsMost) })}
          value={
            <Switch
              label={t('order.confirm.usePoints', { count: pointsMost })}
              checked={usesPoints}
              onChange={spendPoints}
            />
          }
        />
      )}
      <Cell
        title={t('order.invoice')}
        value={invoice?.title ?? t('order.confirm.noInvoice')}
        onTap={() => setOpen(true)}
      />
      {open && <InvoiceSheet wishes={wishes} onClose={() => setOpen(false)} />}
    </View>
  )
}

const NO_INVOICE: Invoice = { kind: 'person', title: '', taxNumber: '', email: '' }
const TAX_NUMBER = /^[0-9A-Z]{15,20}$/

interface InvoiceSheetProps extends ExtrasProps {
  readonly onClose: () => void
}

function InvoiceSheet({ wishes, onClose }: InvoiceSheetProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState(wishes.invoice ?? NO_INVOICE)
  const [tried, setTried] = useState(false)
  const set = (part: Partial<Invoice>) => setTyped((before) => ({ ...before, ...part }))
  const isCompany = typed.kind === 'company'
  const untitled = typed.title.trim() === ''
  const untaxed = isCompany && !TAX_NUMBER.test(typed.taxNumber)
  const close = (invoice: Invoice | undefined) => {
    wishes.setInvoice(invoice)
    onClose()
  }
  const keep = () => {
    setTried(true)
    if (untitled || untaxed) return
    const taxNumber = isCompany ? typed.taxNumber : ''
    close({ ...typed, title: typed.title.trim(), taxNumber, email: typed.email.trim() })
  }
  return (
    <Sheet
      open
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
          value={typed.kind}
          onChange={(kind) => set({ kind })}
        />
      </View>
      <View>
        <TextField
          label={t('order.confirm.invoiceTitle')}
          required
          error={tried && untitled ? t('order.confirm.needTitle') : undefined}
          field={{ value: typed.title, maxLength: 60, onChange: (title) => set({ title }) }}
        />
        {isCompany && (
          <TextField
            label={t('order.confirm.taxNumber')}
            required
            error={tried && untaxed ? t('order.confirm.needTaxNumber') : undefined}
            field={{
              value: typed.taxNumber,
              maxLength: 20,
              onChange: (text) => set({ taxNumber: text.toUpperCase() }),
            }}
          />
        )}
        <TextField
          label={t('order.confirm.email')}
          field={{ value: typed.email, maxLength: 80, onChange: (email) => set({ email }) }}
        />
      </View>
    </Sheet>
  )
}
