import * as v from 'valibot'
import { cents, id, seconds } from '../shapes'

/** Somebody of the caller's team; the number is masked. */
export const recommendUser = v.object({
  id,
  nickName: v.string(),
  avatar: v.string(),
  mobile: v.string(),
  grade: v.string(),
  /** 1 invited by the caller, 2 by one of those (decisions.md, 14). */
  level: v.picklist([1, 2]),
  /** What they have spent, in cents. */
  spent: cents,
  /** How many they have invited themselves; of level 2 nobody is told. */
  team: v.optional(v.number(), 0),
  /** Who invited them: the name of a member of level 1, empty when it was the caller. */
  inviter: v.optional(v.string(), ''),
  createdAt: seconds,
})
export type RecommendUser = v.InferOutput<typeof recommendUser>

/** GET calls page by 15 unless told otherwise (commerce spec §7). */
export const recommendPaging = v.object({
  pageIndex: v.optional(v.number(), 1),
  pageSize: v.optional(v.number(), 15),
})

/** Members whose name has this in it; everybody when it is empty. */
export const teamPaging = v.object({
  ...recommendPaging.entries,
  keyword: v.optional(v.string(), ''),
})
