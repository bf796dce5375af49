import * as v from 'valibot'
import { endpoint, guarded, missing } from '../../http/endpoint'
import { fieldCondition, l10n, requestId } from '../../http/shapes'
import type { L10n, TextKey } from '../../shared/l10n'
import { type Condition, LOGICAL_OPERATORS } from '../../shared/query'

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

const options = v.array(v.object({ key: v.string(), value: l10n }))

const file = v.object({ name: v.string(), url: v.string() })
const wireValue: v.GenericSchema<WireValue> = v.union([
  v.string(),
  v.number(),
  v.boolean(),
  v.null(),
  v.array(v.string()),
  v.array(file),
])

/** What is filled in, by field. */
export const formData = v.record(v.string(), wireValue)

/** Names a record can hold without harm. */
const fieldName = v.pipe(v.string(), v.regex(/^[A-Za-z]\w{0,59}$/))
const bound = v.optional(v.union([v.number(), v.string()]))
const flag = v.optional(v.boolean())

/**
 * One input of a form (`FormField` says what each entry means). Any `type` is let through: what this
 * client does not know it draws as such.
 */
export const formField = v.object({
  field: fieldName,
  name: l10n,
  type: v.string(),
  required: v.optional(v.boolean(), false),
  maxLength: v.optional(v.number(), 140),
  options: v.optional(options, []),
  columns: v.optional(v.array(v.object({ name: l10n, options }))),
  placeholder: v.optional(l10n),
  help: v.optional(l10n),
  unit: v.optional(l10n),
  value: v.optional(wireValue),
  readOnly: flag,
  hidden: flag,
  min: bound,
  max: bound,
  decimals: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))),
  count: v.optional(v.number()),
  precision: v.optional(v.picklist(['year', 'month', 'day'])),
  level: v.optional(v.picklist([2, 3, 4])),
  section: v.optional(v.string()),
  when: v.optional(
    v.object({
      logicalOperator: v.optional(v.picklist(LOGICAL_OPERATORS), 'and'),
      conditions: v.pipe(v.array(fieldCondition), v.maxLength(20)),
    }),
  ),
})

/** Fields under one heading. */
export const formSection = v.object({ key: v.string(), title: l10n, note: v.optional(l10n) })

/** A form the server defines, by its key. */
export const formDefinition = v.object({
  key: v.string(),
  name: l10n,
  fields: v.array(formField),
  sections: v.optional(v.array(formSection)),
  /** Above the fields: what the form is for. */
  note: v.optional(l10n),
  /** Nothing can be changed any more. */
  locked: flag,
})
export type FormDefinition = v.InferOutput<typeof formDefinition>

export const formInput = v.object({
  key: v.string(),
  id: v.optional(v.string(), ''),
  data: formData,
  requestId: v.optional(requestId),
})

/** The key under which a page is saved as a whole, which puts it on air. */
export const VIEW_DEFINITION = 'viewDefinition'

/** A page, of any keys; its texts may be as long as its reader takes them. */
const wholePage = v.object({
  key: v.literal(VIEW_DEFINITION),
  id: v.optional(v.string(), ''),
  data: v.record(v.string(), v.union([v.pipe(v.string(), v.maxLength(20_000)), v.unknown()])),
})

export type WholePage = v.InferOutput<typeof wholePage>

export const savedForm = v.object({ id: v.string(), key: v.string(), data: formData })

/**
 * GET paas/autoForm/getView: a form with what the caller saved in it last, or in the entry of `id`; null
 * when there is no such form.
 */
export const getFormView = guarded(
  endpoint({
    method: 'GET',
    path: 'paas/autoForm/getView',
    query: v.object({ key: v.string(), id: v.optional(v.string()) }),
    data: v.nullable(v.object({ ...formDefinition.entries, id: v.string(), data: formData })),
    auth: 'optional',
  }),
  ({ query }) => missing({ key: query.key }),
)

/** GET paas/formEngine/mobileAll: every form of the mobile app. */
export const listForms = endpoint({
  method: 'GET',
  path: 'paas/formEngine/mobileAll',
  data: v.array(formDefinition),
  auth: 'optional',
})

/** POST autoForm/save: saves what the caller filled in; with `id` it replaces an earlier entry of theirs. */
export const saveAutoForm = guarded(
  endpoint({
    method: 'POST',
    path: 'autoForm/save',
    body: formInput,
    data: savedForm,
    auth: 'user',
  }),
  ({ body }) => missing({ key: body.key, data: body.data }),
)

/** POST paas/form/save: the same under the path of the form engine; and a page, for administrators. */
export const saveForm = guarded(
  endpoint({
    method: 'POST',
    path: 'paas/form/save',
    body: v.union([wholePage, formInput]),
    data: savedForm,
    auth: 'user',
  }),
  ({ body }) => missing({ key: body.key, data: body.data }),
)
