/** A browser loads one language, the home page's texts before the others. */
export const textSources = {
  en: {
    first: () => import('./first/en').then(({ first }) => [first]),
    all: () => import('./all/en').then(({ all }) => all),
  },
  'zh-Hans': {
    first: () => import('./first/zh-hans').then(({ first }) => [first]),
    all: () => import('./all/zh-hans').then(({ all }) => all),
  },
}
