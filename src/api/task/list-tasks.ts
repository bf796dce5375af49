import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { taskJob } from './shapes'

/** GET taskJob/jobs: all jobs, with what the caller has done today. */
export const listTasks = endpoint({
  method: 'GET',
  path: 'taskJob/jobs',
  data: v.array(taskJob),
  auth: 'optional',
})
