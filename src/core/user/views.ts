import type { ViewDefinition } from '../../engine/contract'

/** What each page of this folder shows before, or without, a word from the server. */
export const views = {
  '/user/login': {
    name: '',
    url: '/user/login',
    widgets: [{ config: { type: 'loginForm', id: 'loginForm' } }],
  },
  '/user/setting': {
    name: '',
    url: '/user/setting',
    widgets: [{ config: { type: 'settingsPanel', id: 'settingsPanel' } }],
  },
  '/user/address': {
    name: '',
    url: '/user/address',
    widgets: [{ config: { type: 'addressList', id: 'addressList' } }],
  },
} as const satisfies Record<string, ViewDefinition>
