import * as v from 'valibot'
import { endpoint, guarded, missing } from '../../http/endpoint'
import { id } from '../../http/shapes'
import { keyValue } from './contract-dictionary'

/** A part of a configuration an administrator may change. */
export const configRecord = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))

/** GET enum/get: one enum by name; empty when there is none (open shape; point 10). */
export const getEnum = guarded(
  endpoint({
    method: 'GET',
    path: 'enum/get',
    query: v.object({ name: v.string() }),
    data: v.array(keyValue),
  }),
  ({ query }) => missing({ key: query.name }),
)

/** GET relation/ProductClassRelation/kv: the product categories as key and name, both levels. */
export const getClassKeyValues = endpoint({
  method: 'GET',
  path: 'relation/ProductClassRelation/kv',
  data: v.array(keyValue),
})

/** GET basic/autoConfig/types: what getValue and getList can be asked for (open shape; point 10). */
export const listConfigTypes = endpoint({
  method: 'GET',
  path: 'basic/autoConfig/types',
  data: v.object({ values: v.array(v.string()), lists: v.array(v.string()) }),
})

/** GET nav/all: every entry of the shop’s navigation, in its order (open shape; point 10). */
export const listNavigation = endpoint({
  method: 'GET',
  path: 'nav/all',
  data: v.array(v.object({ id, name: v.string(), icon: v.string(), url: v.string() })),
  auth: 'optional',
})

/** GET conditionOperator/all: the fifteen operators of queries, named for people (open shape; point 10). */
export const listOperators = endpoint({
  method: 'GET',
  path: 'conditionOperator/all',
  data: v.array(keyValue),
})

/** GET reflect/entity: the fields of a kind of record, and what each holds (open shape; point 10). */
export const reflectEntity = guarded(
  endpoint({
    method: 'GET',
    path: 'reflect/entity',
    query: v.object({ type: v.string() }),
    data: v.array(v.object({ field: v.string(), kind: v.string() })),
    auth: 'optional',
  }),
  ({ query }) => missing({ type: query.type }),
)

/** POST autoConfigAdmin/save: an administrator changes a configuration record (open shape; point 10). */
export const saveConfig = guarded(
  endpoint({
    method: 'POST',
    path: 'autoConfigAdmin/save',
    body: v.object({ type: v.string(), value: configRecord }),
    data: configRecord,
    auth: 'user',
  }),
  ({ body }) => missing({ type: body.type, data: body.value }),
)

/** GET table/search: kinds of records the generic calls know, by a part of their name (open shape; point 10). */
export const searchTables = endpoint({
  method: 'GET',
  path: 'table/search',
  query: v.object({ keyword: v.optional(v.string(), '') }),
  data: v.array(keyValue),
  auth: 'optional',
})
