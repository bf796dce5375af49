import type { ReactNode } from 'react'
import type { Payment } from '../../api/pay/list-pay-methods'
import { Icon } from '../../ui/icon/icon'
import type { IconName } from '../../ui/icon/icons'
import { Price } from '../../ui/price/price'
import { Box } from '../../ui/primitives/box'
import { Txt } from '../../ui/primitives/txt'
import { Spinner } from '../../ui/spinner/spinner'
import type { StatusToken } from '../../ui/tokens'
import { Support } from './support'

interface PayStateProps {
  readonly icon: IconName
  readonly tone: StatusToken | 'muted'
  readonly title: string
  readonly note?: string
  readonly payment: Payment
  /** The server is being asked. */
  readonly busy?: boolean
  /** Shows what to tell the service. */
  readonly support?: boolean
  /** The ways on. */
  readonly children: ReactNode
}

/** How a payment stands when there is nothing to choose. */
export function PayState(props: PayStateProps) {
  const { icon, tone, title, note, payment, busy, support, children } = props
  return (
    <Box className='tp-pay tp-enter'>
      <Box className='tp-pay__state' role='status'>
        <Box className={`tp-pay__mark tp-pay__mark--${tone}`} decor>
          {busy ? <Spinner size={32} tone='current' /> : <Icon name={icon} size={32} />}
        </Box>
        <Txt className='tp-pay__headline' level={1}>
          {title}
        </Txt>
        {note && <Txt className='tp-pay__note'>{note}</Txt>}
        <Price size='l' tone='ink' cents={payment.amount} className='tp-pay__amount' />
        <Txt className='tp-pay__note'>{payment.title}</Txt>
      </Box>
      <Box className='tp-pay__ways'>{children}</Box>
      {support && <Support payId={payment.payId} />}
    </Box>
  )
}
