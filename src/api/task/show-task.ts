import { endpoint } from '../endpoint'
import { taskJob } from './shapes'

/** GET taskJob/show/{id} */
export const showTask = endpoint({
  method: 'GET',
  path: 'taskJob/show/{id}',
  data: taskJob,
  auth: 'optional',
})
