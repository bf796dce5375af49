import type { ViewDefinition } from '../../engine/contract'

/** What each page of this folder shows before, or without, a word from the server. */
export const views = {
  '/views/user/wechatLogin': {
    name: '',
    url: '/views/user/wechatLogin',
    widgets: [{ config: { type: 'bindMobile', id: 'bindMobile' } }],
  },
} as const satisfies Record<string, ViewDefinition>
