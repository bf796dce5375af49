import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { PageEditor } from './page-editor'

/** The editor of pages: which of them, its address says (`url`); without one, the list of all. */
export const pageEditor = defineWidget(
  {
    type: 'pageEditor',
    version: 1,
    tier: 'commerce',
    value: v.optional(v.unknown()),
    config: v.object({}),
    ownData: true,
    needsLogin: true,
    height: 640,
    examples: {
      list: { config: {} },
      page: { query: { url: '/company/about' }, config: {} },
    },
  },
  PageEditor,
)
