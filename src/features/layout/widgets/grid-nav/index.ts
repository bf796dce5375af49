import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { actionSlots } from '../../../../engine/read/read-node'
import { l10n } from '../../../../http/shapes'
import { RELATION_STATUS_SHOWN, RELATIONS_GRID_MAX } from '../../../../shared/constants'
import type { L10n } from '../../../../shared/l10n'
import { GridNav, GridNavSkeleton } from './grid-nav'

const entry = v.object({
  id: v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  name: l10n,
  icon: v.optional(v.string(), 'grid'),
  url: v.optional(v.string(), ''),
  status: v.optional(v.number(), RELATION_STATUS_SHOWN),
  /** A count, or a word such as `new`. */
  badge: v.optional(v.union([v.number(), l10n])),
})
export type Entry = v.InferOutput<typeof entry>

/** What is switched off is left out here, so that "empty" means nothing to show. */
export const valueSchema = v.optional(
  v.pipe(
    v.array(entry),
    v.transform((entries) => entries.filter(({ status }) => status === RELATION_STATUS_SHOWN)),
  ),
  [],
)
export type Value = v.InferOutput<typeof valueSchema>

const whole = (from: number, to: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to))

export const configSchema = v.object({
  title: v.optional(l10n),
  columns: v.fallback(v.optional(whole(3, 5), 5), 5),
  rows: v.fallback(v.optional(whole(1, 4), 2), 2),
  swipe: v.fallback(v.optional(v.boolean(), false), false),
  /** Never more than 10 (client spec §9). */
  max: v.fallback(v.optional(whole(1, RELATIONS_GRID_MAX), RELATIONS_GRID_MAX), RELATIONS_GRID_MAX),
  on: actionSlots,
})
export type Config = v.InferOutput<typeof configSchema>

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
    height: ({ title, columns, rows, max }) =>
      (title ? 61 : 24) + ROW_HEIGHT * Math.min(rows, Math.ceil(max / columns)),
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
