import type { ReactNode } from 'react'
import type { Payment } from '../../api/pay/list-pay-methods'
import { Icon } from '../../ui/icon/icon'
import type { IconName } from '../../ui/icon/icons'
import { Price } from '../../ui/price/price'
import { Box } from '../../ui/primitives/box'
import { Txt } from '../../ui/primitives/txt'
import { Spinner } from '../../ui/spinner/spinner'
import type { Tone } from '../../ui/tokens'

interface PayStateProps {
  readonly icon: IconName
  readonly tone: Tone
  readonly title: string
  readonly note?: string
  readonly payment: Payment
  /** The server is being asked. */
  readonly busy?: boolean
  /** The ways on. */
  readonly children: ReactNode
}

/** How a payment stands when there is nothing to choose. */
export function PayState({ icon, tone, title, note, payment, busy, children }: PayStateProps) {
  return (
    <Box className='tp-pay tp-enter'>
      <Box className='tp-pay__state' role='status'>
        {busy ? <Spinner size={32} tone={tone} /> : <Icon name={icon} size={48} tone={tone} />}
        <Txt className='tp-pay__headline' level={1}>
          {title}
        </Txt>
        {note && <Txt className='tp-pay__note'>{note}</Txt>}
        <Price size='l' tone='ink' cents={payment.amount} className='tp-pay__amount' />
        <Txt className='tp-pay__note'>{payment.title}</Txt>
      </Box>
      <Box className='tp-pay__ways'>{children}</Box>
    </Box>
  )
}
