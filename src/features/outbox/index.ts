export { useOutbox } from './known'
export { loadOutbox, WaitingNote } from './late'
export { openOutbox } from './open'
export { WaitingRows } from './parts/waiting-rows'
