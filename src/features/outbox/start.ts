/** A mini-program has it with the pages of its subpackage. */
export { openOutbox } from './open'
