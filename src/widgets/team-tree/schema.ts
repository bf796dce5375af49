import * as v from 'valibot'

/** Members come from the server, page by page; nothing is sent with the node. */
export const valueSchema = v.optional(v.unknown())

const withDefault = (text: string) => v.fallback(v.optional(v.string(), text), text)

export const configSchema = v.object({
  /** Two levels, or only whom the user invited (`/auto/friend`). */
  levels: v.fallback(v.optional(v.picklist([1, 2]), 2), 2),
  inviteUrl: withDefault('/tookeen/invitation'),
  pageSize: v.fallback(v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(50)), 15), 15),
})
export type TeamTreeConfig = v.InferOutput<typeof configSchema>
