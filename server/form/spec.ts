import type { FormField, FormOption } from '../../src/features/form/contract'
import type { L10nText } from '../database/l10n'

/** A text in both languages. */
export const both = (en: string, zh: string): L10nText => ({ en, 'zh-Hans': zh })
/** What can be chosen, by the key that is sent. */
export const option = (key: string, en: string, zh: string): FormOption => ({
  key,
  value: both(en, zh),
})

type More = Omit<FormField, 'field' | 'type' | 'name'>
/** A field: its name on the wire, its kind, and what it is called. */
export const field = (
  name: string,
  type: string,
  en: string,
  zh: string,
  more: More = {},
): FormField & { readonly name: L10nText } => ({ ...more, field: name, type, name: both(en, zh) })
/** A field that must not stay empty; takes what `field` takes. */
export const required = (...[name, type, en, zh, more]: Parameters<typeof field>) =>
  field(name, type, en, zh, { ...more, required: true })
/** Shown while a switch of the same form is on. */
export const whileOn = (name: string): FormField['when'] => ({
  logicalOperator: 'and',
  conditions: [{ field: name, operator: 'equal', value: true }],
})

export interface FormSpec {
  readonly name: L10nText
  readonly note?: L10nText
  readonly fields: readonly FormField[]
  readonly sections?: readonly {
    readonly key: string
    readonly title: L10nText
    readonly note?: L10nText
  }[]
}
