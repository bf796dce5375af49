import type { ViewDefinition } from '../../engine/contract'

/** What each page of this folder shows before, or without, a word from the server. */
export const views = {
  '/payView/index': {
    name: '',
    url: '/payView/index',
    widgets: [{ config: { type: 'payPanel', id: 'payPanel' } }],
  },
} as const satisfies Record<string, ViewDefinition>
