import { lazy, Suspense } from 'react'
import type { PaymentNoticesProps } from './payment-notices'

const Late = lazy(() =>
  import('./payment-notices').then(({ PaymentNotices }) => ({ default: PaymentNotices })),
)

/** A browser loads it when there is something to say. */
export function LatePaymentNotices(props: PaymentNoticesProps) {
  return (
    <Suspense fallback={null}>
      <Late {...props} />
    </Suspense>
  )
}
