import { parseMoney } from '../../shared/money'
import { newRequestId } from '../../shared/request-id'
import { checkMobile } from '../../shared/validation/mobile'

export interface Draft {
  /** Empty: the first account. */
  readonly accountId: string
  readonly mobile: string
  /** As typed. */
  readonly amount: string
}
export type DraftField = 'mobile' | 'amount'
export const FIELDS: readonly DraftField[] = ['mobile', 'amount']

/** One transfer as it is sent. A second try with the same `requestId` never moves money twice. */
export interface Order {
  readonly accountId: string
  readonly toMobile: string
  /** Cents. */
  readonly amount: number
  readonly requestId: string
}

interface Kept {
  readonly userId: string
  readonly draft: Draft
  /** Sent, and nobody knows how it ended: only this one may be sent again. */
  readonly unknown?: Order
}

export const EMPTY: Draft = { accountId: '', mobile: '', amount: '' }
let kept: Kept | undefined

/** What was in the form before the page was left, for instance to set a pay password. */
export const keptFor = (userId: string): Kept =>
  kept?.userId === userId ? kept : { userId, draft: EMPTY }

export function keep(next: Kept): void {
  kept = next
}

export function forget(): void {
  kept = undefined
}

export interface Facts {
  readonly ownMobile: string
  /** Cents that can be spent from the chosen account. */
  readonly available: number
  /** Cents with the fee, once it is known. */
  readonly total: number | undefined
}

export type Problems = { readonly [F in DraftField]?: string }

/** Locale keys of what is wrong, by field; empty when it can be sent. */
export function problemsOf({ mobile, amount }: Draft, facts: Facts): Problems {
  const { ownMobile, available, total } = facts
  const cents = parseMoney(amount)
  const money = () => {
    if (amount.trim() === '') return 'money.amount.empty'
    if (cents === undefined) return 'money.amount.wrong'
    if (cents < 1) return 'money.amount.zero'
    return (total ?? cents) > available ? 'money.transfer.tooMuch' : undefined
  }
  const number = checkMobile(mobile) ?? (mobile === ownMobile ? 'money.transfer.self' : undefined)
  const wrong = money()
  return { ...(number && { mobile: number }), ...(wrong && { amount: wrong }) }
}

export const toOrder = (draft: Draft, accountId: string): Order => ({
  accountId,
  toMobile: draft.mobile,
  amount: parseMoney(draft.amount) ?? 0,
  requestId: newRequestId(),
})
