import { latePart } from '../../../../engine/outlet/lazy-widget'
import { BlockSkeleton } from '../../../../engine/outlet/states'
import type { BesideProps, PanelProps } from './beside'
import type { InspectorProps } from './inspector'
import type { Joiner } from './kept'
import type { PageSettingsProps } from './page-settings'
import type { PaletteProps } from './palette'
import type { ReviewPanels } from './review'

/* A browser loads these in two parts: what is told, and what is looked at and published. */
const coming = <BlockSkeleton height={320} />

/** See `Inspector`. */
export const Inspector = latePart<InspectorProps>(
  () => import(/* webpackChunkName: "edit" */ './inspector').then((part) => part.Inspector),
  coming,
)

/** See `PageSettings`. */
export const PageSettings = latePart<PageSettingsProps>(
  () => import(/* webpackChunkName: "edit" */ './page-settings').then((part) => part.PageSettings),
  coming,
)

/** See `Review`. */
export const Review = latePart<ReviewPanels>(
  () => import(/* webpackChunkName: "look" */ './review').then((part) => part.Review),
  coming,
)

/** See `Palette`; nothing stands there before it is opened. */
export const Palette = latePart<PaletteProps>(
  () => import(/* webpackChunkName: "look" */ './palette').then((part) => part.Palette),
  null,
)

/** See `Beside`; nobody waits for it. */
export const Beside = latePart<BesideProps>(
  () => import(/* webpackChunkName: "beside" */ './beside').then((part) => part.Beside),
  null,
)

/** See `Links`. */
export const Links = latePart<PanelProps>(
  () => import(/* webpackChunkName: "beside" */ './beside').then((part) => part.Links),
  coming,
)

/** See `Acts`. */
export const Acts = latePart<PanelProps>(
  () => import(/* webpackChunkName: "beside" */ './beside').then((part) => part.Acts),
  coming,
)

/** What joins the changes of two. */
export const loadJoiner = () =>
  import(/* webpackChunkName: "beside" */ '../../rules/merge') as Promise<Joiner>

/** The rules of `views:check`. */
export const loadCheck = () => import('./checking').then((part) => part.openCheck)
