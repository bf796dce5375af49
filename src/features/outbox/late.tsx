/* A mini-program has no second download for a part of a package. */
export { openOutbox as loadOutbox } from './open'
export { WaitingNote } from './parts/waiting-note'
