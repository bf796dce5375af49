import { runOnDevice } from './device/run-on-device'

/** See `runOnDevice`; a mini-program has it in its package. */
export const runDevice: typeof runOnDevice = runOnDevice
