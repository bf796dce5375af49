import { defineWidget } from '../../../../engine/contract'
import { Banner, BannerSkeleton } from './banner'
import { configSchema, ratioOf, valueSchema } from './schema'

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
