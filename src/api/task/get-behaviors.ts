import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** GET share/taskJob/enableAllAnalysisBehavior: the keys of the behaviours the client is to report. */
export const getBehaviors = endpoint({
  method: 'GET',
  path: 'share/taskJob/enableAllAnalysisBehavior',
  data: v.array(v.string()),
  auth: 'optional',
})
