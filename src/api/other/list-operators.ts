import * as v from 'valibot'
import { keyValue } from '../dictionary/shapes'
import { endpoint } from '../endpoint'

/** GET conditionOperator/all: the fifteen operators of queries, named for people (open shape; decisions.md, 10). */
export const listOperators = endpoint({
  method: 'GET',
  path: 'conditionOperator/all',
  data: v.array(keyValue),
})
