import * as v from 'valibot'
import { cents, id } from '../shapes'

/** A job with a reward (commerce spec §1: view, like, comment, watch ads). */
export const taskJob = v.object({
  id,
  /** What the client reports when the job is done. */
  key: v.string(),
  name: v.string(),
  intro: v.string(),
  /** Credited to the points account for each time, in cents. */
  reward: cents,
  /** How often a day it counts. */
  timesPerDay: v.number(),
  doneToday: v.number(),
  /** Shortest time it takes, in milliseconds (commerce spec §9: 200, a view 5000). */
  minimumMs: v.number(),
})
export type TaskJob = v.InferOutput<typeof taskJob>

/** `executed` is false when it counted before and nothing was credited. */
export const taskResult = v.object({ executed: v.boolean(), reward: cents })
