import * as v from 'valibot'
import { cents, id, seconds } from '../shapes'

/** A picture with words: a material, an event or a video. */
export const content = v.object({
  id,
  title: v.string(),
  intro: v.string(),
  image: v.string(),
  url: v.string(),
  createdAt: seconds,
})
export type Content = v.InferOutput<typeof content>

/** An event and what is left of it. */
export const event = v.object({
  ...content.entries,
  startsAt: seconds,
  seats: v.number(),
  seatsLeft: v.number(),
  isBooked: v.boolean(),
})
export type ShopEvent = v.InferOutput<typeof event>

export const investment = v.object({
  id,
  name: v.string(),
  mobile: v.string(),
  count: v.number(),
  /** 1 applied, 2 approved, 3 refused. */
  status: v.number(),
  createdAt: seconds,
})

export const gradeOrder = v.object({ payId: id, amount: cents })

/** A part of a configuration an administrator may change. */
export const configRecord = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))
