import type { Problem } from '../../../../engine/actions/use-form'
import { parseMoney } from '../../../../shared/money'
import type { TransferOrder } from '../../../../shared/pay'
import { isPoints, readPoints } from '../../../../shared/points'
import { newRequestId } from '../../../../shared/transport'
import { checkMobile } from '../../../../shared/validation'
import { keptKey } from '../../../../stores/kept-store'
import type { WalletOverview } from '../../contract-accounts'

export type Account = WalletOverview['accounts'][number]

/** What is not frozen: cents, or points. */
export const availableOf = ({ amount, frozen }: Account): number => Math.max(0, amount - frozen)

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

/** What was typed, in the currency of the account it leaves: cents or whole points; undefined for neither. */
export const amountOf = (typed: string, currency: string | undefined): number | undefined =>
  isPoints(currency) ? readPoints(typed) : parseMoney(typed)

/** The form as it was when a transfer was sent. */
export const draftOf = (
  { accountId, toMobile, amount }: TransferOrder,
  currency?: string,
): Draft => ({
  accountId,
  mobile: toMobile,
  amount: isPoints(currency) ? String(amount) : (amount / 100).toFixed(2).replace(/\.00$/, ''),
})

/** Whether sending the form would be the same transfer once more. */
export const isSame = (draft: Draft, account: Account, order: TransferOrder): boolean =>
  order.accountId === account.id &&
  order.toMobile === draft.mobile &&
  order.amount === amountOf(draft.amount, account.currency)

interface Facts {
  readonly ownMobile: string
  /** The one it leaves. */
  readonly account: Account
  /** What can be spent from it, as it is read. */
  readonly available: string
  /** What it takes with the fee, once it is known. */
  readonly total: number | undefined
}

type Problems = { readonly [F in keyof Draft]?: Problem }

/** What is wrong, by field; empty when it can be sent. */
export function problemsOf({ mobile, amount }: Draft, facts: Facts): Problems {
  const { ownMobile, account, available, total } = facts
  const { currency } = account
  const wanted = amountOf(amount, currency)
  const money = (): Problem | undefined => {
    if (amount.trim() === '') return 'wallet.amountField.empty'
    if (isPoints(currency) && !wanted) return 'wallet.amountField.points'
    if (wanted === undefined) return 'wallet.amountField.wrong'
    if (wanted < 1) return 'wallet.amountField.zero'
    const isTooMuch = (total ?? wanted) > availableOf(account)
    return isTooMuch ? ['wallet.transfer.tooMuch', { amount: available }] : undefined
  }
  const number = checkMobile(mobile) ?? (mobile === ownMobile ? 'wallet.transfer.self' : undefined)
  const wrong = money()
  return { ...(number && { mobile: number }), ...(wrong && { amount: wrong }) }
}

/** The order a checked draft stands for: the amount in cents or whole points, with an id of its own. */
export const toOrder = (draft: Draft, account: Account): TransferOrder => ({
  accountId: account.id,
  toMobile: draft.mobile,
  amount: amountOf(draft.amount, account.currency) ?? 0,
  requestId: newRequestId(),
})
