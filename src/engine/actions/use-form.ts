import { useState } from 'react'
import { AppError, ValidationError } from '../../errors'
import { type TextValues, useTranslate } from '../../i18n'
import type { TextKey } from '../../shared/l10n'
import { errorText } from '../error-text'
import { useHold } from '../page/page-context'
import { type Outcome, type Submit, useSubmit } from './use-submit'

/** What is wrong with a field: a text, or one that is filled with values. */
export type Problem = TextKey | readonly [key: TextKey, values: TextValues]
export type Problems<V> = { readonly [F in keyof V]?: Problem | undefined }

type Name<V> = keyof V & string
type TextName<V> = { [F in Name<V>]: V[F] extends string ? F : never }[Name<V>]

/** Where values are kept between visits; `useDraft` is one. */
export interface KeptValues<V> {
  readonly values: V
  readonly set: <F extends Name<V>>(field: F, next: V[F]) => void
  /** Writes what still waits. */
  readonly flush: () => void
  /** The form was taken: nothing is left to keep. */
  readonly finish: () => void
}

interface FormOptions<V> {
  /** What the form begins with. */
  readonly initial: V | (() => V)
  /** Holds the values in place of the form, so that they outlive it. */
  readonly draft?: KeptValues<V>
  /** What is wrong by our own rules; asked when it may be said. */
  readonly check?: (values: V) => Problems<V>
  /** A problem once said is said, as it then is, while its field is typed into. */
  readonly live?: boolean
  /** What a field is called on screen, for a server that names it so. */
  readonly labels?: { readonly [F in keyof V]?: string }
  /** Sends it in place of the form, where several send the same way. */
  readonly sender?: Submit
}

export interface Form<V> {
  readonly values: V
  /** Changes fields; what was said about them is taken back. */
  readonly set: (part: Partial<V>) => void
  /** The user has left the field: what is wrong with it may be said. */
  readonly leave: (field: Name<V>) => void
  /** What is said about a field, ready to read. */
  readonly problemOf: (field: Name<V>) => string | undefined
  /** Whether our own rules find something wrong with a field, said or not. */
  readonly isWrong: (field: Name<V>) => boolean
  /** Says what is wrong with these fields, or with all. @returns whether nothing is. */
  readonly check: (...fields: readonly Name<V>[]) => boolean
  /** Says of one field what the server has against it, ready to read. */
  readonly refuse: (field: Name<V>, why: string) => void
  /** Takes back all that was said. */
  readonly clear: () => void
  readonly busy: boolean
  /** What the server said about the form as a whole, or what went wrong on the way. */
  readonly refusal: string | undefined
  readonly setRefusal: (refusal: string | undefined) => void
  /**
   * Sends the form, unless something is wrong with it or it is on its way. Never rejects.
   *
   * @param outcome says that it worked and leaves the page; without it the page stays.
   * @returns whether it was sent and taken.
   */
  readonly submit: (send: (values: V) => Promise<unknown>, outcome?: Outcome) => Promise<boolean>
  /** Value, problem and change of a field that holds a text; `read` makes a value of what was typed. */
  readonly text: (field: TextName<V>, read?: (typed: string) => string) => TextInput
}

export interface TextInput {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (typed: string) => void
}

/**
 * What a form of our own holds: its values, what is wrong with them, and what became of sending it. A
 * problem is said once its field was left or the form was to be sent, and no longer while the field is
 * typed into, unless it is `live`; a server's refusal stands at the field it names, else with the form.
 */
export function useForm<V extends object>(options: FormOptions<V>): Form<V> {
  const { initial, draft, labels, live = false } = options
  const t = useTranslate()
  const [typed, setTyped] = useState(initial)
  const [begun] = useState(typed)
  useHold(typed !== begun)
  const values = draft ? draft.values : typed
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<NamedRefusal>()
  const own = useSubmit()
  const sender = options.sender ?? own

  function refusalOf(error: unknown): NamedRefusal | undefined {
    if (error instanceof ValidationError) {
      return error.field in values ? { field: error.field, text: errorText(error, t) } : undefined
    }
    const message = error instanceof AppError ? error.serverMessage : ''
    const fields = (Object.keys(values) as Name<V>[]).map((field) => ({
      field,
      label: labels?.[field],
    }))
    return namedRefusal(message, fields)
  }

  function takeRefusal(error: unknown): boolean {
    const named = refusalOf(error)
    setRefused(named)
    return named !== undefined
  }

  function wrong(field: Name<V>): string | undefined {
    const problem = options.check?.(values)[field]
    if (problem === undefined) return undefined
    return typeof problem === 'string' ? t(problem) : t(...(problem as [TextKey, TextValues]))
  }

  function problemOf(field: Name<V>): string | undefined {
    if (refused?.field === field) return refused.text
    return left.has(field) ? wrong(field) : undefined
  }

  function set(part: Partial<V>): void {
    const fields = Object.keys(part) as Name<V>[]
    if (draft) for (const field of fields) draft.set(field, part[field] as V[typeof field])
    else setTyped((before) => ({ ...before, ...part }))
    if (!live) setLeft((before) => new Set([...before].filter((field) => !(field in part))))
    setRefused((before) => (before && before.field in part ? undefined : before))
  }

  function check(...fields: readonly Name<V>[]): boolean {
    const asked = fields.length > 0 ? fields : (Object.keys(values) as Name<V>[])
    const faulty = asked.filter((field) => wrong(field) !== undefined)
    // What is right now is not found wrong while another field is typed into.
    setLeft((before) => new Set([...before, ...(live ? asked : faulty)]))
    setRefused(undefined)
    return faulty.length === 0
  }

  return {
    values,
    set,
    leave: (field) => setLeft((before) => new Set([...before, field])),
    problemOf,
    isWrong: (field) => wrong(field) !== undefined,
    check,
    refuse: (field, text) => setRefused({ field, text }),
    clear() {
      setLeft(new Set())
      setRefused(undefined)
      sender.setProblem(undefined)
    },
    busy: sender.busy,
    refusal: sender.problem,
    setRefusal: sender.setProblem,
    async submit(send, outcome) {
      if (!check()) return false
      draft?.flush()
      const sent = async () => {
        await send(values)
        draft?.finish()
      }
      return sender.run(sent, { ...outcome, refused: takeRefusal })
    },
    text: (field, read = (typed) => typed) => ({
      value: values[field] as string,
      error: problemOf(field),
      onChange: (typed) => set({ [field]: read(typed) } as Partial<V>),
    }),
  }
}

export interface NamedRefusal {
  readonly field: string
  /** What is wrong with it, without its name. */
  readonly text: string
}

interface NamedField {
  readonly field: string
  readonly label: string | undefined
}

/**
 * Which field a refusal of the server is about: its sentence begins with the field's label or name and a
 * colon (`手机号：已被使用`). Nothing when it names none.
 */
export function namedRefusal(
  message: string,
  fields: readonly NamedField[],
): NamedRefusal | undefined {
  const [, name, text] = /^\s*([^:：]{1,80})\s*[:：]\s*(.+)$/s.exec(message) ?? []
  if (name === undefined || text === undefined) return undefined
  const wanted = name.trim()
  const found = fields.find(({ field, label }) => wanted === field || wanted === label)
  return found && { field: found.field, text }
}
