export { useOutbox } from './known'
export { WaitingNote } from './parts/waiting-note'
export { WaitingRows } from './parts/waiting-rows'
export { openOutbox } from './start'
