import type { ReactNode } from 'react'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { Button } from '../../../../ui/button/button'
import type { IconName } from '../../../../ui/icon/icons'
import { Price } from '../../../../ui/marks/marks'
import { Outcome, SupportCode } from '../../../../ui/outcome/outcome'
import { Text, View } from '../../../../ui/primitives/elements'
import type { StatusToken } from '../../../../ui/style'
import type { Payment } from '../../contract'
import { createPayDeps } from '../../host-deps'
import { readPayment, supportCode } from '../../ledger'
import type { PaymentPage, PayPhase } from './use-payment'

/** What to tell the service about this payment. */
export function Support({ payId }: { readonly payId: string }) {
  const { host, session, persistence } = useServices()
  const t = useTranslate()
  const deps = createPayDeps({ session, persistence, clientType: host.device.clientType })
  const code = supportCode(payId, readPayment(payId, deps))
  const copy = () =>
    host
      .copy(code)
      .then(
        () => 'error.copied' as const,
        () => 'error.copyFailed' as const,
      )
      .then((said) => host.toast(t(said)))
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
    <View className='tp-pay tp-enter'>
      <Outcome icon={icon} tone={tone} title={title} busy={busy}>
        {note && <Text className='tp-outcome__note'>{note}</Text>}
        <Price size='l' tone='ink' cents={payment.amount} className='tp-pay__amount' />
        <Text className='tp-outcome__note'>{payment.title}</Text>
      </Outcome>
      <View className='tp-pay__ways'>
        {children}
        {support && <Support payId={payment.payId} />}
      </View>
    </View>
  )
}

interface PhaseStateProps {
  readonly phase: Extract<PayPhase, 'confirming' | 'started' | 'running'>
  readonly page: PaymentPage
  readonly payment: Payment
  readonly onOrders: () => void
}

const LOOKS = {
  confirming: { icon: 'clock', tone: 'warning', title: 'confirming', note: 'confirmingNote' },
  started: { icon: 'help', tone: 'info', title: 'started', note: 'startedNote' },
  running: { icon: 'clock', tone: 'info', title: 'runningTitle', note: 'runningNote' },
} as const

/** A payment that was begun and has not ended: nothing can be chosen, so that nobody pays twice. */
export function PhaseState({ phase, page, payment, onOrders }: PhaseStateProps) {
  const t = useTranslate()
  const { checking, away, check, startOver, giveUp } = page
  const { icon, tone, title, note } = LOOKS[phase]
  return (
    <PayState
      support
      busy={checking}
      icon={icon}
      tone={tone}
      title={t(`pay.${title}`)}
      note={t(`pay.${away ? 'awayNote' : note}`)}
      payment={payment}
    >
      <Button block size='l' loading={checking && phase === 'started'} onTap={check}>
        {t(phase === 'started' ? 'pay.finished' : 'pay.checkAgain')}
      </Button>
      {phase === 'started' ? (
        <>
          <Button block size='l' kind='secondary' disabled={checking} onTap={startOver}>
            {t('pay.again')}
          </Button>
          <Button block size='l' kind='ghost' disabled={checking} onTap={giveUp}>
            {t('pay.giveUp')}
          </Button>
        </>
      ) : (
        <Button block size='l' kind='ghost' onTap={onOrders}>
          {t('pay.orders')}
        </Button>
      )}
    </PayState>
  )
}
