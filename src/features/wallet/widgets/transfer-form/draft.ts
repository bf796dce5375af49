import type { Problem } from '../../../../engine/actions/use-form'
import { moneyText, parseMoney } from '../../../../shared/money'
import type { TransferOrder } from '../../../../shared/pay'
import { newRequestId } from '../../../../shared/transport'
import { checkMobile } from '../../../../shared/validation'
import { keptKey } from '../../../../stores/kept-store'

export interface Draft {
  /** Empty: the first account. */
  readonly accountId: string
  readonly mobile: string
  /** As typed. */
  readonly amount: string
}
export const EMPTY: Draft = { accountId: '', mobile: '', amount: '' }
/** What was in the form before the page was left, for instance to set a pay password. */
export const KEPT_DRAFT = keptKey<Draft>('user')

/** The form as it was when a transfer was sent. */
export const draftOf = ({ accountId, toMobile, amount }: TransferOrder): Draft => ({
  accountId,
  mobile: toMobile,
  amount: (amount / 100).toFixed(2).replace(/\.00$/, ''),
})

/** Whether sending the form would be the same transfer once more. */
export const isSame = (draft: Draft, accountId: string, order: TransferOrder): boolean =>
  order.accountId === accountId &&
  order.toMobile === draft.mobile &&
  order.amount === parseMoney(draft.amount)

interface Facts {
  readonly ownMobile: string
  /** Cents that can be spent from the chosen account. */
  readonly available: number
  /** Cents with the fee, once it is known. */
  readonly total: number | undefined
}

type Problems = { readonly [F in keyof Draft]?: Problem }

/** What is wrong, by field; empty when it can be sent. */
export function problemsOf({ mobile, amount }: Draft, facts: Facts): Problems {
  const { ownMobile, available, total } = facts
  const cents = parseMoney(amount)
  const money = (): Problem | undefined => {
    if (amount.trim() === '') return 'wallet.amountField.empty'
    if (cents === undefined) return 'wallet.amountField.wrong'
    if (cents < 1) return 'wallet.amountField.zero'
    const isTooMuch = (total ?? cents) > available
    return isTooMuch ? ['wallet.transfer.tooMuch', { amount: moneyText(available) }] : undefined
  }
  const number = checkMobile(mobile) ?? (mobile === ownMobile ? 'wallet.transfer.self' : undefined)
  const wrong = money()
  return { ...(number && { mobile: number }), ...(wrong && { amount: wrong }) }
}

export const toOrder = (draft: Draft, accountId: string): TransferOrder => ({
  accountId,
  toMobile: draft.mobile,
  amount: parseMoney(draft.amount) ?? 0,
  requestId: newRequestId(),
})
