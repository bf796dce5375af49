import { checkIdentity } from '../../src/api/identity/check-identity'
import { verifyIdentity } from '../../src/api/identity/verify-identity'
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
