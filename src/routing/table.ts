import type { TextKey } from '../shared/l10n'

/**
 * Every page of the app: the 83 of client spec §2 and our own. Read by app.config.ts, by config/index.ts,
 * by the page generator and by the navigator, so this file imports nothing but types.
 */
export interface Route {
  /** The path people and servers write: `/merchant/index`. */
  readonly path: string
  /** Locale key of the title; unless told it is made of the path. */
  readonly title: TextKey
  /** `main` ships with the first download; any other name is a subpackage root under src. */
  readonly pack: 'main' | 'core' | 'diy'
  /** Query parameters the page understands. */
  readonly params?: readonly string[]
  /** Refused without a session, whatever its definition says. */
  readonly login?: true
  /** Special-role check: grade id above 1, then real-name (point 25). */
  readonly role?: 'special'
  /** Position in the tab bar. */
  readonly tab?: 0 | 1 | 2 | 3
  readonly aliases?: readonly string[]
  /** Its definition ships with the client; the server is not asked for one. */
  readonly local?: true
  /** Left out of production builds. */
  readonly dev?: true
  /**
   * Of what it can draw, or its own path, what begins with a picture: mini-programs have a second page file for
   * it, `…-clear`.
   */
  readonly clear?: readonly string[]
  /**
   * What shoppers go to first: mini-programs have a second page file for it, in the package `shop`. Of a page that
   * draws many definitions, for which of them.
   */
  readonly shop?: true | readonly string[]
  /** Its page file is written by hand; all others are generated (npm run new -- page). */
  readonly own?: true
}

export const HOME = '/pages/tabbar/index'
export const LOGIN = '/user/login'

/** A row of the table: a title that is made of the path is left out. */
type Row = Omit<Route, 'title'> & Partial<Pick<Route, 'title'>>

const rows = [
  { path: '/pages/tabbar/index', title: 'route.tabIndex', pack: 'main', tab: 0, aliases: ['/'] },
  { path: '/pages/tabbar/ranking', title: 'route.tabRanking', pack: 'main', tab: 1 },
  { path: '/pages/tabbar/reward', title: 'route.tabReward', pack: 'main', tab: 2 },
  { path: '/pages/tabbar/user', title: 'route.tabUser', pack: 'main', tab: 3 },
  { path: '/pages/startup', pack: 'main' },
  { path: '/pages/html', pack: 'core' },
  { path: '/views/bill', pack: 'core', login: true },
  {
    path: '/views/index',
    pack: 'core',
    params: ['url', 'engineId', 'x'],
    clear: ['/product/show', '/live/show', '/store/show', '/event/show'],
    shop: [
      '/product/show',
      '/product/list',
      '/product/reviews',
      '/store/show',
      '/cart/index',
      '/order/list',
      '/order/show',
    ],
  },
  { path: '/views/fast', pack: 'core' },
  { path: '/diy/index', pack: 'diy', login: true, local: true },
  { path: '/auto/html', pack: 'core' },
  { path: '/customer/html', pack: 'core' },
  { path: '/zero/html', pack: 'core' },
  { path: '/pages/web', pack: 'core', params: ['alapath', 'data'] },
  {
    path: '/pages/index',
    pack: 'core',
    params: ['path', 'alapath', 'data'],
  },
  { path: '/merchant/index', pack: 'core', login: true },
  { path: '/merchant/information', pack: 'core', login: true },
  { path: '/merchant/business', pack: 'core', login: true },
  { path: '/merchant/essential', pack: 'core', login: true },
  {
    path: '/asset/account/rawindex',
    pack: 'core',
    login: true,
  },
  {
    path: '/asset/account/backAccount',
    pack: 'core',
    login: true,
  },
  { path: '/asset/recharge', pack: 'core', login: true },
  { path: '/asset/bank', pack: 'core', login: true },
  {
    path: '/asset/pay/index',
    pack: 'core',
    params: ['id'],
    login: true,
    local: true,
    shop: true,
  },
  { path: '/asset/pay/offline', pack: 'core', login: true },
  {
    path: '/asset/pay/success',
    pack: 'core',
    params: ['payId'],
    local: true,
    shop: true,
  },
  { path: '/account/rawindex', pack: 'core', login: true },
  { path: '/account/bill', pack: 'core', login: true },
  { path: '/payView/index', pack: 'core', login: true, local: true, shop: true },
  { path: '/pay/index', pack: 'core', login: true, local: true, shop: true },
  { path: '/pay/success', pack: 'core', local: true, shop: true },
  { path: '/pay/failure', pack: 'core', local: true, shop: true },
  { path: '/bank/list', pack: 'core', login: true },
  { path: '/user/recharge', pack: 'core', login: true },
  {
    path: '/tool/search',
    pack: 'core',
    params: ['keyword', 'url', 'type', 'to'],
    local: true,
  },
  { path: '/tool/favorite', pack: 'core', login: true },
  { path: '/tool/footprint', pack: 'core', login: true },
  { path: '/tool/message', pack: 'core', login: true },
  { path: '/tool/material', pack: 'core' },
  { path: '/tool/app/down', pack: 'core' },
  { path: '/tool/app/update', pack: 'core' },
  { path: '/user/login', pack: 'core', local: true, shop: true },
  { path: '/user/reg', pack: 'core', local: true, shop: true },
  { path: '/user/setting', pack: 'core', local: true },
  { path: '/user/avator', pack: 'core', login: true, local: true },
  { path: '/user/respect', pack: 'core' },
  { path: '/user/address', pack: 'core', login: true, local: true, shop: true },
  { path: '/user/delete', pack: 'core', login: true, local: true },
  {
    path: '/views/user/wechatLogin',
    pack: 'core',
    local: true,
  },
  {
    path: '/pages/auth/profile-auth',
    pack: 'main',
    local: true,
  },
  { path: '/auto/edit', pack: 'core', params: ['url'] },
  { path: '/auto/nav', pack: 'core' },
  { path: '/auto/form', pack: 'core' },
  { path: '/auto/buy', pack: 'core', login: true },
  { path: '/auto/friend', pack: 'core', login: true },
  {
    path: '/views/auto/bill',
    pack: 'core',
    params: ['key', 'id'],
    login: true,
  },
  {
    path: '/tookeen/invitation',
    pack: 'core',
    login: true,
    clear: ['/tookeen/invitation'],
  },
  { path: '/tookeen/invite', pack: 'core', login: true, clear: ['/tookeen/invite'] },
  { path: '/company/about', pack: 'core' },
  { path: '/company/contact', pack: 'core' },
  { path: '/company/feedback', pack: 'core' },
  { path: '/comDate/down', pack: 'core' },
  { path: '/comDate/location', pack: 'core' },
  { path: '/update/index', pack: 'core' },
  { path: '/custService/service', pack: 'core' },
  { path: '/scanPay/index', pack: 'core' },
  { path: '/scanPay/show', pack: 'core' },
  { path: '/scanPay/purchase', pack: 'core', login: true },
  { path: '/scanPay/product', pack: 'core' },
  { path: '/conduit/teamList', pack: 'core', login: true },
  { path: '/conduit/channelList', pack: 'core', login: true },
  { path: '/conduit/specific', pack: 'core', login: true },
  {
    path: '/device/manageconfig',
    pack: 'core',
    login: true,
    role: 'special',
  },
  {
    path: '/device/invest',
    pack: 'core',
    login: true,
    role: 'special',
  },
  {
    path: '/device/prosperous',
    pack: 'core',
    login: true,
    role: 'special',
  },
  { path: '/zero/index', pack: 'core' },
  { path: '/zero/fast', pack: 'core' },
  { path: '/zero/rank', pack: 'core' },
  { path: '/zero/preview', pack: 'core' },
  { path: '/zero/report', pack: 'core' },
  { path: '/zero/class', pack: 'core', shop: true },
  { path: '/zero/web', pack: 'core' },
  { path: '/shop/order/buy', pack: 'core', login: true, local: true, shop: true },
  {
    path: '/dev/gallery',
    pack: 'core',
    params: ['widget', 'example'],
    local: true,
    dev: true,
    own: true,
  },
  {
    path: '/dev/requests',
    pack: 'core',
    local: true,
    dev: true,
    own: true,
  },
] as const satisfies readonly Row[]

export type RoutePath = (typeof rows)[number]['path']

/** What a page of `/user/login` is called: `route.userLogin`. */
function titleOf(path: string): TextKey {
  const name = path.slice(1).replace(/[\W_](.)/g, (_, letter: string) => letter.toUpperCase())
  return `route.${name}` as TextKey
}

export const routes: readonly (Route & { readonly path: RoutePath })[] = rows.map(
  (row: Row & { readonly path: RoutePath }) => ({ title: titleOf(row.path), ...row }),
)
