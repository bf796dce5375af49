import type { PayRecord } from '../../shared/pay'
import type { Persistence } from '../../stores/persistence'
import { PayStatus } from './contract'
import { nextState, type PayEvent } from './machine'
import type { PayDeps, ServerStatus } from './types'

export interface LedgerDeps {
  readonly persistence: Pick<Persistence, 'read' | 'write' | 'remove' | 'names'>
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly userId: string
}

/** How long a record is kept after the server's word, and without any, ms. */
const KEEP_ENDED = 24 * 60 * 60 * 1000
const KEEP_OPEN = 7 * KEEP_ENDED

/** What could not be written: it lives until the app closes. */
const unwritten = new WeakMap<object, Map<string, PayRecord>>()

function memoryOf({ persistence }: LedgerDeps): Map<string, PayRecord> {
  const known = unwritten.get(persistence)
  if (known) return known
  const fresh = new Map<string, PayRecord>()
  unwritten.set(persistence, fresh)
  return fresh
}

/** What this device knows of a payment of this user's. */
export function readPayment(payId: string, deps: LedgerDeps): PayRecord | undefined {
  const record = memoryOf(deps).get(payId) ?? deps.persistence.read(`pay_${payId}`)
  return record?.userId === deps.userId ? record : undefined
}

function keep(record: PayRecord, deps: LedgerDeps): PayRecord {
  const memory = memoryOf(deps)
  try {
    deps.persistence.write(`pay_${record.payId}`, record)
    memory.delete(record.payId)
  } catch {
    // A full storage must not keep anyone from paying; the server knows the payment anyway.
    memory.set(record.payId, record)
  }
  return record
}

/** Notes that this payment is about to be asked for. Written before the server hears of it. */
export function beginPayment(
  order: Pick<PayRecord, 'payId' | 'payType' | 'amount'>,
  deps: LedgerDeps,
): PayRecord | undefined {
  const { payId, payType, amount } = order
  const before = readPayment(payId, deps)
  const state = nextState(before?.state ?? 'none', 'start')
  if (!state) return before
  const at = deps.now()
  const tries = (before?.tries ?? 0) + 1
  const { userId } = deps
  return keep({ payId, userId, payType, amount, state, tries, startedAt: at, changedAt: at }, deps)
}

/**
 * Notes a step of a payment before it is taken. What is stored counts, not what the caller remembers:
 * another tab may have come further.
 */
export function advancePayment(payId: string, event: PayEvent, deps: LedgerDeps): void {
  const before = readPayment(payId, deps)
  const state = before && nextState(before.state, event)
  if (!before || !state) return
  const closed = event === 'closed' || before.closed ? { closed: true as const } : {}
  keep({ ...before, state, ...closed, changedAt: deps.now() }, deps)
}

/** This user's payments on this device, oldest first. Forgets those that ended long ago. */
export function allPayments(deps: LedgerDeps): readonly PayRecord[] {
  const names = new Set([...deps.persistence.names('pay_'), ...memoryOf(deps).keys()])
  const kept: PayRecord[] = []
  for (const payId of names) {
    const record = readPayment(payId, deps)
    if (!record) continue
    const age = deps.now() - record.changedAt
    if (age > (isEnded(record) ? KEEP_ENDED : KEEP_OPEN)) {
      deps.persistence.remove(`pay_${payId}`)
      memoryOf(deps).delete(payId)
    } else kept.push(record)
  }
  return kept.sort((a, b) => a.startedAt - b.startedAt)
}

/** The server has said how it ended, for good. */
export const isEnded = ({ state, closed }: PayRecord): boolean =>
  state === 'settled' || closed === true

/** What a person tells the service: the payment, how far it came here, and the try. */
export function supportCode(payId: string, record: PayRecord | undefined): string {
  const step = record ? `${record.state.slice(0, 2).toUpperCase()}${record.tries}` : 'SV0'
  return `TP-${payId}-${step}`
}

/** The user says that nothing was paid and does not want to: nobody is reminded again. */
export const giveUpPayment = (
  payId: string,
  deps: Pick<PayDeps, 'persistence' | 'now' | 'userId'>,
): void => advancePayment(payId, 'cancel', deps)

/** What the server said about a payment that was fetched for another reason. */
export function noteStatus(payId: string, status: ServerStatus, deps: LedgerDeps): void {
  if (status === PayStatus.Paid) advancePayment(payId, 'paid', deps)
  else if (status !== PayStatus.Due) advancePayment(payId, 'closed', deps)
}
