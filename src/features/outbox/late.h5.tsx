import { latePart } from '../../engine/outlet/lazy-widget'
import type { OutboxServices } from './open'
import type { WaitingNoteProps } from './parts/waiting-note'

/* What a browser loads by itself. */

/** See `openOutbox`. Without its code nothing is kept; the next page asks again. */
export const loadOutbox = (services: OutboxServices): Promise<unknown> =>
  import(/* webpackChunkName: "start" */ './open').then(
    (outbox) => outbox.openOutbox(services),
    () => undefined,
  )

const Nothing = () => null

/** See there. Pages that may say it do not carry it; where its code cannot be had they do without. */
export const WaitingNote = latePart<WaitingNoteProps>(
  () =>
    import('./parts/waiting-note').then(
      (note) => note.WaitingNote,
      () => Nothing,
    ),
  null,
)
