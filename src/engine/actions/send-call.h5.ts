import type { sendListed } from './send-listed'

/** See `sendListed`; a browser loads the table with the first call. */
export const sendCall: typeof sendListed = async (...input) =>
  (await import('./send-listed')).sendListed(...input)
