import { useCallback, useEffect, useRef, useState } from 'react'
import { useHold } from '../../engine/page/use-hold'
import { useServices } from '../../engine/services'
import type { FieldValue, FieldValues, FormField } from '../../shared/form/types'
import { draftable, draftKey, dropDraft, readDraft, writeDraft } from './drafts'

/** A pause in typing after which the draft is written, ms. */
const PAUSE = 400

export type SetValue = (
  field: string,
  next: FieldValue | ((before: FieldValue | undefined) => FieldValue),
) => void

interface Entry {
  readonly form: string
  readonly entry: string
  readonly fields: readonly FormField[]
  /** What the form held before anybody typed. */
  readonly initial: FieldValues
}

/** What is in the form, kept as a draft of this user while it is not saved. */
export function useValues({ form, entry, fields, initial }: Entry) {
  const { persistence, session } = useServices()
  const [userId] = useState(session.userId)
  const key = draftKey(userId, form, entry)
  const [begun] = useState(initial)
  const [draft] = useState(() => readDraft(persistence, key, fields))
  const [values, setValues] = useState<FieldValues>(() => ({ ...begun, ...draft }))
  useHold(values !== begun)
  const [restored, setRestored] = useState(draft !== undefined)
  const [drafted, setDrafted] = useState(false)
  /** What still has to be written; called when the page goes before its time is up. */
  const pending = useRef<() => void>()
  const closed = useRef(false)

  useEffect(() => {
    if (values === begun || closed.current) return undefined
    const write = () => {
      pending.current = undefined
      // Who has logged out leaves nothing behind; whose session ended finds everything again.
      const isGone = session.userId !== userId && session.signedOut !== 'expired'
      if (closed.current || isGone) return
      const now = draftable(fields, values)
      if (JSON.stringify(now) === JSON.stringify(draftable(fields, begun))) {
        dropDraft(persistence, key)
        setDrafted(false)
        return
      }
      try {
        writeDraft(persistence, key, now)
        setDrafted(true)
      } catch {
        // No room: what was typed stays on screen, and nothing says it is kept.
        setDrafted(false)
      }
    }
    pending.current = write
    setDrafted(false)
    const timer = setTimeout(write, PAUSE)
    return () => clearTimeout(timer)
  }, [values, begun, fields, key, persistence, session, userId])
  useEffect(() => () => pending.current?.(), [])

  const set = useCallback<SetValue>((field, next) => {
    setValues((before) => ({
      ...before,
      [field]: typeof next === 'function' ? next(before[field]) : next,
    }))
  }, [])

  return {
    values,
    set,
    /** A draft was found, and is shown. */
    restored: restored && draft !== undefined,
    /** The last change has been written. */
    drafted,
    keepRestored: () => setRestored(false),
    /** Back to how the form began. */
    discard() {
      pending.current = undefined
      dropDraft(persistence, key)
      setValues({ ...begun })
      setRestored(false)
    },
    /** Writes what still waits for its time: a session may end with the next call. */
    flush: () => pending.current?.(),
    /** It is saved: nothing is left to keep. */
    finish() {
      closed.current = true
      pending.current = undefined
      dropDraft(persistence, key)
      setDrafted(false)
    },
  }
}
