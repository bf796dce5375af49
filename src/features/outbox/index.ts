export { loadOutbox, WaitingNote } from './late'
export { openOutbox } from './open'
export { WaitingRows } from './parts/waiting-rows'
export { useOutbox } from './queries'
