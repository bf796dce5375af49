import { runOnDevice } from './actions/device/run-on-device'
import { runListed } from './actions/run-listed'

/** See `runListed`; a mini-program has the table in its package. */
export const runCall: typeof runListed = runListed

/** See `runOnDevice`; a mini-program has it in its package. */
export const runDevice: typeof runOnDevice = runOnDevice
