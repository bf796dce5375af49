import * as v from 'valibot'
import { actionSlots } from '../../engine/node-schemas'

const leaf = v.object({
  id: v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  name: v.string(),
  icon: v.optional(v.string(), 'beer'),
})
export type Leaf = v.InferOutput<typeof leaf>

const branch = v.object({ ...leaf.entries, children: v.optional(v.array(leaf), []) })
export type Branch = v.InferOutput<typeof branch>

export const valueSchema = v.optional(v.array(branch), [])
export type Value = v.InferOutput<typeof valueSchema>

const ITEM_URL = '/views/index?url=/product/list&classIds={id}'

export const configSchema = v.object({
  layout: v.fallback(v.optional(v.picklist(['side', 'tiles']), 'side'), 'side'),
  itemUrl: v.fallback(v.optional(v.string(), ITEM_URL), ITEM_URL),
  on: actionSlots,
})
export type Config = v.InferOutput<typeof configSchema>
