import { type L10nText, packText } from '../../database/l10n'
import { hash } from '../../pictures/svg'
import { both } from '../../product/seed/rows'

const DAY = 86_400
/** How far back the books go. */
export const BOOK_DAYS = 92

export interface AccountPlan {
  readonly id: string
  readonly userId: string
}

/** A movement to be booked: signed cents, seconds since 1970. */
export interface Move {
  readonly kind: string
  readonly title: L10nText
  readonly amount: number
  readonly at: number
  readonly refKind?: string
  readonly refId?: string
}

/** A row of the ledger. */
export interface Line {
  readonly id: string
  readonly accountId: string
  readonly userId: string
  readonly kind: string
  readonly title: string
  readonly amount: number
  readonly balance: number
  readonly createdAt: number
  readonly refKind: string
  readonly refId: string
}

const byTime = (a: Move, b: Move) => a.at - b.at

/** The other half of a move between a user's own accounts has the same number on the other account. */
const SETTLE_DIGIT = '9'

function lineOf(account: AccountPlan, move: Move, at: number, balance: number): Line {
  const { kind, title, amount, refKind = '', refId = '' } = move
  const number = kind === 'settle' ? settleNumber(move.at) : String(at + 1).padStart(4, '0')
  return {
    id: `${account.id}${number}`,
    accountId: account.id,
    userId: account.userId,
    kind,
    title: packText(title),
    amount,
    balance,
    createdAt: move.at,
    refKind,
    refId,
  }
}

/** The number of a settlement on either account. @param at the moment it is for, seconds. */
export const settleNumber = (at: number): string => `${SETTLE_DIGIT}${String(at)}`

/** Books moves on an account that began empty. */
export function bookForward(account: AccountPlan, moves: readonly Move[]): Line[] {
  let balance = 0
  return [...moves].sort(byTime).map((move, at) => {
    balance += move.amount
    return lineOf(account, move, at, balance)
  })
}

const WITHDRAWAL = both('Withdrawal to the bank', '提现至银行卡')
const OPENING = both('Top-up', '充值')

/**
 * Books moves so that the account ends at `target` and was never below zero: where more came in than
 * was left, a withdrawal follows, and what remains in the beginning was topped up.
 */
export function bookBalance(
  account: AccountPlan,
  moves: readonly Move[],
  target: number,
  now: number,
): Line[] {
  const all: Move[] = []
  let after = target
  for (const move of [...moves].sort(byTime).reverse()) {
    if (move.amount > after) {
      const amount = move.amount - after + (hash(`${account.id} ${move.at}`) % 30_000)
      all.push({ kind: 'withdraw', title: WITHDRAWAL, amount: -amount, at: move.at + 900 })
      after += amount
    }
    all.push(move)
    after -= move.amount
  }
  const first = now - BOOK_DAYS * DAY - 7200
  if (after > 0) all.push({ kind: 'recharge', title: OPENING, amount: after, at: first })
  return bookForward(account, all)
}
