import { useTranslate } from '../../../../i18n'
import { Button } from '../../../../ui/button/button'
import type { Payment } from '../../contract'
import { PayState } from './pay-state'
import type { PaymentPage, PayPhase } from './use-payment'

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
  const { checking, check, startOver, giveUp } = page
  const { icon, tone, title, note } = LOOKS[phase]
  return (
    <PayState
      support
      busy={checking}
      icon={icon}
      tone={tone}
      title={t(`pay.${title}`)}
      note={t(`pay.${note}`)}
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
