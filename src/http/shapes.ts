import * as v from 'valibot'
import { INPUT_MAX_LENGTH } from '../shared/constants'
import { type FieldCondition, QUERY_OPERATORS, type Sort } from '../shared/query'

/** Money on the wire and in the app: integer cents. */
export const cents = v.pipe(v.number(), v.integer())

/** Ids are strings of digits on the wire: a 64-bit number does not survive JSON in JavaScript. */
export const id = v.string()

/** Names one wish of a user and belongs to one body: letters, digits, `-` and `_`, 1 to 64 of them. */
export const requestId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

/** Seconds since 1970, as the `timestamp` header (client spec §7). */
export const seconds = v.pipe(v.number(), v.integer())

/** One page of a list; `totalCount` counts all pages. */
export function pageOf<S extends v.GenericSchema>(item: S) {
  return v.object({
    result: v.array(item),
    pageIndex: v.number(),
    pageSize: v.number(),
    totalCount: v.number(),
  })
}

/** Text in several languages, or one bare string for all (docs/view-definitions.md, 'Texts'). */
export const l10n = v.union([
  v.string(),
  v.object({ 'zh-Hans': v.optional(v.string()), en: v.optional(v.string()) }),
])

/** Generic paging query (client spec §3 and §9: page 1, size 15). */
export const pagingQuery = v.object({
  pageIndex: v.optional(v.number(), 1),
  pageSize: v.optional(v.number(), 15),
  keyword: v.optional(v.pipe(v.string(), v.maxLength(INPUT_MAX_LENGTH))),
  status: v.optional(v.number()),
})

export const scalar = v.union([v.string(), v.number(), v.boolean(), v.null()])

/** More than this many values or conditions is no question a page asks. */
export const MOST = 200

export const fieldCondition: v.GenericSchema<FieldCondition> = v.object({
  field: v.string(),
  operator: v.picklist(QUERY_OPERATORS),
  value: v.union([scalar, v.pipe(v.array(scalar), v.maxLength(MOST))]),
})

/** The wire takes any text as `type`, so that a wrong one is answered with the specified sentence. */
export const sorts: v.GenericSchema<readonly Sort[]> = v.pipe(
  v.array(v.object({ field: v.string(), type: v.string() })),
  v.transform((list) => list as readonly Sort[]),
) as unknown as v.GenericSchema<readonly Sort[]>

/** What somebody is besides a shopper (ours, decision 0059); a server without them says nothing. */
const roles = v.object({
  /** Of devices. */
  owner: v.boolean(),
  merchant: v.boolean(),
  /** Of streams. */
  author: v.boolean(),
  /** Answers at a support desk. */
  staff: v.boolean(),
  admin: v.boolean(),
})

/** The logged-in user record (client spec §3, commerce spec §3). `avator` is spelt so on the wire. */
export const userRecord = v.object({
  id,
  userId: id,
  token: v.string(),
  /** Seconds since 1970. */
  expireTime: v.number(),
  mobile: v.string(),
  openId: v.optional(v.string(), ''),
  grade: v.object({ id: v.number(), name: v.string() }),
  gradeId: v.number(),
  parentId: v.optional(v.string(), ''),
  detail: v.object({
    avator: v.string(),
    nickName: v.string(),
    sex: v.optional(v.number(), 0),
    identity: v.optional(v.boolean(), false),
  }),
  user: v.object({ userName: v.string() }),
  roles: v.optional(roles),
})
export type UserRecord = v.InferOutput<typeof userRecord>
