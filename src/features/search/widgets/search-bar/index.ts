import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { actionSlots } from '../../../../engine/read/read-node'
import { l10n } from '../../../../http/shapes'
import { safeTarget } from '../../../../routing/url'
import { isSearchUrl } from '../../../../shared/url'
import { SearchBar } from './search-bar'

/** The search page itself takes a keyword. */
const SEARCH_URL = '/tool/search?keyword='

export const valueSchema = v.optional(
  v.object({ placeholder: v.optional(l10n), hotWords: v.optional(v.array(l10n), []) }),
  {},
)
export type Value = v.InferOutput<typeof valueSchema>

/** Of this app, and made to have a keyword behind it. */
const takesKeyword = (url: string) => isSearchUrl(url) && safeTarget(url) !== undefined

export const configSchema = v.object({
  /** Where a keyword is put behind. One that breaks the search-url rule is the default. */
  url: v.fallback(
    v.optional(v.pipe(v.string(), v.check(takesKeyword, 'not a search url')), SEARCH_URL),
    SEARCH_URL,
  ),
  kind: v.fallback(v.optional(v.string(), 'product'), 'product'),
  scan: v.fallback(v.optional(v.boolean(), true), true),
  sticky: v.fallback(v.optional(v.boolean(), true), true),
  on: actionSlots,
})
export type Config = v.InferOutput<typeof configSchema>

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
