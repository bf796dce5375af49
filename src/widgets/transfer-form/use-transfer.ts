import { useRef, useState } from 'react'
import { transfer } from '../../api/wallet/transfer'
import { errorText } from '../../engine/error-text'
import { useServices } from '../../engine/services'
import { NetworkError } from '../../errors'
import { useTranslate } from '../../i18n'
import { type Draft, EMPTY, forget, keep, keptFor, type Order } from './draft'

type Done = Awaited<ReturnType<typeof transfer>>

export interface Transfer {
  readonly draft: Draft
  readonly change: (part: Partial<Draft>) => void
  /** Sent, and nobody knows how it ended. */
  readonly unknown: Order | undefined
  readonly busy: boolean
  /** Why it was refused, for the field of the password. */
  readonly refusal: string | undefined
  readonly clearRefusal: () => void
  readonly done: Done | undefined
  /** True once the server has said what became of it. */
  readonly send: (order: Order, payPassword: string) => Promise<boolean>
  readonly startOver: () => void
}

/** The form and its one transfer. What was typed outlives the page; passwords do not. */
export function useTransfer(): Transfer {
  const { session, queries } = useServices()
  const t = useTranslate()
  const userId = session.userId
  const [draft, setDraft] = useState(() => keptFor(userId).draft)
  const [unknown, setUnknown] = useState(() => keptFor(userId).unknown)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [done, setDone] = useState<Done>()
  const running = useRef(false)

  function change(part: Partial<Draft>): void {
    const next = { ...draft, ...part }
    setDraft(next)
    keep({ userId, draft: next, unknown })
  }

  async function send(order: Order, payPassword: string): Promise<boolean> {
    if (running.current) return false
    running.current = true
    setBusy(true)
    setRefusal(undefined)
    // Before it leaves: should the app die now, the next start knows what may have happened.
    keep({ userId, draft, unknown: order })
    try {
      const answer = await transfer({ body: { ...order, payPassword } }, { quiet: true })
      forget()
      setUnknown(undefined)
      setDone(answer)
      void queries.invalidateQueries()
      return true
    } catch (error) {
      const isLost = error instanceof NetworkError
      // A refusal of a second try says nothing about the first one.
      const stays = isLost || unknown?.requestId === order.requestId ? order : undefined
      setUnknown(stays)
      keep({ userId, draft, unknown: stays })
      setRefusal(isLost ? t('money.transfer.lost') : errorText(error, t))
      return false
    } finally {
      running.current = false
      setBusy(false)
    }
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
    startOver: () => {
      forget()
      setDraft(EMPTY)
      setUnknown(undefined)
      setRefusal(undefined)
      setDone(undefined)
    },
  }
}
