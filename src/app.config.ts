import { tabsOf, toAppPages } from './routing/derive'
import { type Route, routes } from './routing/table'
import zhHans from './routing/texts.zh-Hans.json'
import { TAB_ICONS } from './shared/constants'
import ownTheme from './theme.json'

/** Of the brand that is built (config/index.ts). */
const { TARO_APP_NAME = 'Taproom', TARO_APP_THEME } = process.env
const theme: typeof ownTheme = TARO_APP_THEME ? JSON.parse(TARO_APP_THEME) : ownTheme

const production = process.env.NODE_ENV === 'production'
/** A browser's header is ours on every page: one page file for each route. */
const ownHeader = process.env.TARO_ENV === 'h5'
const table = (routes as readonly Route[])
  .filter((route) => !production || process.env.TAPROOM_GALLERY || !route.dev)
  .map((route) => (ownHeader ? { ...route, clear: undefined, shop: undefined } : route))
const titles: Readonly<Record<string, string>> = zhHans
const titleOf = (route: Route) => titles[route.title.replace('route.', '')] ?? ''
/** WeChat reads both themes from the file; elsewhere the first frame is light. */
const themed = (name: keyof typeof theme.light): string =>
  process.env.TARO_ENV === 'weapp' ? `@${name}` : theme.light[name]

/** Derived from the route table. Texts here are the hosts' first frame; the app sets them by language. */
export default defineAppConfig({
  entryPagePath: 'pages/tabbar/index',
  ...toAppPages(table),
  // Where most go next comes first; who was sent a product has `shop`, and the rest after it.
  preloadRule: {
    'pages/tabbar/index': { network: 'all', packages: ['shop', 'core'] },
    'shop/views/index': { network: 'all', packages: ['core'] },
    'shop/views/index-clear': { network: 'all', packages: ['core'] },
  },
  lazyCodeLoading: 'requiredComponents',
  // Without it the hosts do not tell that the system is dark; what is drawn follows the app's own theme.
  ...(process.env.TARO_ENV !== 'h5' && { darkmode: true }),
  // WeChat holds private calls back until the user agreed (src/platform/privacy).
  ...(process.env.TARO_ENV === 'weapp' && {
    __usePrivacyCheck__: true,
    themeLocation: 'theme.json',
    // What WeChat's search may show: a shop's pages, and nobody's own.
    sitemapLocation: 'sitemap.json',
    // Shops in the order of their distance (src/platform/host/seldom.ts).
    requiredPrivateInfos: ['getLocation'],
    permission: { 'scope.userLocation': { desc: '用于按距离排列门店' } },
  }),
  tabBar: {
    color: themed('tabText'),
    selectedColor: themed('tabOn'),
    backgroundColor: themed('tabBar'),
    borderStyle: themed('tabBorder') as 'white',
    list: tabsOf(table).map((route, index) => ({
      pagePath: route.path.slice(1),
      text: titleOf(route),
      // Browsers have them in the sprite (src/platform/browser/tab-bar.ts).
      ...(process.env.TARO_ENV !== 'h5' && {
        iconPath: `assets/tab/${TAB_ICONS[index]}.png`,
        selectedIconPath: `assets/tab/${TAB_ICONS[index]}-on.png`,
      }),
    })),
  },
  window: {
    backgroundTextStyle: themed('spinner') as 'dark',
    backgroundColor: themed('page'),
    navigationBarBackgroundColor: themed('titleBar'),
    navigationBarTitleText: TARO_APP_NAME,
    navigationBarTextStyle: 'white',
  },
  networkTimeout: {
    request: 60000,
    connectSocket: 60000,
    uploadFile: 60000,
    downloadFile: 60000,
  },
})
