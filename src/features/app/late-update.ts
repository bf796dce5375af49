import type { followUpdates as follow } from './update'

/** See there. A browser loads it behind the first page. */
export const followUpdates: typeof follow = async (...input) =>
  (await import('./update')).followUpdates(...input)
