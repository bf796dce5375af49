import { oneWidget } from '../one-widget'

/** What each page of a payment shows, in this folder and in those of its other addresses (point 28). */
export const views = {
  '/asset/pay/index': oneWidget('/asset/pay/index', 'payPanel'),
  '/asset/pay/success': oneWidget('/asset/pay/success', 'payResult'),
  '/pay/index': oneWidget('/pay/index', 'payPanel'),
  '/pay/success': oneWidget('/pay/success', 'payResult'),
  '/pay/failure': oneWidget('/pay/failure', 'payResult'),
  '/payView/index': oneWidget('/payView/index', 'payPanel'),
}
