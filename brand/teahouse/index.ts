import type { Brand } from '../../config/brand/brand'
import { texts } from './texts'

/** A tea house: proof that nothing but this folder makes a brand. */
export const brand: Brand = {
  name: 'Leaf and Kettle',
  colour: '#0f6b57',
  light: { page: '#eef3ef', sunken: '#f2f6f3', line: '#dbe5de' },
  dark: {
    page: '#07100d',
    surface: '#12201b',
    raised: '#1b2d27',
    sunken: '#1b2d27',
    line: '#2f453d',
    nav: '#12201b',
    'on-brand': '#07100d',
  },
  themes: {
    autumn: { colour: '#8a3b12', light: { page: '#f4efe6', sunken: '#f7f2e9', line: '#e6dccb' } },
    ink: { colour: '#2f3b52', light: { page: '#eef0f4', sunken: '#f3f4f7', line: '#dcdfe6' } },
  },
  tabs: { home: 'leaf', ranking: 'sprout', store: 'map-pin', user: 'circle-user' },
  drawings: {
    empty: [
      'M46 52h62v18a28 28 0 0 1-28 28h-6a28 28 0 0 1-28-28zM108 58h6a10 10 0 0 1 0 20h-8M40 102h74',
      'M66 42q-6-7 0-13t0-13M86 42q-6-7 0-13t0-13',
    ],
    error: [
      'M46 52h62v18a28 28 0 0 1-28 28h-6a28 28 0 0 1-28-28zM108 58h6a10 10 0 0 1 0 20h-8M40 102h74M36 40l-7-6M120 40l7-6',
      'M82 52l-7 12 10 8-8 13 5 13',
    ],
    coming: [
      'M58 52h44q12 14 6 32a14 14 0 0 1-13 10H65a14 14 0 0 1-13-10q-6-18 6-32zM110 66q12-3 14-14M50 60q-14-2-14 12t18 14M66 52q14-10 28 0M80 46v-6',
      'M80 62a11 11 0 1 0 .1 0M80 67v6l5 3',
    ],
    search: [
      'M76 24a30 30 0 1 0 .1 0M98 76l20 20M40 22l-6-5M30 40h-8',
      'M64 66q-2-24 24-24 0 24-24 24zM64 66l12-12',
    ],
  },
  texts,
  appIds: { weapp: 'wx0123456789abcdef', alipay: '2021000000000000', wechat: '' },
  legal: { terms: '/views/index?url=/user/terms', privacy: '/views/index?url=/user/privacy' },
}
