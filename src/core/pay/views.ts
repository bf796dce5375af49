import type { ViewDefinition } from '../../engine/contract'

const page = (url: string, type: 'payPanel' | 'payResult'): ViewDefinition => ({
  name: '',
  url,
  widgets: [{ config: { type, id: type } }],
})

/** What each page of a payment shows, in this folder and in those of its other addresses (point 28). */
export const views = {
  '/asset/pay/index': page('/asset/pay/index', 'payPanel'),
  '/asset/pay/success': page('/asset/pay/success', 'payResult'),
  '/pay/index': page('/pay/index', 'payPanel'),
  '/pay/success': page('/pay/success', 'payResult'),
  '/pay/failure': page('/pay/failure', 'payResult'),
  '/payView/index': page('/payView/index', 'payPanel'),
} as const satisfies Record<string, ViewDefinition>
