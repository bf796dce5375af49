import { defineWidget } from '../../engine/contract'
import { configSchema, valueSchema } from './schema'
import { StatCards } from './stat-cards'

const both = (en: string, zh: string) => ({ en, 'zh-Hans': zh })

/** Figures side by side: how they changed, as of when, and the lines behind each. */
export const statCards = defineWidget(
  {
    type: 'statCards',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    isEmpty: ({ items }) => items.length === 0,
    height: 208,
    examples: {
      full: {
        value: {
          items: [
            {
              key: 'income',
              name: both('Income, 7 days', '近 7 天收益'),
              value: 128_460,
              format: 'money',
              delta: 8_320,
              url: '/views/auto/bill?key=bill&type=income&period=days7',
            },
            {
              key: 'spent',
              name: both('Spent this month', '本月消费'),
              value: 45_000,
              format: 'money',
              delta: -12_000,
            },
            {
              key: 'devices',
              name: both('Devices', '设备'),
              value: 12,
              format: 'number',
              delta: 0,
            },
            {
              key: 'rate',
              name: both('Rate', '收益率'),
              value: 12.3,
              format: 'percent',
              delta: 1.4,
            },
          ],
          asOf: 1_790_000_000,
        },
        config: { title: both('This month', '本月') },
      },
      four: {
        value: {
          items: ['1', '2', '3', '4'].map((key) => ({ key, name: `Figure ${key}`, value: 1234 })),
        },
        config: { columns: 4 },
      },
      missing: {
        value: { items: [{ key: 'a', name: 'Nothing known', value: null, format: 'money' }] },
        config: {},
      },
    },
  },
  StatCards,
)
