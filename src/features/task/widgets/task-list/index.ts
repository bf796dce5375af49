import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { type TaskJob, taskJob } from '../../contract'
import { TaskClock, TaskShow } from './task-job'
import { TaskList } from './task-list'

/** Only examples carry jobs: they come with what the user has done of them today. */
export const valueSchema = v.optional(v.array(taskJob))
export type Tasks = readonly TaskJob[]

const urls = v.fallback(v.optional(v.record(v.string(), v.string()), {}), {})
const text = (by: string) => v.fallback(v.optional(v.string(), by), by)

export const configSchema = v.object({
  /** Where a job is done, by its key; the others are done on the page itself. */
  urls,
  itemUrl: text('/views/index?url=/task/show&id={id}'),
})
export type TaskListConfig = v.InferOutput<typeof configSchema>

export const showSchema = v.object({
  urls,
  listUrl: text('/views/index?url=/task/index'),
})
export type TaskShowConfig = v.InferOutput<typeof showSchema>

export const clockSchema = v.object({
  /** The key of the job that is done by staying on the page. */
  job: text('view'),
  /** What the page's `id` names. */
  entityKey: text('product'),
})
export type TaskClockConfig = v.InferOutput<typeof clockSchema>

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

/** `/task/show?id=`: one job, and its film where it has one. */
export const taskShow = defineWidget(
  {
    type: 'taskShow',
    version: 1,
    tier: 'commerce',
    value: v.unknown(),
    config: showSchema,
    ownData: true,
    height: 320,
    examples: { full: { value: undefined, config: {} }, empty: { value: undefined, config: {} } },
  },
  TaskShow,
)

/** On a page that a job is done on: the time it still takes. */
export const taskClock = defineWidget(
  {
    type: 'taskClock',
    version: 1,
    tier: 'commerce',
    value: v.unknown(),
    config: clockSchema,
    ownData: true,
    height: 0,
    examples: { full: { value: undefined, config: {} }, empty: { value: undefined, config: {} } },
  },
  TaskClock,
)
