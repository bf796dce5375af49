export { restoreSession } from './restore-stored'
