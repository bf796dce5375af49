/** A browser loads one language, the home page's areas before the others. */
export const textSources = {
  en: {
    first: () => import('./first/en').then(({ texts }) => texts),
    all: () => import('./locales/en').then(({ en }) => en),
  },
  'zh-Hans': {
    first: () => import('./first/zh-hans').then(({ texts }) => texts),
    all: () => import('./locales/zh-Hans').then(({ zhHans }) => zhHans),
  },
}
