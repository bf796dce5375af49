import type { PaymentState, PayRecord } from '../../shared/pay'
import type { Persistence } from '../../stores/persistence'
import { PayStatus } from './contract'
import type { PayDeps, ServerStatus } from './dispatch'

/** What can happen to a payment, as this device learns of it. */
export type PayEvent =
  /** Somebody wants to pay: the server is about to be asked. */
  | 'start'
  /** The server has prepared the payment. */
  | 'answer'
  /** A sheet, or the gateway's page, is about to open. */
  | 'invoke'
  /** The server is about to be asked how it ended. */
  | 'verify'
  /** The server has the money. */
  | 'paid'
  /** The server has closed the payment: cancelled or expired. */
  | 'closed'
  /** The user does not want to pay now, and the server says that nothing was paid. */
  | 'cancel'
  /** The server, or this client, refused before any money could move. */
  | 'refuse'
  /** Nobody could say how it ended. */
  | 'lose'

type Row = { readonly [E in PayEvent]?: PaymentState }

/** Wherever a payment stands, only the server's word ends it, and what it says is believed. */
const SERVER = { paid: 'settled', closed: 'cancelled' } as const satisfies Row
const ENDED = { ...SERVER, start: 'requested', verify: 'verifying' } as const satisfies Row

/**
 * The life of a payment (pitfalls P14, P15). An event without an entry changes nothing: a late word of a
 * sheet cannot undo what the server said, and a settled payment never moves again.
 */
export const TRANSITIONS: { readonly [S in PaymentState | 'none']: Row } = {
  none: { start: 'requested' },
  requested: {
    ...SERVER,
    answer: 'prepaid',
    refuse: 'failed',
    verify: 'verifying',
    lose: 'unknown',
  },
  prepaid: {
    ...SERVER,
    start: 'requested',
    invoke: 'invoked',
    refuse: 'failed',
    verify: 'verifying',
    lose: 'unknown',
  },
  invoked: {
    ...SERVER,
    start: 'requested',
    refuse: 'failed',
    cancel: 'cancelled',
    verify: 'verifying',
    lose: 'unknown',
  },
  verifying: { ...SERVER, start: 'requested', cancel: 'cancelled', lose: 'unknown' },
  unknown: { ...ENDED, cancel: 'cancelled' },
  cancelled: ENDED,
  failed: ENDED,
  settled: {},
}

/** The state after `event`; undefined when it changes nothing. */
export const nextState = (
  state: PaymentState | 'none',
  event: PayEvent,
): PaymentState | undefined => TRANSITIONS[state][event]

const UNFINISHED: readonly PaymentState[] = [
  'requested',
  'prepaid',
  'invoked',
  'verifying',
  'unknown',
]

/** True while money may be moving: nothing is started anew without asking the server first. */
export const isUnfinished = (state: PaymentState | undefined): boolean =>
  state !== undefined && UNFINISHED.includes(state)

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

/** Pauses between two questions, ms: ten seconds in all, after which a person is better asked. */
export const PAY_BACKOFF: readonly number[] = [300, 600, 1200, 2400, 4800]
/** For a payment left behind, ms: over a minute, ever more rarely. */
export const SLOW_BACKOFF: readonly number[] = [2000, 5000, 10_000, 20_000, 40_000]

/** `due`: the server has no money yet. `unknown`: it could not be asked. */
export type PayEnd = 'paid' | 'closed' | 'due' | 'unknown'
/** What asking the server about payments needs. */
export type AskDeps = Pick<PayDeps, 'fetchStatus' | 'sleep' | 'persistence' | 'now' | 'userId'>

/** What the server says now. Never throws. */
export async function askStatus(
  payId: string,
  { fetchStatus }: Pick<PayDeps, 'fetchStatus'>,
): Promise<PayEnd> {
  try {
    const status = await fetchStatus(payId)
    if (status === PayStatus.Paid) return 'paid'
    return status === PayStatus.Due ? 'due' : 'closed'
  } catch {
    return 'unknown'
  }
}

const EVENTS: { readonly [E in PayEnd]: PayEvent } = {
  paid: 'paid',
  closed: 'closed',
  due: 'lose',
  unknown: 'lose',
}

/**
 * Asks the server until it says paid or closed, and notes the end. A question that fails is asked again:
 * the money may well have moved while the network was gone.
 */
export async function verifyPayment(
  payId: string,
  deps: AskDeps,
  pauses: readonly number[] = PAY_BACKOFF,
): Promise<PayEnd> {
  advancePayment(payId, 'verify', deps)
  let end = await askStatus(payId, deps)
  for (const pause of pauses) {
    if (end === 'paid' || end === 'closed') break
    await deps.sleep(pause)
    end = await askStatus(payId, deps)
  }
  advancePayment(payId, EVENTS[end], deps)
  return end
}

/** Payments of this user's whose end this device does not know. */
export const unfinishedPayments = (deps: AskDeps): readonly PayRecord[] =>
  allPayments(deps).filter(({ state }) => isUnfinished(state))

/**
 * After a start of the app: asks the server about every payment that was begun here and has not ended,
 * cancelled ones too, since money may arrive after a sheet was closed.
 *
 * @returns the payments that turned out to be paid.
 */
export async function resumePayments(
  deps: AskDeps,
  pauses: readonly number[] = SLOW_BACKOFF,
): Promise<readonly PayRecord[]> {
  const open = allPayments(deps).filter((record) => !isEnded(record))
  const ends = await Promise.all(
    open.map(async (record) => {
      const { payId, state } = record
      const isOver = !isUnfinished(state)
      const end = await verifyPayment(payId, deps, isOver ? [] : pauses)
      // What the user had ended here stays so until the server says something else.
      if (isOver && end !== 'paid' && end !== 'closed') advancePayment(payId, 'cancel', deps)
      return end
    }),
  )
  return open
    .filter((_, index) => ends[index] === 'paid')
    .map(({ payId }) => readPayment(payId, deps))
    .filter((record): record is PayRecord => record !== undefined)
}
