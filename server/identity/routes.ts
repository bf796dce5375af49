import { checkIdentity, verifyIdentity } from '../../src/features/identity/contract'
import { type Handler, handle } from '../handler'
import { identityOf } from './identity-of'
import { verify } from './verify'

export const handlers: readonly Handler[] = [
  handle(checkIdentity, (_, context) => identityOf(context)),
  handle(verifyIdentity, async ({ body }, context) => {
    await verify(body, context)
    return identityOf(context)
  }),
]
