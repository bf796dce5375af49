import { useCallback, useEffect, useRef, useState } from 'react'
import { useHold } from '../page/use-view'
import { useServices } from '../services'
import { draftKey, dropDraft, readDraft, writeDraft } from './drafts'

/** A pause in typing after which the draft is written, ms. */
const PAUSE = 400

/** Filled-in values by field. */
type Values<T> = Readonly<Record<string, T>>

export type SetValue<T> = (field: string, next: T | ((before: T | undefined) => T)) => void

/** What of a form may be kept on the device. */
export interface DraftRules<T> {
  /** Without what is too secret to be kept. */
  readonly keep: (values: Values<T>) => Values<T>
  /** What of a draft still fits the form. */
  readonly restore: (kept: Readonly<Record<string, unknown>>) => Values<T>
}

interface DraftOf<T> {
  /** Names the form among all forms of the app. */
  readonly form: string
  /** What is edited with it; empty for something new. */
  readonly entry: string
  /** What the form held before anybody typed. */
  readonly initial: Values<T>
  /** The same object until the form is another one. */
  readonly rules: DraftRules<T>
}

function find<T>(kept: Values<unknown> | undefined, { restore }: DraftRules<T>) {
  const values = kept && restore(kept)
  return values && Object.keys(values).length > 0 ? values : undefined
}

/** What is in a form, kept as a draft of this user while it is not saved. */
export function useDraft<T>({ form, entry, initial, rules }: DraftOf<T>) {
  const { persistence, session } = useServices()
  const [userId] = useState(session.userId)
  const key = draftKey(userId, form, entry)
  const [begun] = useState(initial)
  const [draft] = useState(() => find(readDraft(persistence, key), rules))
  const [values, setValues] = useState<Values<T>>(() => (draft ? { ...begun, ...draft } : begun))
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
      const now = rules.keep(values)
      if (JSON.stringify(now) === JSON.stringify(rules.keep(begun))) {
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
  }, [values, begun, rules, key, persistence, session, userId])
  useEffect(() => () => pending.current?.(), [])

  const set = useCallback<SetValue<T>>((field, next) => {
    setValues((before) => ({
      ...before,
      [field]: isChange(next) ? next(before[field]) : next,
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

const isChange = <T>(
  next: T | ((before: T | undefined) => T),
): next is (before: T | undefined) => T => typeof next === 'function'
