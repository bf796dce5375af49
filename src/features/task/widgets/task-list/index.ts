import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { type TaskJob, taskJob } from '../../contract'
import { TaskList } from './task-list'

/** Only examples carry jobs: they come with what the user has done of them today. */
export const valueSchema = v.optional(v.array(taskJob))
export type Tasks = readonly TaskJob[]

export const configSchema = v.object({
  /** Where a job is done, by its key; the others are done on the page itself. */
  urls: v.fallback(v.optional(v.record(v.string(), v.string()), {}), {}),
})
export type TaskListConfig = v.InferOutput<typeof configSchema>

const job = {
  id: '1',
  key: 'view',
  name: 'Browse beers',
  intro: 'Look at a beer for five seconds',
  reward: 5,
  timesPerDay: 10,
  doneToday: 3,
  minimumMs: 5000,
}

/** `/task/index`: jobs with a reward, how far they are today, and doing them. */
export const taskList = defineWidget(
  {
    type: 'taskList',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    height: 480,
    examples: {
      full: {
        value: [
          job,
          {
            ...job,
            id: '2',
            key: 'like',
            name: 'Like a stream',
            intro: '',
            doneToday: 5,
            timesPerDay: 5,
          },
        ],
        config: {},
      },
      empty: { value: [], config: {} },
    },
  },
  TaskList,
)
