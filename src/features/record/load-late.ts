import { loadRecords } from './load-records'

/** See `loadRecords`; a mini-program has it in its package. */
export const loadLate: typeof loadRecords = loadRecords
