import type { OutboxServices } from './open'

/** See `open.ts`. A browser loads it behind its first page, or with the first one that may send something. */
export const openOutbox = (services: OutboxServices): Promise<unknown> =>
  import('./open').then(
    (outbox) => outbox.openOutbox(services),
    () => undefined,
  )
