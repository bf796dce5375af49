import { defineWidget } from '../../engine/contract'
import { configSchema, valueSchema } from './schema'
import { TabPanes } from './tab-panes'

/** `tabs`: a slot a tab, by its key; drawn when it is first opened. The key is in the page's state. */
export const tabs = defineWidget(
  {
    type: 'tabs',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    height: 240,
    isEmpty: (value) => value.length === 0,
    examples: {
      full: {
        value: [
          { key: 'beer', title: { en: 'Beers', 'zh-Hans': '啤酒' } },
          { key: 'tap', title: { en: 'Taps', 'zh-Hans': '酒头' } },
        ],
        slots: {
          beer: [{ config: { type: 'productList', pageSize: 4 } }],
          tap: [{ config: { type: 'storeList' } }],
        },
        config: {},
      },
      many: {
        value: Array.from({ length: 9 }, (_, index) => ({
          key: `t${index}`,
          title: {
            en: `Season ${index + 1} of hazy ales`,
            'zh-Hans': `第 ${index + 1} 季浑浊艾尔`,
          },
        })),
        config: {},
      },
    },
  },
  TabPanes,
)
