import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { actionSlots } from '../../../../engine/read/read-node'
import { l10n } from '../../../../http/shapes'
import { Banner, BannerSkeleton, ratioOf } from './banner'

const slide = v.object({
  image: v.string(),
  title: v.optional(l10n),
  sub: v.optional(l10n),
  url: v.optional(v.string()),
  alt: v.optional(l10n),
  /** What the picture is: text on a dark one is white. */
  tone: v.fallback(v.optional(v.picklist(['dark', 'light']), 'dark'), 'dark'),
})
export type Slide = v.InferOutput<typeof slide>

export const valueSchema = v.optional(v.array(slide), [])
export type Value = v.InferOutput<typeof valueSchema>

export const configSchema = v.object({
  /** Width by height. */
  ratio: v.fallback(v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(6))), undefined),
  autoplay: v.fallback(v.optional(v.boolean(), true), true),
  /** ms; nobody reads a slide in less than two seconds. */
  interval: v.fallback(v.optional(v.pipe(v.number(), v.minValue(2000)), 5000), 5000),
  indicator: v.fallback(v.optional(v.picklist(['dot', 'number', 'none']), 'dot'), 'dot'),
  card: v.fallback(v.optional(v.boolean(), true), true),
  size: v.fallback(v.optional(v.picklist(['normal', 'small']), 'normal'), 'normal'),
  on: actionSlots,
})
export type Config = v.InferOutput<typeof configSchema>

/** Width of the design; banners state a ratio. */
const BASE_WIDTH = 375

/** `banner`: large pictures, one after the other. */
export const banner = defineWidget(
  {
    type: 'banner',
    version: 1,
    tier: 'base',
    value: valueSchema,
    config: configSchema,
    isEmpty: (value) => value.length === 0,
    height: (config) => Math.round(BASE_WIDTH / ratioOf(config)),
    Skeleton: BannerSkeleton,
    examples: {
      full: {
        value: [
          {
            image: '/pictures/banner/hop-field.svg',
            title: { en: 'Fresh hops, poured this week', 'zh-Hans': '鲜采酒花，本周开桶' },
            sub: {
              en: 'From the field to your glass in nine days',
              'zh-Hans': '从田间到杯中，只要九天',
            },
            url: '/views/index?url=/product/list',
            tone: 'dark',
          },
          {
            image: '/pictures/banner/cellar.svg',
            title: { en: 'Slow beers from the cellar', 'zh-Hans': '酒窖慢酿' },
            tone: 'dark',
          },
        ],
        config: {},
      },
      long: {
        value: [
          {
            image: '/pictures/banner/tap-wall.svg',
            title: {
              en: 'Twenty-four taps, one table, and a very long evening with everyone you know',
              'zh-Hans': '二十四个酒头、一张长桌，和所有老朋友一起度过的一个特别漫长的夜晚',
            },
            sub: {
              en: 'Book the long table for up to sixteen people before Thursday noon',
              'zh-Hans': '周四中午之前预订，长桌最多可坐十六位朋友，先到先得，欢迎自带下酒菜',
            },
            tone: 'dark',
          },
        ],
        config: { size: 'small', indicator: 'number' },
      },
      empty: { value: [], config: {} },
    },
  },
  Banner,
)
