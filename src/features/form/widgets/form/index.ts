import type { InferInput } from 'valibot'
import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { actionSlots } from '../../../../engine/read/read-node'
import { l10n } from '../../../../http/shapes'
import { formField, formSection } from '../../contract'
import { Form } from './form'

const both = (en: string, zh: string) => ({ en, 'zh-Hans': zh })

/** Some kinds that look unlike each other, a read-only one and one this client does not know. */
export const exampleFields: InferInput<typeof formField>[] = [
  { field: 'name', type: 'text', name: both('Name', '姓名'), required: true },
  { field: 'price', type: 'money', name: both('Price', '价格'), value: 2800 },
  {
    field: 'style',
    type: 'select',
    name: both('Style', '风格'),
    options: [
      { key: 'ipa', value: 'IPA' },
      { key: 'stout', value: both('Stout', '世涛') },
    ],
  },
  { field: 'day', type: 'date', name: both('Date', '日期'), required: true },
  {
    field: 'flavours',
    type: 'multiSelect',
    name: both('Flavours', '风味'),
    value: ['citrus'],
    options: [
      { key: 'citrus', value: both('Citrus', '柑橘') },
      { key: 'coffee', value: both('Coffee', '咖啡') },
    ],
  },
  { field: 'photos', type: 'images', name: both('Photos', '照片') },
  { field: 'batch', type: 'text', name: both('Batch', '批次'), value: 'B-11', readOnly: true },
  { field: 'aroma', type: 'aromaWheel', name: both('Aroma wheel', '香气轮') },
  { field: 'agreed', type: 'switch', name: both('I agree', '我同意'), required: true },
]

/** Nothing is sent with the node: fields and values come from the form engine. */
export const valueSchema = v.optional(v.unknown())

export const configSchema = v.object({
  /** Key of the form; without it the page's `type`, else its `url`. */
  form: v.optional(v.string()),
  /** Fields of the definition in place of the server's. */
  fields: v.optional(v.array(formField)),
  sections: v.optional(v.array(formSection)),
  /** Begins with what the user saved last, or with the entry of the page's `id`, and replaces it. */
  edit: v.optional(v.boolean(), false),
  /** Shows the form's own name: for pages whose title is not it. */
  heading: v.optional(v.boolean(), false),
  /** Which call saves: `autoForm/save`, or `paas/form/save` of the form engine. */
  via: v.optional(v.picklist(['autoForm', 'form']), 'autoForm'),
  submitText: v.optional(l10n),
  doneText: v.optional(l10n),
  /** `submit`: where to after it was saved; back unless told. */
  on: actionSlots,
})
export type FormConfig = v.InferOutput<typeof configSchema>

/** `autoForm` of the page builder: a form the server defines, or one written into the page. */
export const form = defineWidget(
  {
    type: 'form',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    needsLogin: true,
    height: 520,
    examples: {
      full: { config: { form: 'beer', fields: exampleFields } },
      served: { config: { form: 'feedback', heading: true } },
    },
  },
  Form,
)
