import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { cents, id, pageOf, seconds } from '../../http/shapes'

/** GET people/user/getRecommendCount: how many people the caller invited, and they in turn. */
export const getRecommendCount = endpoint({
  method: 'GET',
  path: 'people/user/getRecommendCount',
  data: v.object({ first: v.number(), second: v.number(), total: v.number() }),
  auth: 'user',
})

/** Somebody of the caller's team; the number is masked. */
export const recommendUser = v.object({
  id,
  nickName: v.string(),
  avatar: v.string(),
  mobile: v.string(),
  grade: v.string(),
  /** 1 invited by the caller, 2 by one of those (point 14). */
  level: v.picklist([1, 2]),
  /** What they have spent, in cents. */
  spent: cents,
  /** What of it fell into each of the last weeks, the oldest first; a server may leave it out. */
  weeks: v.optional(v.array(cents), []),
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

/** GET people/user/getRecommendUsers: who the caller invited, the latest first. */
export const getRecommendUsers = endpoint({
  method: 'GET',
  path: 'people/user/getRecommendUsers',
  query: teamPaging,
  data: pageOf(recommendUser),
  auth: 'user',
})

/** GET people/user/getSecondUsers: who was invited by those the caller invited, the latest first. */
export const getSecondUsers = endpoint({
  method: 'GET',
  path: 'people/user/getSecondUsers',
  query: v.object({
    ...teamPaging.entries,
    /** Only those this member of level 1 invited (decision 0014). */
    parentId: v.optional(v.string(), ''),
  }),
  data: pageOf(recommendUser),
  auth: 'user',
})

/**
 * GET people/user/getQrCodes: posters with the caller’s own invitation. The path is not specified; lists
 * of QR codes page by 15 (commerce spec §7).
 */
export const pageQrCodes = endpoint({
  method: 'GET',
  path: 'people/user/getQrCodes',
  query: recommendPaging,
  data: pageOf(
    v.object({
      id,
      name: v.string(),
      /** The template: the poster with nobody on it yet. */
      image: v.string(),
      /** The whole poster with the caller’s name, picture and code, ready to be saved. */
      poster: v.string(),
      /** What the code says: an address of this app with the referral code. */
      content: v.string(),
    }),
  ),
  auth: 'user',
})
