import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { requestId } from '../../http/shapes'
import type { NewsMoment, SubscriptionAnswer } from '../../shared/host-port'
import { OWN_PATH } from '../../shared/url'

/** POST people/userDetail/changeMobile: the code was sent to the new number. */
export const changeMobile = endpoint({
  method: 'POST',
  path: 'people/userDetail/changeMobile',
  body: v.object({ mobile: v.string(), verifyCode: v.string() }),
  data: v.unknown(),
  auth: 'user',
})

/** POST people/userDetail/changeNickName. */
export const changeNickName = endpoint({
  method: 'POST',
  path: 'people/userDetail/changeNickName',
  alternate: true,
  body: v.object({ nickName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(30)) }),
  data: v.unknown(),
  auth: 'user',
})

/** POST userDetail/changePassword: ends every other session. */
export const changePassword = endpoint({
  method: 'POST',
  path: 'userDetail/changePassword',
  alternate: true,
  body: v.object({ oldPassword: v.string(), password: v.string() }),
  data: v.unknown(),
  auth: 'user',
})

/** POST people/userDetail/changeSex: 0 not said, 1 male, 2 female. */
export const changeSex = endpoint({
  method: 'POST',
  path: 'people/userDetail/changeSex',
  alternate: true,
  body: v.object({ sex: v.picklist([0, 1, 2]) }),
  data: v.unknown(),
  auth: 'user',
})

/** GET people/userDetail/checkLoginPassword: whether it is the user's password. */
export const checkLoginPassword = endpoint({
  method: 'GET',
  path: 'people/userDetail/checkLoginPassword',
  alternate: true,
  query: v.object({ password: v.string() }),
  data: v.boolean(),
  auth: 'user',
})

/** POST people/user/userDetail/findPassword: a new password by a code sent to the number; ends every session. */
export const findPassword = endpoint({
  method: 'POST',
  path: 'people/user/userDetail/findPassword',
  alternate: true,
  body: v.object({ mobile: v.string(), verifyCode: v.string(), password: v.string() }),
  data: v.unknown(),
})

/** A picture of a person: on the main host, or an https address. */
export const picture = v.pipe(
  v.string(),
  v.maxLength(500),
  v.check((path) => OWN_PATH.test(path) || /^https:\/\/[^\\\s]+$/.test(path), 'is no picture'),
)

/** POST people/userDetail/updateAvatar: a path on the main host or an https address. */
export const updateAvatar = endpoint({
  method: 'POST',
  path: 'people/userDetail/updateAvatar',
  body: v.object({ avatar: picture }),
  data: v.unknown(),
  auth: 'user',
})

/**
 * DELETE Api/UserDetail/Cancel: closes the account for good and ends its sessions. `verifyCode` was sent to
 * its number; an account without a number has none. Refused while there is money in it.
 */
export const cancelAccount = endpoint({
  method: 'DELETE',
  path: 'Api/UserDetail/Cancel',
  query: v.object({ verifyCode: v.optional(v.string(), '') }),
  data: v.unknown(),
  auth: 'user',
})

/* What somebody is told while the app is closed: all paths are ours (decisions 0063 and 0078). */

/** Where the native app's notifications go: one installation of it. */
const pushAddress = v.object({
  /** Of the installation. */
  device: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  /** Who pushes: `apns`, `fcm`, a maker of phones. */
  vendor: v.pipe(v.string(), v.regex(/^[a-z]{2,20}$/)),
  /** The vendor's name for this installation; it changes. */
  token: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{8,512}$/)),
})

/**
 * POST notice/push/save: the caller's notifications go to this installation while this session lives; the address
 * takes the place of the one before. The same twice changes nothing.
 */
export const savePushAddress = endpoint({
  method: 'POST',
  path: 'notice/push/save',
  body: pushAddress,
  data: v.boolean(),
  auth: 'user',
})

/** What is worth such a message. */
export const MOMENTS = ['shipped', 'refunded', 'live'] as const satisfies readonly NewsMoment[]
const ANSWERS = ['accept', 'reject', 'ban'] as const satisfies readonly SubscriptionAnswer[]

const subscription = v.object({
  moment: v.picklist(MOMENTS),
  templateId: v.string(),
  /** Whether the caller is still to be asked, `open`, or what they have said. */
  state: v.picklist(['open', 'accepted', 'refused', 'banned']),
  /** Messages that may still be sent: each yes is worth one. */
  left: v.number(),
})
export type Subscription = v.InferOutput<typeof subscription>

/** What somebody has answered their host about one message. */
export const subscriptionAnswer = v.object({
  moment: v.picklist(MOMENTS),
  templateId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  answer: v.picklist(ANSWERS),
  requestId,
})

/** GET notice/subscription/list: what the caller may be told of on the host they call from; empty elsewhere. */
export const listSubscriptions = endpoint({
  method: 'GET',
  path: 'notice/subscription/list',
  data: v.array(subscription),
  auth: 'user',
})

/**
 * POST notice/subscription/save: what the caller has answered their host. A yes brings one message more;
 * `requestId` makes a repeated call bring no other.
 */
export const saveSubscription = endpoint({
  method: 'POST',
  path: 'notice/subscription/save',
  body: subscriptionAnswer,
  data: v.array(subscription),
  auth: 'user',
})
