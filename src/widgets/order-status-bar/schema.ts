import * as v from 'valibot'
import { l10n } from '../../api/shapes'

/** The four states the user centre shows (client spec §3). */
const KEYS = ['duePayment', 'waitingToShip', 'waitingToReceive', 'refund'] as const
export type StatusKey = (typeof KEYS)[number]

const item = v.object({
  key: v.picklist(KEYS),
  name: v.optional(l10n),
  icon: v.optional(v.string()),
  url: v.optional(v.string()),
})
export type StatusItem = v.InferOutput<typeof item>

const all = KEYS.map((key) => ({ key }))

export const valueSchema = v.optional(v.array(item), all)

export const configSchema = v.object({
  title: v.optional(l10n),
  allUrl: v.optional(v.string(), '/views/index?url=/order/list'),
})

export type OrderStatusBarConfig = v.InferOutput<typeof configSchema>
