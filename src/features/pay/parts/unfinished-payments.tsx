import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useServices } from '../../../engine/services'
import { LatePaymentNotices } from './late-payment-notices'

/** Payments begun after this belong to the pages that make them, not to a reminder. */
const APP_START = Date.now()
/** Pages that show how a payment stands by themselves. */
const PAY_PAGES = /^\/(asset\/pay|pay|payView)\//

/** Payments an earlier run of the app left without an end: nothing is loaded unless there is one. */
export const UnfinishedPayments = observer(function UnfinishedPayments({
  path,
}: {
  readonly path: string
}) {
  const { persistence, session } = useServices()
  const [some] = useState(() => persistence.names('pay_').length > 0)
  if (!some || !session.isLoggedIn || PAY_PAGES.test(path)) return null
  return <LatePaymentNotices before={APP_START} />
})
