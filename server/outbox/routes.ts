import { withdrawSent } from '../../src/features/outbox/contract'
import { type Handler, handle } from '../handler'
import { withdraw } from './once'

export const handlers: readonly Handler[] = [
  handle(withdrawSent, ({ body }, context) => withdraw(context, body.requestId)),
]
