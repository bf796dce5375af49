import type { ReactNode } from 'react'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import type { IconName } from '../../../../ui/icon/icons'
import { Price } from '../../../../ui/marks/marks'
import { Outcome } from '../../../../ui/outcome/outcome'
import { Box, Txt } from '../../../../ui/primitives/elements'
import type { StatusToken } from '../../../../ui/style'
import { SupportCode } from '../../../../ui/support-code/support-code'
import type { Payment } from '../../contract'
import { createPayDeps } from '../../host-deps'
import { readPayment, supportCode } from '../../ledger'

/** What to tell the service about this payment. */
export function Support({ payId }: { readonly payId: string }) {
  const { host, session, persistence } = useServices()
  const t = useTranslate()
  const deps = createPayDeps({ session, persistence, clientType: host.device.clientType })
  const code = supportCode(payId, readPayment(payId, deps))
  const copy = () =>
    host.copy(code).then(
      () => host.toast(t('error.copied')),
      () => host.toast(t('error.copyFailed')),
    )
  return (
    <SupportCode
      label={t('pay.support')}
      code={code}
      note={t('pay.supportNote')}
      copyLabel={t('pay.copySupport')}
      onCopy={copy}
    />
  )
}

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
