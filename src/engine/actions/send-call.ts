import { sendListed } from './send-listed'

/** See `sendListed`; a mini-program has the table in its package. */
export const sendCall: typeof sendListed = sendListed
