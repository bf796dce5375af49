import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { l10n } from '../../../../http/shapes'
import { MenuList } from './menu-list'

const item = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  /** An icon of ours, or a picture (`/pictures/…`). */
  icon: v.optional(v.string(), ''),
  title: l10n,
  sub: v.optional(l10n),
  url: v.optional(v.string(), ''),
  /** A number counts, a text says. */
  badge: v.optional(v.union([v.number(), l10n])),
  arrow: v.optional(v.boolean(), true),
  /** A role: the line is there for who is logged in and has it not, to say how to come by it. */
  without: v.optional(v.string()),
})
export type MenuItem = v.InferOutput<typeof item>

export const valueSchema = v.optional(v.array(item), [])

export const configSchema = v.object({
  /** Heads the group. */
  title: v.optional(l10n),
  /** Without the second lines. */
  dense: v.optional(v.boolean(), false),
  on: v.optional(v.unknown()),
})

export type MenuListConfig = v.InferOutput<typeof configSchema>

export const menuList = defineWidget(
  {
    type: 'menuList',
    version: 1,
    tier: 'base',
    value: valueSchema,
    config: configSchema,
    isEmpty: (items) => items.length === 0,
    height: (_, items) => 52 * (Array.isArray(items) ? items.length : 4),
    examples: {
      full: {
        value: [
          {
            id: 'address',
            icon: 'map-pin',
            title: { en: 'Addresses', 'zh-Hans': '收货地址' },
            url: '/user/address',
          },
          {
            id: 'messages',
            icon: 'bell',
            title: { en: 'Messages', 'zh-Hans': '消息' },
            sub: { en: 'Orders and offers', 'zh-Hans': '订单与优惠' },
            url: '/tool/message',
            badge: 120,
          },
          {
            id: 'grade',
            icon: 'crown',
            title: { en: 'Membership', 'zh-Hans': '会员等级' },
            url: '/scanPay/index',
            badge: { en: 'Gold', 'zh-Hans': '黄金' },
          },
        ],
        config: { title: { en: 'My things', 'zh-Hans': '我的服务' } },
      },
      dense: {
        value: [
          {
            id: 1,
            icon: '/pictures/category/ipa.svg',
            title:
              'A title so long that it takes two lines on a phone and still leaves its arrow where it was',
            sub: 'not shown',
            url: '/company/about',
          },
          { id: 2, title: '版本', badge: '1.1.2' },
        ],
        config: { dense: true },
      },
    },
  },
  MenuList,
)
