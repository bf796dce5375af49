import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { Button } from '../../../../ui/button/button'
import { Countdown } from '../../../../ui/countdown'
import { Price, Tag, type TagProps } from '../../../../ui/marks/marks'
import { Box, Pic, Press, Txt } from '../../../../ui/primitives/elements'
import { type Order, OrderStatus } from '../../contract'

const TONES: { readonly [S in OrderStatus]: TagProps['tone'] } = {
  [OrderStatus.DuePayment]: 'warning',
  [OrderStatus.WaitingToShip]: 'info',
  [OrderStatus.WaitingToReceive]: 'info',
  [OrderStatus.Done]: 'success',
  [OrderStatus.Refund]: 'danger',
  [OrderStatus.Closed]: 'neutral',
}

/** Thumbnails in a row; one more would wrap at 320 px. */
const MAX_PICTURES = 4

interface OrderCardProps {
  readonly order: Order
  readonly onOpen: () => void
  readonly onPay: () => void
  /** The time to pay is up: the server knows the order's new state. */
  readonly onExpired: () => void
}

/** One order: store and state, what was bought, what it costs, and the next step if there is one. */
export function OrderCard({ order, onOpen, onPay, onExpired }: OrderCardProps) {
  const { imageUrl } = useServices().host
  const { isShown } = usePage()
  const t = useTranslate()
  const status = t(`order.status.${order.status}`)
  const due = order.status === OrderStatus.DuePayment && order.expiresAt * 1000 > Date.now()
  const count = order.lines.reduce((sum, line) => sum + line.count, 0)
  const [first, ...others] = order.lines
  return (
    <Press
      role='link'
      className='tp-order'
      label={t('order.open', { store: order.storeName, status })}
      onTap={onOpen}
    >
      <Box className='tp-order__head'>
        <Txt className='tp-order__store tp-ellipsis'>{order.storeName}</Txt>
        <Tag tone={TONES[order.status]}>{status}</Tag>
      </Box>
      <Box className='tp-order__goods'>
        {order.lines.slice(0, MAX_PICTURES).map((line) => (
          <Pic
            key={line.skuId}
            className='tp-order__pic'
            src={imageUrl(line.image, 64)}
            alt={line.name}
          />
        ))}
        {first && others.length === 0 && (
          <Box className='tp-order__line'>
            <Txt className='tp-order__name tp-clamp-2'>{first.name}</Txt>
            <Txt className='tp-order__sku'>{first.skuName}</Txt>
          </Box>
        )}
      </Box>
      <Box className='tp-order__sum'>
        <Txt className='tp-order__count tp-num'>{t('order.count', { n: count })}</Txt>
        <Price size='s' tone='ink' cents={order.amount} />
      </Box>
      {due && (
        <Box className='tp-order__foot'>
          <Txt className='tp-order__left'>
            {t('order.payLeft')}{' '}
            <Countdown until={order.expiresAt * 1000} isShown={isShown} onEnd={onExpired} />
          </Txt>
          <Button size='s' stop onTap={onPay}>
            {t('order.pay')}
          </Button>
        </Box>
      )}
    </Press>
  )
}
