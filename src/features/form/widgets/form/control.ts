import type { Pending } from '../../parts/use-uploads'
import type { FieldValue, FormField } from '../../rules/types'

/** What every control of a form is given. */
export interface ControlProps {
  readonly field: FormField
  /** Its name as people read it. */
  readonly label: string
  readonly placeholder: string
  readonly value: FieldValue
  readonly readOnly: boolean
  readonly invalid: boolean
  /** This is the first field that is wrong: hosts without a focus of their own open the keyboard here. */
  readonly focus: boolean
  readonly onChange: (next: FieldValue | ((before: FieldValue | undefined) => FieldValue)) => void
  readonly onBlur: () => void
  readonly onPending: (pending: Pending) => void
}

/** The text a field holds; empty when it holds none. */
export const textIn = (value: FieldValue): string => (typeof value === 'string' ? value : '')
/** The texts of a field that holds several; empty when it holds none. */
export const listIn = (value: FieldValue | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []
