import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { id, pageOf, pagingQuery, requestId, seconds } from '../../http/shapes'

/** How the proof of who somebody is stands (decision 0052). */
export const IdentityStatus = { None: 0, Waiting: 1, Approved: 2, Refused: 3 } as const

/** What is known of who the caller is. */
export const identity = v.object({
  isVerified: v.boolean(),
  /** `IdentityStatus`; a server that verifies at once leaves it and all below out. */
  status: v.optional(v.number(), IdentityStatus.None),
  /** Masked, except where it was refused and can be corrected. */
  name: v.string(),
  /** Masked. */
  idCard: v.string(),
  /** Addresses of both sides of the card, good for an hour or two; empty once it is approved. */
  front: v.optional(v.string(), ''),
  back: v.optional(v.string(), ''),
  /** Why it was refused. */
  reason: v.optional(v.string(), ''),
  submittedAt: v.optional(seconds, 0),
})
export type Identity = v.InferOutput<typeof identity>

/** GET people/identity/check: whether the caller’s real name is verified, and if not, how far it is (open shape; point 10). */
export const checkIdentity = endpoint({
  method: 'GET',
  path: 'people/identity/check',
  alternate: true,
  data: identity,
  auth: 'user',
})

export const NAME_LENGTH = 40
const picture = v.pipe(v.string(), v.minLength(1), v.maxLength(1000))

/**
 * POST people/identity/verify: hands in who the caller is, to be looked at; a card belongs to one account (open
 * shape; point 10). What was refused is sent anew with an empty `idCard` to keep the number as it was.
 */
export const verifyIdentity = endpoint({
  method: 'POST',
  path: 'people/identity/verify',
  alternate: true,
  body: v.object({
    name: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(NAME_LENGTH)),
    idCard: v.string(),
    front: picture,
    back: picture,
    requestId,
  }),
  data: identity,
  auth: 'user',
})

/** What somebody has handed in, as an administrator sees it: in full. */
const handedIn = v.object({
  /** The user's. */
  id,
  nickName: v.string(),
  /** Masked. */
  mobile: v.string(),
  name: v.string(),
  idCard: v.string(),
  front: v.string(),
  back: v.string(),
  status: v.number(),
  reason: v.string(),
  submittedAt: seconds,
})
export type HandedIn = v.InferOutput<typeof handedIn>

/** POST people/identity/page: what was handed in, by `status`, the oldest first; administrators only. */
export const pageIdentities = endpoint({
  method: 'POST',
  path: 'people/identity/page',
  alternate: true,
  body: pagingQuery,
  data: pageOf(handedIn),
  auth: 'user',
  read: true,
})

/** POST people/identity/decide: approves what was seen, or says why not; administrators only. */
export const decideIdentity = endpoint({
  method: 'POST',
  path: 'people/identity/decide',
  alternate: true,
  body: v.object({
    id: v.pipe(id, v.minLength(1), v.maxLength(20)),
    /** Of what was looked at: what was sent after it is another matter. */
    submittedAt: seconds,
    isApproved: v.boolean(),
    reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
    requestId,
  }),
  data: handedIn,
  auth: 'user',
})

/** GET api/UserReg/CheckVerifiyCode (spelt so): whether the code is the one sent; does not use it up. */
export const checkVerifyCode = endpoint({
  method: 'GET',
  path: 'api/UserReg/CheckVerifiyCode',
  query: v.object({ mobile: v.string(), code: v.string() }),
  data: v.boolean(),
})

/** GET basic/sms/code: sends a login code to a mobile number; `data` is the resend delay in seconds. */
export const sendSmsCode = endpoint({
  method: 'GET',
  path: 'basic/sms/code',
  alternate: true,
  query: v.object({ mobile: v.string() }),
  data: v.object({ resendAfter: v.number() }),
})
