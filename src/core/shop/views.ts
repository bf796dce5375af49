import type { ViewDefinition } from '../../engine/contract'

/** What each page of this folder shows before, or without, a word from the server. */
export const views = {
  '/shop/order/buy': {
    name: '',
    url: '/shop/order/buy',
    widgets: [{ config: { type: 'orderConfirm', id: 'orderConfirm' } }],
  },
} as const satisfies Record<string, ViewDefinition>
