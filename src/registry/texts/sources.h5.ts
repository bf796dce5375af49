/**
 * A browser loads one language, the home page's texts before the others. One import with a priority has webpack
 * hand priorities on; who loads chunks gives each of them its own (src/platform/browser/chunks.ts).
 */
export const textSources = {
  en: {
    first: () => import('./first/en').then(({ first }) => [first]),
    all: () => import('./all/en').then(({ all }) => all),
  },
  'zh-Hans': {
    first: () => import('./first/zh-hans').then(({ first }) => [first]),
    all: () => import(/* webpackFetchPriority: "high" */ './all/zh-hans').then(({ all }) => all),
  },
}
