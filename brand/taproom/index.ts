import type { Brand } from '../../config/brand/brand'

/** What src has: a brand of its own is a folder beside this one (docs/how-to/your-own-brand.md). */
export const brand: Brand = {
  name: 'Taproom',
  colour: '#c2410c',
  light: {
    'brand-700': '#9a3412',
    'brand-500': '#ea580c',
    'brand-50': '#fff7ed',
    'brand-line': '#fed7aa',
  },
  dark: {
    'brand-700': '#fdba74',
    'brand-600': '#fb923c',
    'brand-500': '#f97316',
    'brand-50': '#3a2214',
    'brand-line': '#7c3a14',
  },
  tabs: { home: 'house', ranking: 'trophy', store: 'store', user: 'user' },
  texts: { en: {}, 'zh-Hans': {} },
  appIds: { weapp: 'touristappid', alipay: '', wechat: '' },
  legal: { terms: '/views/index?url=/user/terms', privacy: '/views/index?url=/user/privacy' },
}
