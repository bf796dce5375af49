import * as v from 'valibot'

/** Nothing is sent with the node. */
export const valueSchema = v.optional(v.unknown())

export const configSchema = v.object({
  /** `change` wants the present password, `find` a code sent to the number. */
  way: v.fallback(v.optional(v.picklist(['change', 'find']), 'change'), 'change'),
  findUrl: v.optional(v.string(), '/auto/edit?url=/user/password/find'),
  loginUrl: v.optional(v.string(), '/user/login'),
})
export type PasswordFormConfig = v.InferOutput<typeof configSchema>
