import { oneWidget } from '../one-widget'

/** What each page of this folder shows before, or without, a word from the server. */
export const views = {
  '/shop/order/buy': oneWidget('/shop/order/buy', 'orderConfirm'),
}
