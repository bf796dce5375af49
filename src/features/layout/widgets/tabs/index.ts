import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { l10n } from '../../../../http/shapes'
import { TabPanes } from './tab-panes'

export const valueSchema = v.array(
  v.object({ key: v.pipe(v.string(), v.minLength(1)), title: l10n }),
)
export type TabsValue = v.InferOutput<typeof valueSchema>

export const configSchema = v.object({
  /** Where the page's state keeps the open tab: conditions read it as `page.<name>`. */
  name: v.fallback(v.optional(v.string(), 'tab'), 'tab'),
})
export type TabsConfig = v.InferOutput<typeof configSchema>

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
