import * as v from 'valibot'
import { type TaskJob, taskJob } from '../../api/task/shapes'

/** Only examples carry jobs: they come with what the user has done of them today. */
export const valueSchema = v.optional(v.array(taskJob))
export type Tasks = readonly TaskJob[]

export const configSchema = v.object({
  /** Where a job is done, by its key; the others are done on the page itself. */
  urls: v.fallback(v.optional(v.record(v.string(), v.string()), {}), {}),
})
export type TaskListConfig = v.InferOutput<typeof configSchema>
