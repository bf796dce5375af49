export { useOutbox } from './known'
export { type OutboxServices, openOutbox } from './open'
export { WaitingNote } from './parts/waiting-note'
export { WaitingRows } from './parts/waiting-rows'
