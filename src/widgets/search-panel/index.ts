import { defineWidget } from '../../engine/contract'
import { configSchema, valueSchema } from './schema'
import { SearchPanel } from './search-panel'

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
