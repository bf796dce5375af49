import { useEffect, useRef, useState } from 'react'
import type { KeptValues, Problem } from '../../../../engine/actions/use-form'
import { useSubmit } from '../../../../engine/actions/use-submit'
import { useQuery } from '../../../../engine/data/queries'
import { useServices } from '../../../../engine/services'
import { HostError, isRefusal } from '../../../../errors'
import { parseMoney } from '../../../../shared/money'
import type { TransferOrder } from '../../../../shared/pay'
import { isPoints, readPoints } from '../../../../shared/points'
import { newRequestId } from '../../../../shared/transport'
import { checkMobile, isMobile } from '../../../../shared/validation'
import { keptKey } from '../../../../stores/kept-store'
import { type TransferPrice, transfer } from '../../contract'
import type { WalletOverview } from '../../contract-accounts'
import { stale } from '../../queries'
import { transferPrice } from '../../queries-account'
import { beginTransfer, endTransfer, unansweredTransfer } from '../../unanswered'

type Done = Awaited<ReturnType<typeof transfer>>

export interface Transfer {
  readonly draft: KeptValues<Draft>
  /** Fills the form with a transfer that was sent before. */
  readonly refill: (order: TransferOrder, currency: string | undefined) => void
  /** Sent, now or before a restart, and nobody knows how it ended. */
  readonly unknown: TransferOrder | undefined
  readonly busy: boolean
  /** Why it was refused, for the field of the password. */
  readonly refusal: string | undefined
  readonly clearRefusal: () => void
  readonly done: Done | undefined
  readonly send: (order: TransferOrder, payPassword: string) => Promise<void>
  /** An empty form. */
  readonly startOver: () => void
  /** Nothing more is wanted of the transfer that was not answered. */
  readonly drop: () => void
}

/**
 * The form and its one transfer. What was typed outlives the page, what was sent and not answered the app
 * too; passwords neither.
 *
 * @param accounts of the user, once they are known.
 */
export function useTransfer(accounts: readonly Account[]): Transfer {
  const { session, queries, persistence, kept } = useServices()
  const { userId } = session
  const forget = () => kept.set(KEPT_DRAFT, undefined)
  const lookUp = () => unansweredTransfer({ persistence, userId })
  const [unknown, setUnknown] = useState(lookUp)
  const [typed, setTyped] = useState(() => kept.get(KEPT_DRAFT))
  const newest = useRef(typed)
  /** What was sent before a restart reads as it was typed: the account knows whether it is money. */
  const sentBefore = (): Draft => {
    const account = accounts.find(({ id }) => id === unknown?.accountId)
    return unknown ? draftOf(unknown, account?.currency) : EMPTY
  }
  const values = typed ?? sentBefore()
  const submit = useSubmit()
  const [done, setDone] = useState<Done>()

  function change(part: Partial<Draft>): void {
    newest.current = { ...(newest.current ?? values), ...part }
    setTyped(newest.current)
    kept.set(KEPT_DRAFT, newest.current)
  }

  async function send(order: TransferOrder, payPassword: string): Promise<void> {
    // Not only 'the first account': the next list of accounts may have another order.
    change({ accountId: order.accountId })
    beginTransfer(order, { persistence, userId })
    try {
      const answer = await transfer({ body: { ...order, payPassword } }, { quiet: true })
      endTransfer(order.requestId, persistence)
      forget()
      setDone(answer)
      void stale.afterMove(queries)
    } catch (error) {
      const isRefused = isRefusal(error)
      // A refusal of a second try says nothing about the first one.
      const isAgain = unknown?.requestId === order.requestId
      if (isRefused && !isAgain) endTransfer(order.requestId, persistence)
      throw isRefused ? error : new HostError('wallet.transfer.lost', error)
    } finally {
      setUnknown(lookUp())
    }
  }

  function startOver(): void {
    forget()
    newest.current = EMPTY
    setTyped(EMPTY)
    submit.setProblem(undefined)
    setDone(undefined)
  }

  return {
    draft: {
      values,
      set: (field, next) => change({ [field]: next }),
      flush() {},
      finish: forget,
    },
    refill: (order, currency) => change(draftOf(order, currency)),
    unknown,
    busy: submit.busy,
    refusal: submit.problem,
    clearRefusal: () => submit.setProblem(undefined),
    done,
    send: async (order, payPassword) => void (await submit.run(() => send(order, payPassword))),
    startOver,
    drop() {
      if (unknown) endTransfer(unknown.requestId, persistence)
      setUnknown(lookUp())
      startOver()
    },
  }
}

/** How long the form stays as it is before its price is asked for, ms. */
const PAUSE = 400

export interface Price {
  /** Of what is in the form now, never of what was. */
  readonly price: TransferPrice | undefined
  readonly asking: boolean
  /** Why there is none: mostly that nobody has this number. */
  readonly error: unknown
  readonly reload: () => Promise<void>
}

/** The fee of an amount, and who would get it; a question that was overtaken is cancelled. */
export function usePrice(amount: number | undefined, mobile: string): Price {
  const toMobile = isMobile(mobile) ? mobile : ''
  const wanted = amount !== undefined && amount > 0 ? `${amount} ${toMobile}` : ''
  const [asked, setAsked] = useState('')
  useEffect(() => {
    if (wanted === '') return setAsked('')
    const timer = setTimeout(() => setAsked(wanted), PAUSE)
    return () => clearTimeout(timer)
  }, [wanted])
  const isSettled = wanted !== '' && asked === wanted
  const query = useQuery({
    ...transferPrice(amount ?? 0, toMobile),
    enabled: isSettled,
  })
  const shown = isSettled ? query : undefined
  return {
    price: shown?.value,
    asking: wanted !== '' && (!isSettled || query.status === 'loading'),
    error: shown?.status === 'error' ? query.error : undefined,
    reload: query.reload,
  }
}

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
