import type { ViewDefinition } from '../../engine/contract'

/** What each page of a payment shows, in this folder and in those of its other addresses (point 28). */
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
  '/payView/index': {
    name: '',
    url: '/payView/index',
    widgets: [{ config: { type: 'payPanel', id: 'payPanel' } }],
  },
} as const satisfies Record<string, ViewDefinition>
