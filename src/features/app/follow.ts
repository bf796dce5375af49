/** A mini-program has it in its package. */
export { followUpdates } from './update'
