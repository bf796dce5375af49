import { type ComponentType, useEffect, useRef } from 'react'
import { errorText } from '../../../engine/error-text'
import { latePart } from '../../../engine/outlet/lazy-widget'
import { BlockSkeleton } from '../../../engine/outlet/states'
import { useServices } from '../../../engine/services'
import { useTranslate } from '../../../i18n'
import { ErrorBoundary } from '../../../ui/error-boundary'
import type { BuySheetProps, VariantSheetProps } from './buy-sheet'

interface Opened {
  readonly open: boolean
  readonly onClose: () => void
}

/** A sheet whose code comes when it is first opened; what does not come is told, and the next tap asks anew. */
export function whenOpened<P extends Opened>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const Late = latePart<P>(load, null)
  return function LateSheet(props) {
    const { open, onClose } = props
    const asked = useRef(false)
    if (open) asked.current = true
    if (!asked.current) return null
    return (
      <ErrorBoundary
        resetOn={open}
        fallback={(error) => <NotCome error={error} open={open} onClose={onClose} />}
      >
        <Late {...props} />
      </ErrorBoundary>
    )
  }
}

function NotCome({ error, open, onClose }: Opened & { readonly error: unknown }) {
  const { host } = useServices()
  const t = useTranslate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it did not come.
  useEffect(() => {
    if (!open) return
    host.toast(errorText(error, t))
    onClose()
  }, [])
  return null
}

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
