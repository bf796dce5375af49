import { type ComponentType, useEffect, useRef } from 'react'
import { errorText } from '../../../../engine/error-text'
import { latePart } from '../../../../engine/outlet/lazy-widget'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { ErrorBoundary } from '../../../../ui/error-boundary'
import type { SheetProps } from './order-sheets'

/** A sheet whose code comes when it is first opened; what does not come is told, and the next tap asks anew. */
function whenOpened(load: () => Promise<ComponentType<SheetProps>>): ComponentType<SheetProps> {
  const Late = latePart<SheetProps>(load, null)
  return function LateSheet(props) {
    const asked = useRef(false)
    if (props.open) asked.current = true
    if (!asked.current) return null
    return (
      <ErrorBoundary
        resetOn={props.open}
        fallback={(error) => props.open && <NotCome error={error} onClose={props.onClose} />}
      >
        <Late {...props} />
      </ErrorBoundary>
    )
  }
}

function NotCome({ error, onClose }: Pick<SheetProps, 'onClose'> & { readonly error: unknown }) {
  const { host } = useServices()
  const t = useTranslate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it did not come.
  useEffect(() => {
    host.toast(errorText(error, t))
    onClose()
  }, [])
  return null
}

/** See `ShipSheet`. */
export const LateShipSheet = whenOpened(() =>
  import('./order-sheets').then(({ ShipSheet }) => ShipSheet),
)

/** See `CloseSheet`. */
export const LateCloseSheet = whenOpened(() =>
  import('./order-sheets').then(({ CloseSheet }) => CloseSheet),
)
