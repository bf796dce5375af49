import type { ViewDefinition } from '../engine/contract'

/** What the page of this package shows before, or without, a word from the server. */
export const views = {
  '/diy/index': {
    name: '',
    url: '/diy/index',
    security: { isLogin: true, isAdmin: true },
    widgets: [
      {
        config: {
          type: 'pageEditor',
          id: 'pageEditor',
          // In mini-programs this package draws what it is told to (registry/diy-page.tsx).
          slots: { above: [{ config: { type: 'siteCard', siteId: 'taproom' } }] },
        },
      },
    ],
  },
} as const satisfies Record<string, ViewDefinition>
