import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { Countdown, clockText } from '../../../../ui/countdown'
import { Icon } from '../../../../ui/icon/icon'
import { Price } from '../../../../ui/marks/marks'
import { Box, Pic, Txt } from '../../../../ui/primitives/elements'
import type { Payment } from '../../contract'

/** Pictures of goods shown; the rest is counted. */
const PICTURES = 4
/** Their side, px. */
const SIDE = 44

interface PayHeadProps {
  readonly payment: Payment
  /** The time to pay is up. */
  readonly onExpired: () => void
}

/** How much, until when, and what for. */
export function PayHead({ payment, onExpired }: PayHeadProps) {
  const { persistence } = useServices()
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const { amount, title, items, expiresAt } = payment
  // The server ends it by its own clock, which this device may not share.
  const now = () => Date.now() + (persistence.read('clockOffset') ?? 0) * 1000
  const count = items.reduce((sum, item) => sum + item.count, 0)
  return (
    <Box className='tp-pay__card'>
      <Box className='tp-pay__head'>
        <Txt className='tp-pay__small'>{t('pay.amount')}</Txt>
        <Price size='l' tone='ink' cents={amount} className='tp-pay__amount' />
        <Box className='tp-pay__left'>
          <Icon name='clock' size={14} />
          <Countdown
            until={expiresAt * 1000}
            now={now}
            format={(remaining) => t('pay.left', { time: clockText(remaining) })}
            onEnd={onExpired}
          />
        </Box>
      </Box>
      <Box className='tp-pay__order'>
        <Box className='tp-pay__what'>
          <Txt className='tp-pay__title'>{title}</Txt>
          {count > 0 && <Txt className='tp-pay__small tp-num'>{t('pay.itemCount', { count })}</Txt>}
        </Box>
        {items.length > 0 && (
          <Box className='tp-pay__pics'>
            {items.slice(0, PICTURES).map(({ name, image }) => (
              <Pic
                key={name + image}
                className='tp-pay__pic'
                src={imageUrl(image, SIDE)}
                alt={name}
              />
            ))}
          </Box>
        )}
      </Box>
    </Box>
  )
}
