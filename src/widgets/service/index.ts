import { getConfigValue } from '../../api/dictionary/get-config-value'
import { defineWidget } from '../../engine/contract'
import { configSchema, type ServiceValue, valueSchema } from './schema'
import { Service } from './service'

/** `service`: how to reach people. */
export const service = defineWidget(
  {
    type: 'service',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    load: async ({ signal }) =>
      ((await getConfigValue({ query: { type: 'service' } }, { quiet: true, signal })) ??
        {}) as Partial<ServiceValue>,
    height: 240,
    examples: {
      full: {
        value: {
          hours: { en: 'Daily 10:00–22:00', 'zh-Hans': '每日 10:00–22:00' },
          phone: '020-80001101',
          phones: [{ name: { en: 'Devices', 'zh-Hans': '设备报修' }, phone: '020-80001102' }],
          handles: [{ name: { en: 'Mail', 'zh-Hans': '邮箱' }, text: 'hello@taproom.example' }],
          questions: [
            {
              question: { en: 'How cold does it travel?', 'zh-Hans': '配送全程冷链吗？' },
              answer: { en: 'Between 2 and 6 °C.', 'zh-Hans': '全程 2 至 6 °C。' },
            },
          ],
        },
        config: {},
      },
      bare: { value: {}, config: {} },
    },
  },
  Service,
)
