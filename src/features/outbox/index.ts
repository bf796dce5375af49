export { openOutbox, useOutbox } from './open'
export { WaitingNote, WaitingRows } from './parts/waiting'
