import { useRef, useState } from 'react'
import type { Payment } from '../../api/pay/list-pay-methods'
import { useQuery } from '../../engine/data/use-query'
import { useServices } from '../../engine/services'
import { AppError, UnsupportedError, UserCancelledError } from '../../errors'
import { finishPayment } from '../../flows/pay/finish-payment'
import { createPayDeps, fetchPayment, sleep } from '../../flows/pay/host-deps'
import { forgetPendingPayment, isPendingPayment, pay } from '../../flows/pay/pay'
import type { PayOutcome } from '../../flows/pay/types'
import { waitUntilPaid } from '../../flows/pay/wait-until-paid'
import { useTranslate } from '../../i18n'

/**
 * `started`: the user left for a gateway and is back, nobody knows how it ended. `confirming`: the host
 * or the network could not say; only the server can.
 */
export type PayPhase = 'idle' | 'paying' | 'started' | 'confirming'

export interface PaymentPage {
  readonly status: 'loading' | 'error' | 'ready'
  readonly payment: Payment | undefined
  readonly error: unknown
  readonly reload: () => Promise<void>
  readonly phase: PayPhase
  /** The server is being asked how it ended. */
  readonly checking: boolean
  /** Pay types that turned out not to work on this client. */
  readonly unsupported: readonly number[]
  readonly start: (payType: number) => Promise<void>
  readonly check: () => Promise<void>
  /** The user says the payment was not made, and wants to choose again. */
  readonly startOver: () => void
}

/** One payment, from choosing a method to the server's word. */
export function usePayment(payId: string): PaymentPage {
  const services = useServices()
  const { host, navigator, session, persistence, queries } = services
  const t = useTranslate()
  const { clientType } = host.device
  const deps = createPayDeps({ session, persistence, clientType })
  const [phase, setPhase] = useState<PayPhase>(() =>
    isPendingPayment(payId, deps) ? 'started' : 'idle',
  )
  const [checking, setChecking] = useState(false)
  const [unsupported, setUnsupported] = useState<readonly number[]>([])
  const query = useQuery({
    key: ['payment', payId],
    enabled: payId !== '',
    load: () => fetchPayment(payId, clientType),
  })

  const busy = useRef(false)
  const shown = useRef(false)
  host.usePageShow(() => {
    if (shown.current && payId !== '') query.reload()
    shown.current = true
  })

  /** Orders, counts and balances have changed; a result page must not begin with an older answer. */
  function forgetOlder(): void {
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey.includes('payment-result') })
    queries.invalidateQueries()
  }

  async function go(outcome: PayOutcome): Promise<void> {
    // Running elsewhere: another page of this app makes it, and the server will know how it ends.
    if (outcome.kind === 'confirming' || outcome.kind === 'running') setPhase('confirming')
    if (outcome.kind === 'left') setPhase('started')
    if (outcome.kind === 'open') {
      setPhase('started')
      await navigator.open(outcome.url)
    }
    if (outcome.kind === 'paid') {
      forgetOlder()
      const announce = () => host.toast(t('commerce.pay.success'))
      await finishPayment(payId, outcome, { navigator, sleep, announce })
      setPhase('idle')
    }
  }

  function explain(error: unknown, payType: number): void {
    setPhase('idle')
    if (error instanceof UnsupportedError) {
      setUnsupported((before) => [...before, payType])
      return
    }
    const known = error instanceof AppError ? error : undefined
    host.toast(known?.serverMessage || t(known?.messageKey ?? 'error.unexpected'))
    // An order that expired meanwhile looks different now.
    if (error instanceof UserCancelledError) query.reload()
  }

  async function start(payType: number): Promise<void> {
    const { value } = query
    if (!value || busy.current) return
    busy.current = true
    setPhase('paying')
    try {
      await go(await pay({ payId, payType, amount: value.amount }, deps))
    } catch (error) {
      explain(error, payType)
    } finally {
      busy.current = false
    }
  }

  async function check(): Promise<void> {
    if (checking) return
    setChecking(true)
    const end = await waitUntilPaid(payId, deps)
    setChecking(false)
    if (end === 'unknown') {
      setPhase('confirming')
      return
    }
    forgetPendingPayment(payId, deps)
    setPhase('idle')
    forgetOlder()
    if (end === 'closed') host.toast(t('error.cancelledOrExpired'))
  }

  return {
    status: query.status,
    payment: query.value,
    error: query.error,
    reload: query.reload,
    phase,
    checking,
    unsupported,
    start,
    check,
    startOver: () => {
      forgetPendingPayment(payId, deps)
      setPhase('idle')
    },
  }
}
