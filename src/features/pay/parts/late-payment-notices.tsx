/** A mini-program has no second download for a part of a package. */
export { PaymentNotices as LatePaymentNotices } from './payment-notices'
