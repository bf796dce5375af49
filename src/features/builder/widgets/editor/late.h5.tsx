import { latePart } from '../../../../engine/outlet/lazy-widget'
import { BlockSkeleton } from '../../../../engine/outlet/states'
import type { InspectorProps } from './inspector'
import type { PaletteProps } from './palette'
import type { ReviewProps } from './review'
import type { StageProps } from './stage'

/* A browser loads these in one part, with the first of them that is wanted. */
const coming = <BlockSkeleton height={320} />

/** See `Inspector`. */
export const Inspector = latePart<InspectorProps>(
  () => import(/* webpackChunkName: "edit" */ './inspector').then((part) => part.Inspector),
  coming,
)

/** See `Review`. */
export const Review = latePart<ReviewProps>(
  () => import(/* webpackChunkName: "edit" */ './review').then((part) => part.Review),
  coming,
)

/** See `Palette`; nothing stands there before it is opened. */
export const Palette = latePart<PaletteProps>(
  () => import(/* webpackChunkName: "edit" */ './palette').then((part) => part.Palette),
  null,
)

/** See `Stage`. */
export const Stage = latePart<StageProps>(
  () => import(/* webpackChunkName: "edit" */ './stage').then((part) => part.Stage),
  coming,
)
