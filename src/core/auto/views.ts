import type { ViewDefinition } from '../../engine/contract'

/** What each page of this folder shows when the server has no definition for it. */
export const views = {
  '/auto/edit': {
    name: '',
    url: '/auto/edit',
    widgets: [{ config: { type: 'form', id: 'form', edit: true, heading: true } }],
  },
  '/auto/form': {
    name: '',
    url: '/auto/form',
    widgets: [{ config: { type: 'form', id: 'form', heading: true } }],
  },
} as const satisfies Record<string, ViewDefinition>
