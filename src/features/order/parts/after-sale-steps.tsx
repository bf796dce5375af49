import { useQuery } from '../../../engine/data/queries'
import { QueryState } from '../../../engine/outlet/paged-list'
import { useLocale, useTranslate } from '../../../i18n'
import { formatDateTime } from '../../../shared/date'
import type { TagProps } from '../../../ui/marks/marks'
import { Text, View } from '../../../ui/primitives/elements'
import { Skeleton } from '../../../ui/skeleton/skeleton'
import { type AfterSale, AfterSaleState } from '../contract-shapes'
import { parcelTrace } from '../queries-after'

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

function ParcelWay({ id }: { readonly id: string }) {
  const t = useTranslate()
  const trace = useQuery(parcelTrace(id))
  return (
    <QueryState
      query={trace}
      skeleton={<Skeleton kind='text' count={3} label={t('common.loading')} />}
    >
      {({ steps }) => (
        <View className='tp-sale__way' role='list' label={t('order.trace')}>
          {steps.map(({ at, text }) => (
            <Stop key={`${at} ${text}`} at={at} title={text} />
          ))}
        </View>
      )}
    </QueryState>
  )
}
