import { checkIdentity, verifyIdentity } from '../../src/features/identity/contract'
import { type Handler, handle } from '../handler'
import { handIn } from './hand-in'
import { identityOf } from './identity-of'
import { reviewCalls } from './review'

export const handlers: readonly Handler[] = [
  handle(checkIdentity, (_, context) => identityOf(context)),
  handle(verifyIdentity, async ({ body }, context) => {
    await handIn(body, context, verifyIdentity.contract.path)
    return identityOf(context)
  }),
  ...reviewCalls,
]
