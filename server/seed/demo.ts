import type { Locale } from '../locale'
import { BEERS } from '../product/seed/beers'
import type { Goods } from '../product/seed/goods'
import { TEAS } from '../product/seed/tea'
import { BEER_POSTERS, TEA_POSTERS, type Template } from '../referral/templates'
import type { Words } from './retelling'
import { TEA_WORDS } from './tea'

/** What can be searched for. */
export type SearchType = 'product' | 'store' | 'live' | 'content'

/** What a brand's demonstration has of its own. People, orders and money are the same in all of them. */
export interface Demo {
  /** The folder of `brand/`. */
  readonly brand: string
  /** What its mini-programs are called. */
  readonly name: string
  readonly goods: Goods
  /** Where streams are, one after the other; no two beside each other are in one room. */
  readonly rooms: readonly string[]
  /** What is looked for before anybody has. */
  readonly searches: Readonly<Record<SearchType, Readonly<Record<Locale, readonly string[]>>>>
  /** What its people invite others with. */
  readonly posters: readonly Template[]
  /** What it says and shows in other words and pictures than the first one. */
  readonly words: Words
}

const STORES = { en: ['East Lake', 'Island', 'Tea Hill'], 'zh-Hans': ['江岸', '骑楼', '东湖'] }

/** The first one, whose words are those of the seeds. */
export const BEER_DEMO: Demo = {
  brand: 'taproom',
  name: 'Taproom',
  goods: BEERS,
  rooms: (
    'taps cellar field lamp brewhouse terrace close lamp flight terrace ' +
    'taps close brewhouse cellar taps flight brewhouse lamp'
  ).split(' '),
  searches: {
    product: {
      en: ['Hazy', 'Stout', 'Lychee', 'Pilsner', 'Wheat'],
      'zh-Hans': ['IPA', '世涛', '荔枝', '皮尔森', '小麦'],
    },
    store: STORES,
    live: { en: ['Stout', 'Brewhouse', 'Night'], 'zh-Hans': ['世涛', '酒窖', '之夜'] },
    content: { en: ['Cellar', 'Harvest'], 'zh-Hans': ['酒窖', '酒花'] },
  },
  posters: BEER_POSTERS,
  words: { texts: {}, typed: {}, pictures: {} },
}

export const TEA_DEMO: Demo = {
  brand: 'teahouse',
  name: 'Leaf and Kettle',
  goods: TEAS,
  rooms: 'terrace lamp flight terrace close flight lamp'.split(' '),
  searches: {
    product: {
      en: ['Green', 'Oolong', 'Pu’er', 'White', 'Jasmine'],
      'zh-Hans': ['绿茶', '乌龙', '普洱', '白茶', '茉莉'],
    },
    store: STORES,
    live: { en: ['Oolong', 'Water', 'Night'], 'zh-Hans': ['乌龙', '茶园', '之夜'] },
    content: { en: ['Cakes', 'Picking'], 'zh-Hans': ['茶仓', '采茶'] },
  },
  posters: TEA_POSTERS,
  words: TEA_WORDS,
}

/** The demonstration of a brand; a brand without one of its own shows the first. */
export const demoOf = (brand: string | undefined): Demo =>
  [BEER_DEMO, TEA_DEMO].find((demo) => demo.brand === brand) ?? BEER_DEMO
