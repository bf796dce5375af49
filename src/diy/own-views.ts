import type { ViewDefinition } from '../engine/contract'

/** While its address names no page that is edited. */
const NO_PAGE = {
  logicalOperator: 'and',
  conditions: [{ field: 'route.url', operator: 'isNull', value: true }],
} as const

/** What the page of this package shows before, or without, a word from the server. */
export const views = {
  '/diy/index': {
    name: '',
    url: '/diy/index',
    security: { isLogin: true, isAdmin: true },
    widgets: [
      {
        config: { type: 'siteCard', id: 'site', siteId: 'taproom', when: NO_PAGE },
        // The editor of a mini-program knows what widgets are, and draws none (decision 0068).
        cssConfig: { hideOn: ['weapp', 'alipay'] },
      },
      { config: { type: 'pageEditor', id: 'pageEditor' } },
    ],
  },
} as const satisfies Record<string, ViewDefinition>
