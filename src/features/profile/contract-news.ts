import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { requestId } from '../../http/shapes'
import type { NewsMoment, SubscriptionAnswer } from '../../shared/host'

/* What a host tells one person while the app is closed: both paths are ours (decision 0063). */

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
