import type { ReactNode } from 'react'
import type { IconName } from '../../../../ui/icon/icons'
import { Price } from '../../../../ui/marks/marks'
import { Outcome } from '../../../../ui/outcome/outcome'
import { Box, Txt } from '../../../../ui/primitives/elements'
import type { StatusToken } from '../../../../ui/style'
import type { Payment } from '../../contract'
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
      <Outcome icon={icon} tone={tone} title={title} busy={busy}>
        {note && <Txt className='tp-outcome__note'>{note}</Txt>}
        <Price size='l' tone='ink' cents={payment.amount} className='tp-pay__amount' />
        <Txt className='tp-outcome__note'>{payment.title}</Txt>
      </Outcome>
      <Box className='tp-pay__ways'>
        {children}
        {support && <Support payId={payment.payId} />}
      </Box>
    </Box>
  )
}
