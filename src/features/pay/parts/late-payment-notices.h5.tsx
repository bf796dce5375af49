import { latePart } from '../../../engine/outlet/lazy-widget'
import { ErrorBoundary } from '../../../ui/error-boundary'
import type { PaymentNoticesProps } from './payment-notices'

const Late = latePart<PaymentNoticesProps>(
  () => import('./payment-notices').then(({ PaymentNotices }) => PaymentNotices),
  null,
)

/** A browser loads it when there is something to say; where it cannot, the next page tries again. */
export function LatePaymentNotices(props: PaymentNoticesProps) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Late {...props} />
    </ErrorBoundary>
  )
}
