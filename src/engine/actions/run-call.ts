import { runListed } from './run-listed'

/** See `runListed`; a mini-program has the table in its package. */
export const runCall: typeof runListed = runListed
