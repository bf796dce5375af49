import type { Words } from '../retelling'
import { ARTICLES } from './articles'
import { DEVICES } from './devices'
import { HOUSE } from './house'
import { PACKAGES, PAGES } from './pages'
import { ROWS, TYPED } from './rows'

/** What a tea house says and shows. */
export const TEA_WORDS: Words = {
  texts: { ...PAGES, ...ARTICLES, ...ROWS, ...PACKAGES, ...DEVICES, ...HOUSE },
  typed: TYPED,
  pictures: {
    'banner/hop-field': 'banner/tea-hill',
    'banner/tap-wall': 'banner/tea-table',
    'banner/cellar': 'banner/tea-shelf',
    'category/ipa': 'category/tea-leaf',
    'category/lager': 'category/tea-blossom',
    'category/wheat': 'category/tea-mountain',
    'category/fruit': 'category/tea-dawn',
    'category/stout': 'category/tea-night',
    'category/gift': 'category/tea-gift',
    'category/low': 'category/tea-field',
    'category/devices': 'category/tea-devices',
    'category/invite': 'category/tea-invite',
    'category/stores': 'category/tea-stores',
    'category/keg': 'category/tea-fresh',
    'store/cellar-mill': 'store/old-mill',
    'device/tap': 'device/tea-maker',
    'device/cooler': 'device/steeper',
    'device/kettle': 'device/water-kettle',
    'films/pour': 'films/infusion',
    'films/cellar': 'films/shelf',
    'films/hops': 'films/terraces',
    'films/counter': 'films/table',
  },
}
