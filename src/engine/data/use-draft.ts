import { useCallback, useEffect, useRef, useState } from 'react'
import { isObject } from '../../shared/json'
import type { Persistence } from '../../stores/persistence'
import { useHold } from '../page/page-context'
import { useServices } from '../services'

/** Drafts kept on a device; an older one makes room. */
const MOST = 10

type Drafts = Readonly<Record<string, { readonly at: number; readonly values: Values<unknown> }>>

/** Which draft belongs to a form: one for each user, form and entry. */
export const draftKey = (userId: string, form: string, entry: string): string =>
  JSON.stringify([userId, form, entry])

const all = (persistence: Persistence): Drafts => {
  const kept = persistence.read('drafts')
  return isObject(kept) ? (kept as Drafts) : {}
}

/** What was typed before and not saved, as it was kept: by another version of the form, perhaps. */
export function readDraft(persistence: Persistence, key: string): Values<unknown> | undefined {
  const kept = all(persistence)[key]?.values
  return isObject(kept) ? kept : undefined
}

/** @throws StorageError when there is no room. */
export function writeDraft(persistence: Persistence, key: string, values: Values<unknown>): void {
  const others = Object.entries(all(persistence)).filter(([name]) => name !== key)
  const newest = others.sort(([, a], [, b]) => b.at - a.at).slice(0, MOST - 1)
  persistence.write('drafts', {
    ...Object.fromEntries(newest),
    [key]: { at: Date.now(), values },
  })
}

/** Forgets a draft: it was saved, or the user does not want it. */
export function dropDraft(persistence: Persistence, key: string): void {
  const { [key]: dropped, ...others } = all(persistence)
  if (dropped !== undefined) persistence.tryWrite('drafts', others)
}

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
  const { persistence, session, host } = useServices()
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
  // Whoever leaves may not come back to this run of the app: a reload, a host that is short of memory.
  host.usePageHide(() => pending.current?.())

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
