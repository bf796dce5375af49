import type { loadRecords } from './load-records'

/** See `loadRecords`; a browser loads it with the first such source. */
export const loadLate: typeof loadRecords = async (...input) =>
  (await import('./load-records')).loadRecords(...input)
