import { whenOpened } from '../../../engine/outlet/late-sheet'
import { latePart } from '../../../engine/outlet/lazy-widget'
import { BlockSkeleton } from '../../../engine/outlet/states'
import type { BuySheetProps, VariantSheetProps } from './buy-sheet'

/** See `BuySheet`. */
export const LateBuySheet = whenOpened<BuySheetProps>(() =>
  import('./buy-sheet').then(({ BuySheet }) => BuySheet),
)

/** See `VariantSheet`. */
export const LateVariantSheet = whenOpened<VariantSheetProps>(() =>
  import('./buy-sheet').then(({ VariantSheet }) => VariantSheet),
)

/** Room for a bar and the first cards, px at base width 375. */
const SHELF = 320

/** See `Shelf`: for what opens before it knows whether it will show products. */
export const LateShelf = latePart(
  () => import('./shelf').then(({ Shelf }) => Shelf),
  <BlockSkeleton height={SHELF} />,
)
