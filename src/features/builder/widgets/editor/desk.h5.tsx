import { latePart } from '../../../../engine/outlet/lazy-widget'
import { BlockSkeleton } from '../../../../engine/outlet/states'
import type { DeskProps } from './editor-desk'
import type { MendProps } from './whole'

/** See `EditorDesk`: the list of pages does without. */
export const EditorDesk = latePart<DeskProps>(
  () => import(/* webpackChunkName: "desk" */ './editor-desk').then((part) => part.EditorDesk),
  <BlockSkeleton height={320} />,
)

/** See `Mend`. */
export const Mend = latePart<MendProps>(
  () => import(/* webpackChunkName: "desk" */ './whole').then((part) => part.Mend),
  <BlockSkeleton height={320} />,
)
