import * as v from 'valibot'
import { getConfigValue } from '../../../../engine/calls'
import { defineWidget } from '../../../../engine/contract'
import { l10n } from '../../../../http/shapes'
import { Service } from './service'

const line = v.object({ name: l10n, phone: v.string() })
const handle = v.object({ name: l10n, text: v.string() })
const question = v.object({ question: l10n, answer: l10n })

export const valueSchema = v.object({
  title: v.optional(l10n, ''),
  hours: v.optional(l10n, ''),
  /** One number, as `basic/autoConfig/getValue` of type `service` has it. */
  phone: v.optional(v.string(), ''),
  /** More numbers, with a name each. */
  phones: v.optional(v.array(line), []),
  /** What is copied rather than dialled: a mail address, a name in a messenger. */
  handles: v.optional(v.array(handle), []),
  questions: v.optional(v.array(question), []),
})
export type ServiceValue = v.InferOutput<typeof valueSchema>

export const configSchema = v.object({})

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
