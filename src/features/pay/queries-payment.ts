import { fetchPayment } from './host-deps'
import { noteStatus, readPayment } from './ledger'
import { isUnfinished } from './machine'
import type { PayDeps } from './types'
import { verifyPayment } from './verify'

/** A payment as the server has it; the ledger of the device learns what it says. */
export const paymentBy = (payId: string, clientType: string, deps: PayDeps) =>
  ({
    key: ['payment', payId],
    enabled: payId !== '',
    async load() {
      const payment = await fetchPayment(payId, clientType)
      noteStatus(payId, payment.status, deps)
      return payment
    },
  }) as const

/** How a payment ended; one this device has just started is waited for, since gateways report late. */
export const paymentResultOf = (payId: string, clientType: string, deps: PayDeps) =>
  ({
    key: ['payment-result', payId],
    enabled: payId !== '',
    async load() {
      if (isUnfinished(readPayment(payId, deps)?.state)) await verifyPayment(payId, deps)
      const payment = await fetchPayment(payId, clientType)
      noteStatus(payId, payment.status, deps)
      return { payment, state: readPayment(payId, deps)?.state }
    },
  }) as const
