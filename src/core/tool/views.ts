import type { ViewDefinition } from '../../engine/contract'

/** What each page of this folder shows before, or without, a word from the server. */
export const views = {
  '/tool/search': {
    name: '',
    url: '/tool/search',
    widgets: [{ config: { type: 'searchPanel', id: 'searchPanel' } }],
  },
} as const satisfies Record<string, ViewDefinition>
