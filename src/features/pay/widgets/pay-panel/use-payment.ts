import { useEffect, useRef, useState } from 'react'
import { useQuery } from '../../../../engine/data/queries'
import { errorText } from '../../../../engine/error-text'
import { usePage, useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { AppError, isOutage, UserCancelledError } from '../../../../errors'
import { useTranslate } from '../../../../i18n'
import { type Payment, PayStatus } from '../../contract'
import { afterPayment, finishPayment, type PayDeps, type PayOutcome } from '../../dispatch'
import { createPayDeps, sleep } from '../../host-deps'
import {
  giveUpPayment,
  isUnfinished,
  PAY_BACKOFF,
  type PayEnd,
  readPayment,
  SLOW_BACKOFF,
  verifyPayment,
} from '../../ledger'
import { pay } from '../../pay'
import { paymentBy, stale } from '../../queries-payment'

/**
 * `started`: the payment was begun and the server has no money yet; only the user knows what happened.
 * `confirming`: the host or the network could not say; the server is asked. `running`: another tab, or a
 * sheet that is still open, makes it.
 */
export type PayPhase = 'idle' | 'paying' | 'started' | 'confirming' | 'running'

/** A server that has not answered for so long may be out of reach, ms. */
const PATIENCE = 1500

/** A method that turned out not to work here, and where another client could pay. */
export interface Unsupported {
  readonly payType: number
  readonly link?: string
}

export interface PaymentPage {
  readonly status: 'loading' | 'error' | 'ready'
  readonly payment: Payment | undefined
  readonly error: unknown
  readonly reload: () => Promise<void>
  readonly phase: PayPhase
  /** The server is being asked how it ended. */
  readonly checking: boolean
  /** The server does not answer: nobody knows whether what was sent has arrived. */
  readonly away: boolean
  readonly unsupported: readonly Unsupported[]
  /** What is wrong with the pay password, in words. */
  readonly problem: string | undefined
  readonly forgetProblem: () => void
  /** True when the payment is on its way or over: a sheet that asked for a password may close. */
  readonly start: (payType: number, payPassword?: string) => Promise<boolean>
  readonly check: () => void
  /** The user says the payment was not made, and wants to choose again. */
  readonly startOver: () => void
  /** The user says the payment was not made, and does not want to now. */
  readonly giveUp: () => void
}

/**
 * Hears of the server's silence: said as soon as it is out of reach, not only when all has been tried in vain.
 *
 * @returns the same deps, heard; `wake` ends a pause between two questions.
 */
function useReach(plain: PayDeps) {
  const [away, setAway] = useState(false)
  const wake = useRef(() => {})
  function heard<T>(answer: Promise<T>): Promise<T> {
    const timer = setTimeout(setAway, PATIENCE, true)
    void answer
      .then(() => false, isOutage)
      .then((isAway) => {
        clearTimeout(timer)
        setAway(isAway)
      })
    return answer
  }
  const deps: PayDeps = {
    ...plain,
    requestPay: (order) => heard(plain.requestPay(order)),
    fetchStatus: (id) => heard(plain.fetchStatus(id)),
    sleep: (milliseconds) =>
      new Promise((resolve) => {
        wake.current = resolve
        setTimeout(resolve, milliseconds)
      }),
  }
  return { deps, away, setAway, wake }
}

/** One payment, from choosing a method to the server's word. */
export function usePayment(payId: string): PaymentPage {
  const services = useServices()
  const { host, navigator, session, persistence, queries } = services
  const t = useTranslate()
  const { isLeft } = usePage()
  const { clientType } = host.device
  const { deps, away, setAway, wake } = useReach(
    createPayDeps({ session, persistence, clientType }),
  )
  const [phase, setPhase] = useState<PayPhase>(() =>
    isUnfinished(readPayment(payId, deps)?.state) ? 'confirming' : 'idle',
  )
  const [checking, setChecking] = useState(false)
  const [unsupported, setUnsupported] = useState<readonly Unsupported[]>([])
  const [problem, setProblem] = useState<string>()
  const again = useRef(false)
  const query = useQuery(paymentBy(payId, clientType, deps))

  const busy = useRef(false)
  useReturnRefresh(() => {
    if (payId === '') return
    query.reload()
    // Back from a gateway, or from the background a host keeps its sheet in.
    if (phase === 'started' || phase === 'confirming') void check(PAY_BACKOFF)
  })

  // A payment begun before this page: what became of it is asked at once. Whoever came back without having
  // paid is asked after ten seconds; while the server cannot be reached it is asked ever more rarely.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it begins to be confirmed.
  useEffect(() => {
    if (payId === '') return
    if (phase === 'running') void check(SLOW_BACKOFF)
    if (phase === 'confirming')
      void check(PAY_BACKOFF).then((end) => (end === 'unknown' ? check(SLOW_BACKOFF) : undefined))
  }, [phase, payId])

  // The network is back: nothing is sent again, what was sent is asked about without waiting.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls belongs to this payment.
  useEffect(() => (away ? host.onNetwork(look) : undefined), [away, host, payId])

  function look(): void {
    wake.current()
    if (busy.current) void query.reload()
    else if (phase !== 'idle') void check(PAY_BACKOFF)
  }

  async function finish(outcome: Extract<PayOutcome, { kind: 'paid' }>): Promise<void> {
    await finishPayment(outcome, {
      navigator: {
        current: navigator.current,
        replace: async (url) => (isLeft() ? undefined : navigator.replace(url)),
      },
      sleep,
      announce: () => host.toast(t('pay.success')),
      after: () => Promise.all([afterPayment(session), stale.afterPayment(queries)]),
      afterFailed: () => host.toast(t('error.callback')),
    })
    setPhase('idle')
  }

  const enter: { readonly [K in PayOutcome['kind']]: (outcome: PayOutcome) => Promise<void> } = {
    paid: (outcome) => finish(outcome as Extract<PayOutcome, { kind: 'paid' }>),
    confirming: async () => setPhase('confirming'),
    running: async () => setPhase('running'),
    left: async () => setPhase('started'),
    started: async () => setPhase('started'),
    async open(outcome) {
      setPhase('started')
      if (!isLeft()) await navigator.open((outcome as Extract<PayOutcome, { kind: 'open' }>).url)
    },
    async unsupported() {},
  }

  function explain(error: unknown, asked: boolean): void {
    setPhase('idle')
    if (asked) setProblem(errorText(error, t))
    else if (error instanceof AppError) host.toast(errorText(error, t))
    else host.toast(t('error.unexpected'))
    // An order that was closed meanwhile looks different now.
    query.reload()
  }

  async function start(payType: number, payPassword?: string): Promise<boolean> {
    const { value } = query
    if (!value || busy.current) return false
    busy.current = true
    setProblem(undefined)
    setAway(false)
    setPhase('paying')
    const choice = { payId, payType, amount: value.amount, payPassword, again: again.current }
    try {
      const outcome = await pay(choice, deps)
      if (outcome.kind === 'unsupported') {
        setPhase('idle')
        setUnsupported((before) => [...before, { payType, link: outcome.link }])
      } else {
        again.current = false
        await enter[outcome.kind](outcome)
      }
      return true
    } catch (error) {
      const asked = payPassword !== undefined && !(error instanceof UserCancelledError)
      explain(error, asked)
      return !asked
    } finally {
      busy.current = false
    }
  }

  const asking = useRef(false)
  async function check(pauses: readonly number[]): Promise<PayEnd | undefined> {
    if (asking.current) return undefined
    asking.current = true
    setChecking(true)
    const end = await verifyPayment(payId, deps, pauses)
    asking.current = false
    setChecking(false)
    if (end === 'due') setPhase('started')
    if (end === 'unknown') setPhase('confirming')
    if (end === 'due' || end === 'unknown') return end
    setPhase('idle')
    if (end === 'closed') host.toast(t('error.cancelledOrExpired'))
    await stale.afterPayment(queries)
    return end
  }

  // What may have been sent is not offered again, also while it is still tried.
  const seen = away && phase === 'paying' ? 'confirming' : phase
  const leavePhase = () => {
    giveUpPayment(payId, deps)
    setPhase('idle')
  }
  return {
    status: query.status,
    payment: query.value,
    error: query.error,
    reload: query.reload,
    phase: query.value?.status === PayStatus.Due ? seen : 'idle',
    checking: checking || phase === 'paying',
    away,
    unsupported,
    problem,
    forgetProblem: () => setProblem(undefined),
    start,
    check: look,
    startOver() {
      again.current = true
      setPhase('idle')
    },
    giveUp() {
      leavePhase()
      host.toast(t('pay.givenUp'))
    },
  }
}
