import { useState } from 'react'
import { FormSheet } from '../../../../engine/actions/form-sheet'
import { useOffer } from '../../../../engine/actions/open'
import { useForm } from '../../../../engine/actions/use-form'
import { useOnce } from '../../../../engine/actions/use-once'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDate } from '../../../../shared/date'
import { moneyText, parseMoney } from '../../../../shared/money'
import { ActionBar } from '../../../../ui/action-bar/action-bar'
import { Button } from '../../../../ui/button/button'
import { FormField, TextField } from '../../../../ui/form-field/form-field'
import { Tag } from '../../../../ui/marks/marks'
import { Text, View } from '../../../../ui/primitives/elements'
import { RadioGroup, RadioRow } from '../../../../ui/radio/radio'
import { pageShopCoupons, saveShopCoupon } from '../../../coupon'
import { Desk } from '../../parts/desk'
import { DeskList } from '../../parts/desk-parts'
import { pagesOf, type Row, shopBy, stale } from '../../queries'
import type { DeskConfig } from '.'
import { wrongCount, wrongYuan } from './skus'

type ShopCoupon = Row<typeof pageShopCoupons>

export const shopCouponPages = pagesOf('coupons', pageShopCoupons)

const MOST_PIECES = 100_000
const MOST_DAYS = 365

/** What a shop gives off. */
export function SellerCoupons({ config }: WidgetProps<unknown, DeskConfig>) {
  return <Desk config={config}>{({ id }) => <Coupons key={id} merchantId={id} />}</Desk>
}

/** Its coupons, and how much of it was taken. */
function Coupons({ merchantId }: Pick<CouponSheetProps, 'merchantId'>) {
  const t = useTranslate()
  const offer = useOffer()
  const [isMaking, setIsMaking] = useState(false)
  return (
    <>
      <DeskList
        pages={() => shopCouponPages({ merchantId })}
        label={t('merchant.tool.coupons')}
        empty={{ title: t('merchant.coupons.empty'), note: t('merchant.coupons.emptyNote') }}
      >
        {(coupon) => <CouponRow key={coupon.id} coupon={coupon} />}
      </DeskList>
      <CouponSheet merchantId={merchantId} open={isMaking} onClose={() => setIsMaking(false)} />
      <ActionBar>
        <Button block size='l' icon='plus' onTap={offer(saveShopCoupon, () => setIsMaking(true))}>
          {t('merchant.coupons.add')}
        </Button>
      </ActionBar>
    </>
  )
}

function CouponRow({ coupon }: { readonly coupon: ShopCoupon }) {
  const t = useTranslate()
  const locale = useLocale()
  const { name, amount, threshold, total, claimed, used, endsAt } = coupon
  const isOver = endsAt * 1000 < Date.now()
  return (
    <View role='listitem' className='tp-desk__card'>
      <View className='tp-desk__line'>
        <Text className='tp-desk__strong tp-desk__text tp-whole'>{name}</Text>
        <Tag tone={isOver ? 'neutral' : 'success'}>
          {t(isOver ? 'merchant.coupons.over' : 'merchant.coupons.runs')}
        </Tag>
      </View>
      <Text className='tp-num'>
        {threshold > 0
          ? t('merchant.coupons.offFrom', {
              amount: moneyText(amount),
              threshold: moneyText(threshold),
            })
          : t('merchant.coupons.off', { amount: moneyText(amount) })}
      </Text>
      <Text className='tp-desk__note tp-num'>
        {[
          t('merchant.coupons.taken', { claimed, total, used }),
          t('merchant.codes.until', { date: formatDate(endsAt, locale) }),
        ].join(' · ')}
      </Text>
    </View>
  )
}

interface CouponSheetProps {
  readonly merchantId: string
  readonly open: boolean
  readonly onClose: () => void
}

const BLANK = { zh: '', en: '', amount: '', threshold: '0', total: '100', days: '30', storeId: '' }
const FIELDS = [
  ['zh', 'merchant.coupons.nameZh', 'text'],
  ['en', 'merchant.coupons.nameEn', 'text'],
  ['amount', 'merchant.coupons.amount', 'digit'],
  ['threshold', 'merchant.coupons.threshold', 'digit'],
  ['total', 'merchant.coupons.total', 'number'],
  ['days', 'merchant.coupons.days', 'number'],
] as const

function CouponSheet({ merchantId, open, onClose }: CouponSheetProps) {
  const { host, queries } = useServices()
  const t = useTranslate()
  const once = useOnce()
  const stores = useQuery(shopBy(merchantId)).value?.stores ?? []
  const form = useForm({
    initial: BLANK,
    check: ({ zh, en, amount, threshold, total, days }) => ({
      zh: zh.trim() === '' ? 'merchant.product.needName' : undefined,
      en: en.trim() === '' ? 'merchant.product.needName' : undefined,
      amount: wrongYuan(amount),
      threshold: wrongYuan(threshold, 0) ?? tooDeep(amount, threshold),
      total: wrongCount(total, 1, MOST_PIECES),
      days: wrongCount(days, 1, MOST_DAYS),
    }),
  })
  const storeId = form.values.storeId || (stores[0]?.id ?? '')

  async function save(): Promise<void> {
    const taken = await form.submit(async ({ zh, en, amount, threshold, total, days }) => {
      const body = {
        storeId,
        name: { en: en.trim(), 'zh-Hans': zh.trim() },
        amount: parseMoney(amount) ?? 0,
        threshold: parseMoney(threshold) ?? 0,
        total: Number(total),
        days: Number(days),
      }
      await once((requestId) => saveShopCoupon({ body: { ...body, requestId } }, { quiet: true }))
      await stale.afterWork(queries)
    })
    if (!taken) return
    form.set(BLANK)
    host.toast(t('merchant.coupons.done'))
    onClose()
  }

  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={t('merchant.coupons.add')}
      submitText={t('common.save')}
      form={form}
      onSubmit={save}
    >
      {FIELDS.map(([field, label, type]) => (
        <TextField
          key={field}
          label={t(label)}
          required
          error={form.problemOf(field)}
          field={{ ...form.text(field), type, maxLength: 40 }}
        />
      ))}
      {stores.length > 1 && (
        <FormField label={t('merchant.product.store')}>
          <RadioGroup label={t('merchant.product.store')} className='tp-desk__text'>
            {stores.map(({ id, name }) => (
              <RadioRow
                key={id}
                title={name}
                checked={id === storeId}
                onChange={() => form.set({ storeId: id })}
              />
            ))}
          </RadioGroup>
        </FormField>
      )}
    </FormSheet>
  )
}

/** A coupon takes off less than an order must come to; 0 asks for nothing. */
function tooDeep(amount: string, threshold: string) {
  const [off, from] = [parseMoney(amount) ?? 0, parseMoney(threshold) ?? 0]
  return from > 0 && off >= from ? ('merchant.coupons.tooDeep' as const) : undefined
}
