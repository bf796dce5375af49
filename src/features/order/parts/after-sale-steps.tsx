import { useLocale, useTranslate } from '../../../i18n'
import { formatDateTime } from '../../../shared/date'
import type { TagProps } from '../../../ui/marks/marks'
import { Text, View } from '../../../ui/primitives/elements'
import { type AfterSale, AfterSaleState } from '../contract-after'

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
  const locale = useLocale()
  /** The server may name a step that this client has no words for. */
  const actionText = (action: string) => {
    const known = STEPS.find((step) => step === action)
    return known ? t(`order.afterSale.step.${known}`) : action
  }
  return (
    <View className='tp-sale' role='list' label={t('order.afterSale.history')}>
      {[...sale.steps].reverse().map(({ at, by, name, action, message }) => (
        <View key={`${at} ${action}`} className='tp-sale__step' role='listitem'>
          <Text className='tp-sale__title'>
            {`${name || t(`order.afterSale.by.${by}`)} · ${actionText(action)}`}
          </Text>
          {message !== '' && <Text>{message}</Text>}
          <Text className='tp-sale__note tp-num'>{formatDateTime(at, locale)}</Text>
        </View>
      ))}
    </View>
  )
}
