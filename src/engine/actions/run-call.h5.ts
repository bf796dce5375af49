import type { runListed } from './run-listed'

/** See `runListed`; a browser loads the table with the first call. */
export const runCall: typeof runListed = async (...input) =>
  (await import('./run-listed')).runListed(...input)
