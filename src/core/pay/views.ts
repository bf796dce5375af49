import type { ViewDefinition } from '../../engine/contract'

/** What each page of this folder shows before, or without, a word from the server. */
export const views = {
  '/pay/index': {
    name: '',
    url: '/pay/index',
    widgets: [{ config: { type: 'payPanel', id: 'payPanel' } }],
  },
  '/pay/success': {
    name: '',
    url: '/pay/success',
    widgets: [{ config: { type: 'payResult', id: 'payResult' } }],
  },
  '/pay/failure': {
    name: '',
    url: '/pay/failure',
    widgets: [{ config: { type: 'payResult', id: 'payResult' } }],
  },
} as const satisfies Record<string, ViewDefinition>
