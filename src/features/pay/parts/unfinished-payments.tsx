import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { latePart } from '../../../engine/outlet/lazy-widget'
import { useServices } from '../../../engine/services'
import { ErrorBoundary } from '../../../ui/error-boundary'
import type { PaymentNoticesProps } from './payment-notices'

/** Payments begun after this belong to the pages that make them, not to a reminder. */
const APP_START = Date.now()
/** Pages that show how a payment stands by themselves. */
const PAY_PAGES = /^\/(asset\/pay|pay|payView)\//

const LateNotices = latePart<PaymentNoticesProps>(
  () => import('./payment-notices').then(({ PaymentNotices }) => PaymentNotices),
  null,
)

/**
 * Payments an earlier run of the app left without an end: nothing is loaded unless there is one, and
 * where a browser cannot load it the next page tries again.
 */
export const UnfinishedPayments = observer(function UnfinishedPayments({
  path,
}: {
  readonly path: string
}) {
  const { persistence, session } = useServices()
  const [some] = useState(() => persistence.names('pay_').length > 0)
  if (!some || !session.isLoggedIn || PAY_PAGES.test(path)) return null
  return (
    <ErrorBoundary fallback={() => null}>
      <LateNotices before={APP_START} />
    </ErrorBoundary>
  )
})
