import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { l10n } from '../../../../http/shapes'
import { SearchPanel } from './search-panel'

export const valueSchema = v.optional(
  v.object({
    placeholder: v.optional(l10n),
    /** Words others search for; the locale's own when absent. */
    hotWords: v.optional(v.array(l10n)),
  }),
  {},
)

export const configSchema = v.object({
  itemUrl: v.optional(v.string(), '/views/index?url=/product/show&id={id}'),
  pageSize: v.optional(v.number()),
})

export type SearchPanelValue = v.InferOutput<typeof valueSchema>
export type SearchPanelConfig = v.InferOutput<typeof configSchema>

export const searchPanel = defineWidget(
  {
    type: 'searchPanel',
    version: 1,
    tier: 'account',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    height: 600,
    examples: {
      full: {
        value: {
          placeholder: { en: 'Search beers and styles', 'zh-Hans': '搜索啤酒与风格' },
          hotWords: [{ en: 'Hazy IPA', 'zh-Hans': '浑浊 IPA' }, 'Gose', 'Imperial stout'],
        },
        config: {},
      },
      plain: { config: { pageSize: 5 } },
    },
  },
  SearchPanel,
)
