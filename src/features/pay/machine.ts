import type { PaymentState } from '../../shared/pay'

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
