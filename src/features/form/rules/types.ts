import type { L10n, TextKey } from '../../../shared/l10n'
import type { Condition } from '../../../shared/query'

/** A file that lies on the server. */
export interface FormFile {
  readonly name: string
  readonly url: string
}

/** What is filled into a field, as it is kept while somebody edits. */
export type FieldValue = string | boolean | readonly string[] | readonly FormFile[]
export type FieldValues = Readonly<Record<string, FieldValue>>

/** The same as it is sent and saved. Amounts are cents, no number is null. */
export type WireValue = string | number | boolean | null | readonly string[] | readonly FormFile[]
export type WireValues = Readonly<Record<string, WireValue | undefined>>

export interface FormOption {
  readonly key: string
  readonly value: L10n
}

/** One field of a form, as a server or a definition states it. */
export interface FormField {
  /** Name on the wire. */
  readonly field: string
  /** Label. */
  readonly name: L10n
  /** A row of `FIELD_KINDS`; what this client does not know is drawn as 'please update'. */
  readonly type: string
  readonly required?: boolean
  /** Characters; 140 unless told (client spec §9). */
  readonly maxLength?: number
  readonly options?: readonly FormOption[]
  /** Of `columns`: the lists that lie side by side. */
  readonly columns?: readonly { readonly name: L10n; readonly options: readonly FormOption[] }[]
  readonly placeholder?: L10n
  readonly help?: L10n
  /** Behind a number: `kg`. */
  readonly unit?: L10n
  /** What it holds before anybody filled it in, as on the wire. */
  readonly value?: WireValue
  readonly readOnly?: boolean
  /** Sent with its value and never drawn. */
  readonly hidden?: boolean
  /** Least and most: of a number, an amount in cents, a date or time as text, characters, choices. */
  readonly min?: number | string
  readonly max?: number | string
  /** Digits behind the point of a number; none unless told. */
  readonly decimals?: number
  /** How many pictures (9) or files (100) at most (client spec §5). */
  readonly count?: number
  /** How exact a date is. */
  readonly precision?: 'year' | 'month' | 'day'
  /** How deep a region goes: 2 city, 3 area, 4 street. */
  readonly level?: 2 | 3 | 4
  /** Key of the section it stands in. */
  readonly section?: string
  /** Shown, checked and sent only while this holds of the other fields. */
  readonly when?: Condition
}

/** What is wrong with a field: a locale key and what is filled into its text. */
export interface Problem {
  readonly key: TextKey
  readonly values?: Readonly<Record<string, string | number>>
}
