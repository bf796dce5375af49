import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { OwnIdentity } from './own-identity'
import { IdentityReview } from './review'

const common = {
  version: 1,
  value: v.optional(v.unknown()),
  config: v.object({}),
  ownData: true,
  needsLogin: true,
  height: 640,
  examples: { bare: { config: {} } },
} as const

/** `/user/identity`: who the user is: handed in, waiting, refused to be corrected, or approved. */
export const identity = defineWidget({ ...common, type: 'identity', tier: 'account' }, OwnIdentity)

/** `/people/identities`: what was handed in; for an administrator. */
export const identityReview = defineWidget(
  { ...common, type: 'identityReview', tier: 'commerce' },
  IdentityReview,
)
