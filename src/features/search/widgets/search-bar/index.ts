import { defineWidget } from '../../../../engine/contract'
import { configSchema, valueSchema } from './schema'
import { SearchBar } from './search-bar'

/** `searchBar`: the way to the search page. */
export const searchBar = defineWidget(
  {
    type: 'searchBar',
    version: 1,
    tier: 'base',
    value: valueSchema,
    config: configSchema,
    height: 60,
    examples: {
      full: {
        value: {
          placeholder: { en: 'Beer, brewery or style', 'zh-Hans': '搜啤酒、酒厂或风格' },
          hotWords: [
            { en: 'Hazy IPA', 'zh-Hans': '浑浊 IPA' },
            { en: 'Stout', 'zh-Hans': '世涛' },
            { en: 'Alcohol free', 'zh-Hans': '无醇' },
          ],
        },
        config: {},
      },
      plain: { value: {}, config: { sticky: false, scan: false } },
      long: {
        value: {
          placeholder: {
            en: 'Search for beers, breweries, styles, glasses, taps and taprooms near you',
            'zh-Hans': '搜索啤酒、酒厂、风格、酒杯、酒头以及您附近的精酿酒馆和门店活动信息',
          },
        },
        config: { url: '/views/index?url=/product/list&keyWord=' },
      },
    },
  },
  SearchBar,
)
