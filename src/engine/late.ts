import { runOnDevice } from './actions/device/run-on-device'
import { runListed } from './actions/run-listed'
import { drawQuestion } from './page/question'

/** See `runListed`; a mini-program has the table in its package. */
export const runCall: typeof runListed = runListed

/** See `runOnDevice`; a mini-program has it in its package. */
export const runDevice: typeof runOnDevice = runOnDevice

/** See `drawQuestion`; a mini-program has it in its package, for a host that refuses its own dialog. */
export const askByPanel: typeof drawQuestion = drawQuestion
