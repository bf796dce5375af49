import * as v from 'valibot'

/** The accounts are loaded by the component; nothing is sent with the node. */
export const valueSchema = v.optional(v.unknown())

const withDefault = (text: string) => v.fallback(v.optional(v.string(), text), text)

export const configSchema = v.object({
  passwordUrl: withDefault('/auto/edit?url=/user/pay-password'),
  /** The line of the bill. */
  lineUrl: withDefault('/views/auto/bill?key=bill&id={id}'),
  billUrl: withDefault('/views/auto/bill?key=bill'),
})
export type TransferFormConfig = v.InferOutput<typeof configSchema>
