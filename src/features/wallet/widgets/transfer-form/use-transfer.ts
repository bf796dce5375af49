import { useEffect, useRef, useState } from 'react'
import type { KeptValues } from '../../../../engine/actions/use-form'
import { useSubmit } from '../../../../engine/actions/use-submit'
import { useQuery } from '../../../../engine/data/queries'
import { useServices } from '../../../../engine/services'
import { HostError, isRefusal } from '../../../../errors'
import type { TransferOrder } from '../../../../shared/pay'
import { isMobile } from '../../../../shared/validation'
import { type TransferPrice, transfer } from '../../contract'
import { stale } from '../../queries'
import { transferPrice } from '../../queries-account'
import { beginTransfer, endTransfer, unansweredTransfer } from '../../unanswered'
import { type Account, type Draft, draftOf, EMPTY, KEPT_DRAFT } from './draft'

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
