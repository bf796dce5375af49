import * as v from 'valibot'

/** One input of a form the server defines. */
export const formField = v.object({
  field: v.string(),
  name: v.string(),
  type: v.picklist(['text', 'textarea', 'mobile', 'idCard', 'number', 'select', 'images']),
  required: v.boolean(),
  maxLength: v.optional(v.number(), 140),
  options: v.optional(v.array(v.object({ key: v.string(), value: v.string() })), []),
})
export type FormField = v.InferOutput<typeof formField>

/** A form the server defines, by its key. */
export const formDefinition = v.object({
  key: v.string(),
  name: v.string(),
  fields: v.array(formField),
})
export type FormDefinition = v.InferOutput<typeof formDefinition>

/** What was filled in, by field. */
export const formData = v.record(v.string(), v.union([v.string(), v.number(), v.null()]))

export const formInput = v.object({
  key: v.string(),
  id: v.optional(v.string(), ''),
  data: formData,
})

export const savedForm = v.object({ id: v.string(), key: v.string(), data: formData })

/** Figures about something, in the order they are shown. */
export const figures = v.array(
  v.object({ key: v.string(), name: v.string(), value: v.number(), format: v.string() }),
)
