import type { Brand } from '../../config/brand/brand'

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
  tabs: { home: 'leaf', ranking: 'sprout', store: 'map-pin', user: 'circle-user' },
  texts: {
    en: {
      'features/login/texts': { 'form.title': 'Your first cup is on us' },
      'features/search/texts': {
        'placeholders.store': 'Search tea rooms',
        'types.store': 'Tea rooms',
      },
      'features/content/texts': { 'feed.kind.store': 'Tea rooms' },
      'features/product/texts': { 'shelf.stores': 'Tea room' },
    },
    'zh-Hans': { 'features/login/texts': { 'form.title': '第一杯茶，我们请' } },
  },
  appIds: { weapp: 'wx0123456789abcdef', alipay: '2021000000000000', wechat: '' },
  legal: { terms: '/views/index?url=/user/terms', privacy: '/views/index?url=/user/privacy' },
}
