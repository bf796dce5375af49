import type { OutboxServices } from './open'

export { WaitingNote } from './parts/waiting-note'

/** A mini-program has it with the pages of its subpackage, which open it. */
export const loadOutbox: ((services: OutboxServices) => Promise<unknown>) | undefined = undefined
