import type { runOnDevice } from './device/run-on-device'

/** See `runOnDevice`; a browser loads it with the first such tap. */
export const runDevice: typeof runOnDevice = async (...input) =>
  (await import('./device/run-on-device')).runOnDevice(...input)
