import { type ReactNode, useState } from 'react'
import { whenOpened } from '../../../../engine/outlet/late-sheet'
import { useTranslate } from '../../../../i18n'
import { INPUT_MAX_LENGTH } from '../../../../shared/constants'
import { moneyText } from '../../../../shared/money'
import { Cell } from '../../../../ui/cell/cell'
import { Segmented } from '../../../../ui/choices/choices'
import { TextField } from '../../../../ui/form-field/form-field'
import { Text, View } from '../../../../ui/primitives/elements'
import { Switch } from '../../../../ui/toggles/toggles'
import type { StoreQuote } from '../../contract'
import { Way } from '../../queries'
import type { CouponSheetProps, InvoiceSheetProps } from './confirm-sheets'
import type { StoreChoice, Wishes } from './use-ordering'

/** See `CouponSheet`. */
const LateCouponSheet = whenOpened<CouponSheetProps>(() =>
  import('./confirm-sheets').then(({ CouponSheet }) => CouponSheet),
)

/** See `InvoiceSheet`. */
const LateInvoiceSheet = whenOpened<InvoiceSheetProps>(() =>
  import('./confirm-sheets').then(({ InvoiceSheet }) => InvoiceSheet),
)

interface StoreOrderProps {
  readonly quote: StoreQuote
  readonly choice: StoreChoice
  readonly onChoose: (part: Partial<StoreChoice>) => void
  /** It is to be picked up, and it was to be placed without a name and a number. */
  readonly warn: boolean
  /** The goods. */
  readonly children: ReactNode
}

/** Where it is asked who comes for an order. */
export const pickupId = (storeId = '') => `tp-confirm-pickup-${storeId}`

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
          <View id={pickupId(quote.storeId)}>
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
      <LateCouponSheet
        quote={quote}
        couponId={couponId}
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={(id) => {
          onChoose({ couponId: id })
          setChoosing(false)
        }}
      />
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
      {open && <LateInvoiceSheet wishes={wishes} open onClose={() => setOpen(false)} />}
    </View>
  )
}
