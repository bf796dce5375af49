import type { ViewDefinition } from '../engine/contract'

/** What pages of the main package show before, or without, a word from the server. */
export const views = {
  '/pages/startup': {
    name: '',
    url: '/pages/startup',
    widgets: [{ config: { type: 'startupPanel', id: 'startupPanel' } }],
  },
  '/pages/auth/profile-auth': {
    name: '',
    url: '/pages/auth/profile-auth',
    widgets: [{ config: { type: 'profileAuth', id: 'profileAuth' } }],
  },
} as const satisfies Record<string, ViewDefinition>
