import { useRef, useState } from 'react'
import { errorText } from '../../../../engine/error-text'
import { useServices } from '../../../../engine/services'
import { isRefusal } from '../../../../errors'
import { useTranslate } from '../../../../i18n'
import type { TransferOrder } from '../../../../shared/pay'
import { transfer } from '../../contract'
import { stale } from '../../queries'
import { beginTransfer, endTransfer, unansweredTransfer } from '../../unanswered'
import { type Draft, draftOf, EMPTY, forget, keep, keptFor } from './draft'

type Done = Awaited<ReturnType<typeof transfer>>

export interface Transfer {
  readonly draft: Draft
  readonly change: (part: Partial<Draft>) => void
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
 */
export function useTransfer(): Transfer {
  const { session, queries, persistence } = useServices()
  const t = useTranslate()
  const { userId } = session
  const lookUp = () => unansweredTransfer({ persistence, userId })
  const [unknown, setUnknown] = useState(lookUp)
  const [draft, setDraft] = useState(
    () => keptFor(userId) ?? (unknown === undefined ? EMPTY : draftOf(unknown)),
  )
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [done, setDone] = useState<Done>()
  const running = useRef(false)

  function change(part: Partial<Draft>): void {
    const next = { ...draft, ...part }
    setDraft(next)
    keep(userId, next)
  }

  async function send(order: TransferOrder, payPassword: string): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    setRefusal(undefined)
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
      setRefusal(isRefused ? errorText(error, t) : t('wallet.transfer.lost'))
    } finally {
      running.current = false
      setBusy(false)
      setUnknown(lookUp())
    }
  }

  function startOver(): void {
    forget()
    setDraft(EMPTY)
    setRefusal(undefined)
    setDone(undefined)
  }

  return {
    draft,
    change,
    unknown,
    busy,
    refusal,
    clearRefusal: () => setRefusal(undefined),
    done,
    send,
    startOver,
    drop() {
      if (unknown) endTransfer(unknown.requestId, persistence)
      setUnknown(lookUp())
      startOver()
    },
  }
}
