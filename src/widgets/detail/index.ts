import { defineWidget } from '../../engine/contract'
import { Detail } from './detail'
import { configSchema, valueSchema } from './schema'

const both = (en: string, zh: string) => ({ en, 'zh-Hans': zh })

const rows = [
  {
    label: both('Type', '类型'),
    path: 'kind',
    format: 'enum' as const,
    options: { order: both('Payment', '消费') },
  },
  { label: both('Time', '时间'), path: 'createdAt', format: 'bookTime' as const },
  { label: both('Balance after', '交易后余额'), path: 'balance', format: 'money' as const },
  { label: both('Paid by', '付款人'), path: 'mobile', format: 'mask' as const },
  { label: both('Number', '流水号'), path: 'id', copy: true },
]

/** One record: what matters large, its fields below, and what it belongs to. */
export const detail = defineWidget(
  {
    type: 'detail',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    height: 420,
    examples: {
      full: {
        value: {
          id: '1001010042',
          kind: 'order',
          title: 'Plum Rain and 2 more',
          amount: -12_800,
          balance: 286_450,
          mobile: '13800138000',
          createdAt: 1_790_000_000,
          refKind: 'order',
          refId: '700001',
        },
        config: {
          head: { title: 'title', amount: 'amount' },
          rows,
          links: [
            {
              path: 'refKind',
              equals: 'order',
              label: both('The order', '查看订单'),
              url: '/views/index?url=/order/show&id={refId}',
            },
          ],
        },
      },
      bare: { value: { id: '1', createdAt: 1_790_000_000 }, config: { rows } },
    },
  },
  Detail,
)
