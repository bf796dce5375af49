import { observer } from 'mobx-react-lite'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { usePages } from '../../../../engine/data/queries'
import { OFFLINE, PagedList } from '../../../../engine/outlet/paged-list'
import { usePage, useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDateTime } from '../../../../shared/date'
import { fillUrl } from '../../../../shared/url'
import { Price, Tag, type TagProps } from '../../../../ui/marks/marks'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { type AfterSale, AfterSaleState } from '../../contract-shapes'
import { ParcelWay } from '../../parts/parcel'
import { afterSalePages } from '../../queries'
import type { AfterSaleListConfig } from '.'
import '../../parts/after-sale.scss'

/** What the user has asked for, the latest first. */
export const AfterSaleListWidget = observer(function AfterSaleListWidget({
  config,
}: WidgetProps<unknown, AfterSaleListConfig>) {
  const { imageUrl } = useServices().host
  const { query } = usePage()
  const t = useTranslate()
  const open = useOpen()
  const sales = usePages(afterSalePages(query.id || undefined, config.pageSize))
  useReturnRefresh(sales.reload)
  return (
    <PagedList
      list={sales}
      skeleton={<Skeleton kind='cell' count={4} label={t('common.loading')} />}
      empty={{
        title: t('order.afterSale.empty'),
        note: t('order.afterSale.emptyNote'),
        actionText: t('order.list'),
        onAction: open.to(config.orderUrl),
      }}
      offline={OFFLINE}
      more='order.more'
      className='tp-sales'
    >
      {(sale) => {
        const state = t(`order.afterSale.state.${sale.state}`)
        return (
          <Pressable
            key={sale.id}
            role='link'
            className='tp-sale tp-sale--row'
            label={`${t(`order.afterSale.kinds.${sale.kind}`)}: ${sale.name}, ${state}`}
            onTap={open.to(fillUrl(config.itemUrl, sale))}
          >
            <View className='tp-sale__head'>
              <Text className='tp-sale__title tp-whole'>
                {t(`order.afterSale.kinds.${sale.kind}`)}
              </Text>
              <Tag tone={afterSaleTone(sale.state)}>{state}</Tag>
            </View>
            <View className='tp-sale__line'>
              <Image className='tp-sale__pic' src={imageUrl(sale.image, 64)} alt='' />
              <View className='tp-sale__text'>
                <Text className='tp-whole'>{sale.name}</Text>
                <Text className='tp-sale__note'>{`${sale.skuName} × ${sale.count}`}</Text>
              </View>
              {sale.amount > 0 && <Price size='s' tone='ink' cents={sale.amount} />}
            </View>
          </Pressable>
        )
      }}
    </PagedList>
  )
})

const S = AfterSaleState
const TONES: { readonly [state in AfterSaleState]: TagProps['tone'] } = {
  [S.Requested]: 'warning',
  [S.Approved]: 'info',
  [S.Refused]: 'danger',
  [S.Returning]: 'info',
  [S.Received]: 'info',
  [S.Refunded]: 'success',
  [S.Exchanged]: 'success',
  [S.Cancelled]: 'neutral',
  [S.Closed]: 'neutral',
  [S.Appealed]: 'warning',
  [S.Resent]: 'info',
}

/** What can be done with one. */
const STEPS = [
  'apply',
  'approve',
  'refuse',
  'cancel',
  'sendBack',
  'receive',
  'resend',
  'receiveNew',
  'appeal',
  'expire',
] as const

/** How a state looks in lists and on its page. */
export const afterSaleTone = (state: AfterSaleState): TagProps['tone'] => TONES[state]

interface AfterSaleStepsProps {
  readonly sale: AfterSale
}

/** Who did what and when, the latest first. */
export function AfterSaleSteps({ sale }: AfterSaleStepsProps) {
  const t = useTranslate()
  /** The server may name a step that this client has no words for. */
  const actionText = (action: string) => {
    const known = STEPS.find((step) => step === action)
    return known ? t(`order.afterSale.step.${known}`) : action
  }
  return (
    <View className='tp-sale' role='list' label={t('order.afterSale.history')}>
      {[...sale.steps].reverse().map(({ at, by, name, action, message }) => (
        <Stop
          key={`${at} ${action}`}
          at={at}
          title={`${name || t(`order.afterSale.by.${by}`)} · ${actionText(action)}`}
          note={message}
        />
      ))}
    </View>
  )
}

interface StopProps {
  /** Seconds. */
  readonly at: number
  readonly title: string
  readonly note?: string
}

function Stop({ at, title, note = '' }: StopProps) {
  const locale = useLocale()
  return (
    <View className='tp-sale__step' role='listitem'>
      <Text className='tp-sale__title'>{title}</Text>
      {note !== '' && <Text>{note}</Text>}
      <Text className='tp-sale__note tp-num'>{formatDateTime(at, locale)}</Text>
    </View>
  )
}

/** The parcel the goods went back in, and the one that replaces them with the way it has gone. */
export function AfterSaleParcels({ sale }: AfterSaleStepsProps) {
  const t = useTranslate()
  const { returnParcel, exchangeParcel } = sale
  return (
    <>
      {returnParcel && (
        <View className='tp-sale'>
          <ParcelHead name={t('order.afterSale.returned')} parcel={returnParcel} />
        </View>
      )}
      {exchangeParcel && (
        <View className='tp-sale'>
          <ParcelHead name={t('order.afterSale.anew')} parcel={exchangeParcel} />
          <ParcelWay id={sale.id} />
        </View>
      )}
    </>
  )
}

interface ParcelHeadProps {
  readonly name: string
  readonly parcel: NonNullable<AfterSale['returnParcel']>
}

function ParcelHead({ name, parcel }: ParcelHeadProps) {
  return (
    <View className='tp-sale__head'>
      <Text className='tp-sale__title'>{name}</Text>
      <Text className='tp-num' select>{`${parcel.carrier} ${parcel.number}`}</Text>
    </View>
  )
}
