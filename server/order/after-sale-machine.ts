import { AfterSaleKind, AfterSaleState } from '../../src/features/order/contract-shapes'

/** Who moves an after-sale. */
export type Actor = 'buyer' | 'seller' | 'operator' | 'clock'

export type Action =
  | 'cancel'
  | 'approve'
  | 'refuse'
  | 'sendBack'
  | 'receive'
  | 'resend'
  | 'receiveNew'
  | 'appeal'
  | 'expire'

/** What the rules look at. `deadlineAt` is seconds, null once it has ended. */
export interface Sale {
  readonly kind: AfterSaleKind
  readonly state: AfterSaleState
  readonly appealed: boolean
  readonly deadlineAt: number | null
}

const S = AfterSaleState
const DAY = 86_400

/** Days until something happens by itself; an end has none. */
const DAYS: Readonly<Partial<Record<AfterSaleState, number>>> = {
  [S.Requested]: 3,
  [S.Approved]: 7,
  [S.Refused]: 7,
  [S.Returning]: 10,
  [S.Received]: 10,
  [S.Resent]: 7,
  [S.Appealed]: 7,
}

type Move = { readonly by: readonly Actor[]; readonly to: (sale: Sale) => AfterSaleState }

/** Without goods to come back the money goes at once. */
const approved = ({ kind }: Sale) => (kind === AfterSaleKind.Refund ? S.Refunded : S.Approved)
const arrived = ({ kind }: Sale) => (kind === AfterSaleKind.Return ? S.Refunded : S.Received)
const always = (state: AfterSaleState) => () => state

const CANCEL: Move = { by: ['buyer'], to: always(S.Cancelled) }

/**
 * All there is. A shop that says nothing has agreed, and has received what was sent; a buyer who sends nothing
 * back or takes a refusal has let go, and has received what was sent anew. What an operator decides is final.
 */
const MOVES: Readonly<Record<AfterSaleState, Readonly<Partial<Record<Action, Move>>>>> = {
  [S.Requested]: {
    cancel: CANCEL,
    approve: { by: ['seller', 'operator'], to: approved },
    refuse: { by: ['seller', 'operator'], to: always(S.Refused) },
    expire: { by: ['clock'], to: approved },
  },
  [S.Approved]: {
    cancel: CANCEL,
    sendBack: { by: ['buyer'], to: always(S.Returning) },
    expire: { by: ['clock'], to: always(S.Closed) },
  },
  [S.Refused]: {
    cancel: CANCEL,
    appeal: { by: ['buyer'], to: always(S.Appealed) },
    expire: { by: ['clock'], to: always(S.Closed) },
  },
  [S.Appealed]: {
    cancel: CANCEL,
    approve: { by: ['operator'], to: approved },
    refuse: { by: ['operator'], to: always(S.Closed) },
    expire: { by: ['clock'], to: approved },
  },
  [S.Returning]: {
    receive: { by: ['seller', 'operator'], to: arrived },
    refuse: { by: ['seller', 'operator'], to: always(S.Refused) },
    expire: { by: ['clock'], to: arrived },
  },
  [S.Received]: {
    resend: { by: ['seller', 'operator'], to: always(S.Resent) },
    expire: { by: ['clock'], to: always(S.Refunded) },
  },
  [S.Resent]: {
    receiveNew: { by: ['buyer'], to: always(S.Exchanged) },
    expire: { by: ['clock'], to: always(S.Exchanged) },
  },
  [S.Refunded]: {},
  [S.Exchanged]: {},
  [S.Cancelled]: {},
  [S.Closed]: {},
}

/** What somebody may do with an after-sale now. */
export function actionsOf(sale: Sale, by: Actor): readonly Action[] {
  const moves = Object.entries(MOVES[sale.state]) as [Action, Move][]
  return moves
    .filter(([action, move]) => move.by.includes(by) && !(action === 'appeal' && sale.appealed))
    .map(([action]) => action)
}

/**
 * The after-sale after somebody has done something. Entering `Refunded` is when money goes back, and nothing
 * leads out of it.
 *
 * @param now seconds; the clock moves nothing before the deadline.
 * @returns undefined when it may not be done.
 */
export function advance(sale: Sale, by: Actor, action: Action, now: number): Sale | undefined {
  if (!actionsOf(sale, by).includes(action)) return undefined
  if (by === 'clock' && (sale.deadlineAt === null || now < sale.deadlineAt)) return undefined
  const state = MOVES[sale.state][action]?.to(sale) ?? sale.state
  const days = DAYS[state]
  return {
    ...sale,
    state,
    appealed: sale.appealed || action === 'appeal',
    deadlineAt: days === undefined ? null : now + days * DAY,
  }
}

/** How an after-sale begins. @param now seconds. */
export const begin = (kind: AfterSaleKind, now: number): Sale => ({
  kind,
  state: S.Requested,
  appealed: false,
  deadlineAt: now + (DAYS[S.Requested] ?? 0) * DAY,
})
