import type { ViewDefinition } from '../../engine/contract'

/** What each page of this folder shows before, or without, a word from the server. */
export const views = {
  '/asset/pay/index': {
    name: '',
    url: '/asset/pay/index',
    widgets: [{ config: { type: 'payPanel', id: 'payPanel' } }],
  },
  '/asset/pay/success': {
    name: '',
    url: '/asset/pay/success',
    widgets: [{ config: { type: 'payResult', id: 'payResult' } }],
  },
} as const satisfies Record<string, ViewDefinition>
