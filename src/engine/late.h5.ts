import type { runOnDevice } from './actions/device/run-on-device'
import type { runListed } from './actions/run-listed'
import type { drawQuestion } from './page/question'

/** See `runListed`; a browser loads the table with the first call. */
export const runCall: typeof runListed = async (...input) =>
  (await import('./actions/run-listed')).runListed(...input)

/** See `runOnDevice`; a browser loads it with the first such tap. */
export const runDevice: typeof runOnDevice = async (...input) =>
  (await import('./actions/device/run-on-device')).runOnDevice(...input)

/** See `drawQuestion`; a browser loads it with the first question. */
export const askByPanel: typeof drawQuestion = async (...input) =>
  (await import('./page/question')).drawQuestion(...input)
