import type { runOnDevice } from './actions/device/run-on-device'
import type { runListed } from './actions/run-listed'

/** See `runListed`; a browser loads the table with the first call. */
export const runCall: typeof runListed = async (...input) =>
  (await import('./actions/run-listed')).runListed(...input)

/** See `runOnDevice`; a browser loads it with the first such tap. */
export const runDevice: typeof runOnDevice = async (...input) =>
  (await import('./actions/device/run-on-device')).runOnDevice(...input)
