import type { TextKey } from '../shared/l10n'

/**
 * Every page of the app: the 83 of client spec §2 and our own. Read by app.config.ts, by config/index.ts,
 * by the page generator and by the navigator, so this file imports nothing but types.
 */
export interface Route {
  /** The path people and servers write: `/merchant/index`. */
  readonly path: string
  /** Locale key of the title. */
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
  /** Of what it can draw, what begins with a picture: mini-programs have a second page file for it, `…-clear`. */
  readonly clear?: readonly string[]
  /** Its page file is written by hand; all others are generated (npm run new -- page). */
  readonly own?: true
}

export const HOME = '/pages/tabbar/index'
export const LOGIN = '/user/login'

export const routes = [
  { path: '/pages/tabbar/index', title: 'route.tabIndex', pack: 'main', tab: 0, aliases: ['/'] },
  { path: '/pages/tabbar/ranking', title: 'route.tabRanking', pack: 'main', tab: 1 },
  { path: '/pages/tabbar/reward', title: 'route.tabReward', pack: 'main', tab: 2 },
  { path: '/pages/tabbar/user', title: 'route.tabUser', pack: 'main', tab: 3 },
  { path: '/pages/startup', title: 'route.pagesStartup', pack: 'main' },
  { path: '/pages/html', title: 'route.pagesHtml', pack: 'core' },
  { path: '/views/bill', title: 'route.viewsBill', pack: 'core', login: true },
  {
    path: '/views/index',
    title: 'route.viewsIndex',
    pack: 'core',
    params: ['url', 'engineId', 'x'],
    clear: ['/product/show', '/live/show', '/store/show', '/event/show'],
  },
  { path: '/views/fast', title: 'route.viewsFast', pack: 'core' },
  { path: '/diy/index', title: 'route.diyIndex', pack: 'diy', login: true, local: true },
  { path: '/auto/html', title: 'route.autoHtml', pack: 'core' },
  { path: '/customer/html', title: 'route.customerHtml', pack: 'core' },
  { path: '/zero/html', title: 'route.zeroHtml', pack: 'core' },
  { path: '/pages/web', title: 'route.pagesWeb', pack: 'core', params: ['alapath', 'data'] },
  {
    path: '/pages/index',
    title: 'route.pagesIndex',
    pack: 'core',
    params: ['path', 'alapath', 'data'],
  },
  { path: '/merchant/index', title: 'route.merchantIndex', pack: 'core', login: true },
  { path: '/merchant/information', title: 'route.merchantInformation', pack: 'core', login: true },
  { path: '/merchant/business', title: 'route.merchantBusiness', pack: 'core', login: true },
  { path: '/merchant/essential', title: 'route.merchantEssential', pack: 'core', login: true },
  {
    path: '/asset/account/rawindex',
    title: 'route.assetAccountRawindex',
    pack: 'core',
    login: true,
  },
  {
    path: '/asset/account/backAccount',
    title: 'route.assetAccountBackAccount',
    pack: 'core',
    login: true,
  },
  { path: '/asset/recharge', title: 'route.assetRecharge', pack: 'core', login: true },
  { path: '/asset/bank', title: 'route.assetBank', pack: 'core', login: true },
  {
    path: '/asset/pay/index',
    title: 'route.assetPayIndex',
    pack: 'core',
    params: ['id'],
    login: true,
    local: true,
  },
  { path: '/asset/pay/offline', title: 'route.assetPayOffline', pack: 'core', login: true },
  {
    path: '/asset/pay/success',
    title: 'route.assetPaySuccess',
    pack: 'core',
    params: ['payId'],
    local: true,
  },
  { path: '/account/rawindex', title: 'route.accountRawindex', pack: 'core', login: true },
  { path: '/account/bill', title: 'route.accountBill', pack: 'core', login: true },
  { path: '/payView/index', title: 'route.payViewIndex', pack: 'core', login: true, local: true },
  { path: '/pay/index', title: 'route.payIndex', pack: 'core', login: true, local: true },
  { path: '/pay/success', title: 'route.paySuccess', pack: 'core', local: true },
  { path: '/pay/failure', title: 'route.payFailure', pack: 'core', local: true },
  { path: '/bank/list', title: 'route.bankList', pack: 'core', login: true },
  { path: '/user/recharge', title: 'route.userRecharge', pack: 'core', login: true },
  {
    path: '/tool/search',
    title: 'route.toolSearch',
    pack: 'core',
    params: ['keyword', 'url', 'type', 'to'],
    local: true,
  },
  { path: '/tool/favorite', title: 'route.toolFavorite', pack: 'core', login: true },
  { path: '/tool/footprint', title: 'route.toolFootprint', pack: 'core', login: true },
  { path: '/tool/message', title: 'route.toolMessage', pack: 'core', login: true },
  { path: '/tool/material', title: 'route.toolMaterial', pack: 'core' },
  { path: '/tool/app/down', title: 'route.toolAppDown', pack: 'core' },
  { path: '/tool/app/update', title: 'route.toolAppUpdate', pack: 'core' },
  { path: '/user/login', title: 'route.userLogin', pack: 'core', local: true },
  { path: '/user/reg', title: 'route.userReg', pack: 'core', local: true },
  { path: '/user/setting', title: 'route.userSetting', pack: 'core', local: true },
  { path: '/user/avator', title: 'route.userAvator', pack: 'core', login: true, local: true },
  { path: '/user/respect', title: 'route.userRespect', pack: 'core' },
  { path: '/user/address', title: 'route.userAddress', pack: 'core', login: true, local: true },
  { path: '/user/delete', title: 'route.userDelete', pack: 'core', login: true, local: true },
  {
    path: '/views/user/wechatLogin',
    title: 'route.viewsUserWechatLogin',
    pack: 'core',
    local: true,
  },
  {
    path: '/pages/auth/profile-auth',
    title: 'route.pagesAuthProfileAuth',
    pack: 'main',
    local: true,
  },
  { path: '/auto/edit', title: 'route.autoEdit', pack: 'core', params: ['url'] },
  { path: '/auto/nav', title: 'route.autoNav', pack: 'core' },
  { path: '/auto/form', title: 'route.autoForm', pack: 'core' },
  { path: '/auto/buy', title: 'route.autoBuy', pack: 'core', login: true },
  { path: '/auto/friend', title: 'route.autoFriend', pack: 'core', login: true },
  {
    path: '/views/auto/bill',
    title: 'route.viewsAutoBill',
    pack: 'core',
    params: ['key', 'id'],
    login: true,
  },
  { path: '/tookeen/invitation', title: 'route.tookeenInvitation', pack: 'core', login: true },
  { path: '/tookeen/invite', title: 'route.tookeenInvite', pack: 'core', login: true },
  { path: '/company/about', title: 'route.companyAbout', pack: 'core' },
  { path: '/company/contact', title: 'route.companyContact', pack: 'core' },
  { path: '/company/feedback', title: 'route.companyFeedback', pack: 'core' },
  { path: '/comDate/down', title: 'route.comDateDown', pack: 'core' },
  { path: '/comDate/location', title: 'route.comDateLocation', pack: 'core' },
  { path: '/update/index', title: 'route.updateIndex', pack: 'core' },
  { path: '/custService/service', title: 'route.custServiceService', pack: 'core' },
  { path: '/scanPay/index', title: 'route.scanPayIndex', pack: 'core' },
  { path: '/scanPay/show', title: 'route.scanPayShow', pack: 'core' },
  { path: '/scanPay/purchase', title: 'route.scanPayPurchase', pack: 'core', login: true },
  { path: '/scanPay/product', title: 'route.scanPayProduct', pack: 'core' },
  { path: '/conduit/teamList', title: 'route.conduitTeamList', pack: 'core', login: true },
  { path: '/conduit/channelList', title: 'route.conduitChannelList', pack: 'core', login: true },
  { path: '/conduit/specific', title: 'route.conduitSpecific', pack: 'core', login: true },
  {
    path: '/device/manageconfig',
    title: 'route.deviceManageconfig',
    pack: 'core',
    login: true,
    role: 'special',
  },
  {
    path: '/device/invest',
    title: 'route.deviceInvest',
    pack: 'core',
    login: true,
    role: 'special',
  },
  {
    path: '/device/prosperous',
    title: 'route.deviceProsperous',
    pack: 'core',
    login: true,
    role: 'special',
  },
  { path: '/zero/index', title: 'route.zeroIndex', pack: 'core' },
  { path: '/zero/fast', title: 'route.zeroFast', pack: 'core' },
  { path: '/zero/rank', title: 'route.zeroRank', pack: 'core' },
  { path: '/zero/preview', title: 'route.zeroPreview', pack: 'core' },
  { path: '/zero/report', title: 'route.zeroReport', pack: 'core' },
  { path: '/zero/class', title: 'route.zeroClass', pack: 'core' },
  { path: '/zero/web', title: 'route.zeroWeb', pack: 'core' },
  { path: '/shop/order/buy', title: 'route.shopOrderBuy', pack: 'core', login: true, local: true },
  {
    path: '/dev/gallery',
    title: 'route.devGallery',
    pack: 'core',
    params: ['widget', 'example'],
    local: true,
    dev: true,
    own: true,
  },
  {
    path: '/dev/requests',
    title: 'route.devRequests',
    pack: 'core',
    local: true,
    dev: true,
    own: true,
  },
] as const satisfies readonly Route[]

export type RoutePath = (typeof routes)[number]['path']
