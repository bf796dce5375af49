import { defineWidget } from '../../../../engine/contract'
import type { L10n } from '../../../../shared/l10n'
import { GridNav } from './grid-nav'
import { GridNavSkeleton } from './grid-nav-skeleton'
import { configSchema, valueSchema } from './schema'

interface Sample {
  readonly id: string
  readonly name: L10n
  readonly icon: string
  readonly url: string
  readonly status: number
  readonly badge?: number | L10n
}

const row = (id: number, icon: string, en: string, zh: string): Sample => ({
  id: String(id),
  icon,
  name: { en, 'zh-Hans': zh },
  url: '/company/about',
  status: 1,
})

/** More than a grid shows, with one switched off. */
const many: Sample[] = [
  { ...row(1, 'beer', 'Beers', '精酿啤酒'), badge: { en: 'New', 'zh-Hans': '新' } },
  row(2, 'store', 'Taprooms', '门店'),
  { ...row(3, 'ticket', 'Coupons', '优惠券'), badge: 3 },
  row(4, 'calendar', 'Events and tastings', '活动与品鉴'),
  row(5, 'gift', 'Gift cards', '礼品卡'),
  { ...row(6, 'wifi', 'Switched off', '已停用'), status: 0 },
  row(7, 'cpu', 'Devices', '设备'),
  row(8, 'trophy', 'Ranking', '排行'),
  row(9, 'truck', 'Delivery', '配送'),
  row(10, 'medal', 'Membership', '会员'),
  row(11, 'headphones', 'Support', '客服'),
  row(12, 'info', 'Never shown', '不显示'),
]

const ROW_HEIGHT = 88

/** `gridNav`: entrances to other pages. */
export const gridNav = defineWidget(
  {
    type: 'gridNav',
    version: 1,
    tier: 'base',
    value: valueSchema,
    config: configSchema,
    isEmpty: (value) => value.length === 0,
    height: ({ columns, rows, max }) => 24 + ROW_HEIGHT * Math.min(rows, Math.ceil(max / columns)),
    Skeleton: GridNavSkeleton,
    examples: {
      full: { value: many, config: {} },
      swipe: { value: many, config: { swipe: true, rows: 1 } },
      few: {
        value: many.slice(0, 3),
        config: { columns: 3, title: { en: 'Good to know', 'zh-Hans': '常用' } },
      },
      empty: { value: [], config: {} },
    },
  },
  GridNav,
)
