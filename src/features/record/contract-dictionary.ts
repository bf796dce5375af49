import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { id } from '../../http/shapes'

/** One choice of a dictionary (client spec §3: key and value). */
export const keyValue = v.object({
  key: v.union([v.string(), v.number()]),
  value: v.string(),
  /** A colour's name for tags, where the choice has one (commerce spec §3, 'Enum item'). */
  color: v.optional(v.string()),
})

/** GET api/type/AllEnums: every enum by name, in the caller's language (client spec §3). */
export const getAllEnums = endpoint({
  method: 'GET',
  path: 'api/type/AllEnums',
  data: v.array(v.object({ name: v.string(), keyValue: v.array(keyValue) })),
})

/** GET relation/ProductClassRelation/tree: two levels of product categories. */
export const getClassTree = endpoint({
  method: 'GET',
  path: 'relation/ProductClassRelation/tree',
  data: v.array(
    v.object({
      id,
      name: v.string(),
      icon: v.string(),
      children: v.array(v.object({ id, name: v.string(), icon: v.string() })),
    }),
  ),
})

/** GET basic/autoConfig/getList: a list of configuration records, such as grades or notices. */
export const getConfigList = endpoint({
  method: 'GET',
  path: 'basic/autoConfig/getList',
  query: v.object({ type: v.string() }),
  data: v.array(v.record(v.string(), v.unknown())),
})

/** GET api/relation/GetFatherClass: relation classes for a grid (client spec §3: name, id, icon, status). */
export const getRelations = endpoint({
  method: 'GET',
  path: 'api/relation/GetFatherClass',
  query: v.object({ type: v.string() }),
  data: v.array(
    v.object({
      id,
      name: v.string(),
      icon: v.string(),
      status: v.number(),
      url: v.optional(v.string(), ''),
    }),
  ),
  auth: 'optional',
})

export type KeyValue = v.InferOutput<typeof keyValue>
