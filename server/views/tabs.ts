import type { Json } from '../../src/shared/json'
import { both, define, forRole, ORDER_LIST, STORE_SHOW, widget } from './definition'

export const ranking = define('/pages/tabbar/ranking', both('Ranking', '排行榜'), [
  widget('rankingList', 'members', {
    title: both('Members by income', '会员收益榜'),
    podium: 3,
    mePinned: true,
    limit: 20,
    periods: [
      { key: 'day', name: both('Today', '今日') },
      { key: 'week', name: both('Week', '本周') },
      { key: 'month', name: both('Month', '本月') },
    ],
    bind: { from: 'report', type: 'ranking' },
  }),
  widget('spacer', 'gap', {}, { cssConfig: { height: 12 } }),
  widget('marketTable', 'market', {
    title: both('Market', '行情'),
    note: both(
      'Prices of one device; the return is its income so far over its price.',
      '价格为单台价；累计回报 = 累计收入 ÷ 价格。',
    ),
    sortable: true,
    sort: { field: 'cumReturn', type: 'Desc' },
    bind: { from: 'report', type: 'market' },
  }),
])

export const reward = define('/pages/tabbar/reward', both('Merchants', '商家'), [
  widget(
    'banner',
    'scene',
    { size: 'small', autoplay: false, indicator: 'none' },
    {
      value: [
        {
          image: '/pictures/banner/tap-wall.svg',
          title: both('Come by for one', '来店里喝一杯'),
          sub: both('Order here, pour there', '线上下单，到店开喝'),
          url: '/zero/class',
          alt: both('A wall of taps', '一排酒头'),
          tone: 'dark',
        },
      ],
      cssConfig: { m: [12, 0, 0, 0] },
    },
  ),
  widget(
    'menuList',
    'messages',
    {},
    {
      value: [
        { id: 'message', icon: 'bell', title: both('Messages', '消息'), url: '/tool/message' },
      ],
      cssConfig: { m: [12, 0, 0, 0] },
    },
  ),
  widget(
    'title',
    'near-title',
    { level: 2 },
    {
      value: {
        title: both('Our taprooms', '全部门店'),
        sub: both('Tap a house to see its beers', '点开门店，看在售酒款'),
      },
    },
  ),
  widget('storeList', 'stores', {
    distance: true,
    call: true,
    locate: true,
    itemUrl: STORE_SHOW,
    bind: { from: 'api', call: 'people/store/location' },
  }),
])

const status = (key: string, number: number, icon: string, en: string, zh: string) => ({
  key,
  name: both(en, zh),
  icon,
  url: `${ORDER_LIST}&status=${number}`,
})

const service = (id: string, icon: string, url: string, en: string, zh: string) => ({
  id,
  icon,
  url,
  name: both(en, zh),
  status: 1,
})

const entry = (id: string, icon: string, url: string, en: string, zh: string) => ({
  id,
  icon,
  url,
  title: both(en, zh),
})

type Rows = readonly Json[]
type Name = ReturnType<typeof both>

/** Entrances, four beside each other or five. */
const block = (id: string, title: Name, value: Rows, when = {}) =>
  widget(
    'gridNav',
    id,
    { title, columns: value.length === 5 ? 5 : 4, rows: value.length > 5 ? 2 : 1, ...when },
    { value: [...value], cssConfig: { m: [12, 0, 0, 0] } },
  )

const menu = (id: string, title: Name, value: Rows, when = {}, below = 0) =>
  widget(
    'menuList',
    id,
    { title, ...when },
    { value: [...value], cssConfig: { m: [12, 0, below, 0] } },
  )

/**
 * In blocks, by what somebody is: a shopper and a member is everybody; the others see what their role brings
 * (decision 0059), below it how to come by the rest. What depends on a role stands below the first screen.
 */
export const user = define('/pages/tabbar/user', both('Mine', '我的'), [
  widget('userHeader', 'me', { showGrade: true, showId: true }),
  widget(
    'walletOverview',
    'wallet',
    { mask: true, url: '/asset/account/rawindex', auditUrl: '/views/auto/bill?key=bill' },
    { cssConfig: { m: [12, 0, 0, 0] } },
  ),
  widget(
    'orderStatusBar',
    'orders',
    { title: both('My orders', '我的订单'), allUrl: ORDER_LIST },
    {
      value: [
        status('duePayment', 1, 'wallet', 'To pay', '待付款'),
        status('waitingToShip', 2, 'package', 'To ship', '待发货'),
        status('waitingToReceive', 3, 'truck', 'To receive', '待收货'),
        status('refund', 5, 'returns', 'After-sale', '退款/售后'),
        {
          key: 'cart',
          name: both('Cart', '购物车'),
          icon: 'cart',
          url: '/views/index?url=/cart/index',
        },
      ],
      cssConfig: { m: [12, 0, 0, 0] },
    },
  ),
  block('shopper', both('For you', '我的购物'), [
    service('coupons', 'coupon', '/views/index?url=/coupon/index', 'Coupons', '优惠券'),
    service('favorite', 'heart', '/tool/favorite', 'Favourites', '我的收藏'),
    service('footprint', 'history', '/tool/footprint', 'Footprints', '我的足迹'),
    service('tasks', 'circle-check', '/views/index?url=/task/index', 'Tasks', '任务大厅'),
    service('vouchers', 'package', '/views/index?url=/member/vouchers', 'My packages', '我的套餐'),
    service('tickets', 'ticket', '/views/index?url=/event/tickets', 'My tickets', '我的活动票'),
    service('reviews', 'star', '/views/index?url=/order/reviews', 'My reviews', '我的评价'),
    service('sales', 'returns', '/views/index?url=/after-sale/list', 'After-sales', '我的售后'),
  ]),
  block('member', both('Membership', '会员'), [
    service('grade', 'crown', '/views/index?url=/grade/index', 'Membership', '会员等级'),
    service('package', 'gift', '/scanPay/index', 'Packages', '套餐'),
    service('invite', 'share', '/tookeen/invitation', 'Invite', '邀请好友'),
    service('team', 'users', '/conduit/teamList', 'Team', '我的团队'),
    service('income', 'bar-chart', '/conduit/specific', 'Income', '收益明细'),
  ]),
  block(
    'owner',
    both('Owner’s corner', '业主服务'),
    [
      service('devices', 'gauge', '/device/manageconfig', 'Devices', '设备管理'),
      service('invest', 'coins', '/device/invest', 'Invest', '设备投资'),
      service('earned', 'trending-up', '/device/prosperous', 'Earned', '设备景气'),
      service('terminals', 'cpu', '/conduit/channelList', 'Terminals', '终端渠道'),
    ],
    forRole('owner'),
  ),
  block(
    'merchant',
    both('Your shop', '店铺经营'),
    [
      service('merchant', 'store', '/merchant/index', 'My shop', '我的店铺'),
      service('orders', 'file-text', '/views/index?url=/merchant/orders', 'Orders', '店铺订单'),
      service('codes', 'scan', '/views/index?url=/merchant/codes', 'Redeem', '核销'),
      service('colleagues', 'users', '/views/index?url=/merchant/team', 'Colleagues', '客服同事'),
    ],
    forRole('merchant'),
  ),
  block(
    'author',
    both('On the air', '主播'),
    [
      service('streams', 'play', '/views/index?url=/live/mine', 'My streams', '我的直播'),
      service('plan', 'calendar', '/views/index?url=/live/edit', 'Plan one', '预告直播'),
    ],
    forRole('author'),
  ),
  menu(
    'staff',
    both('Support desk', '客服'),
    [
      entry(
        'inbox',
        'message',
        '/views/index?url=/merchant/messages',
        'Messages of customers',
        '客户消息',
      ),
    ],
    forRole('staff'),
  ),
  block(
    'admin',
    both('Running the house', '平台管理'),
    [
      service(
        'applications',
        'store',
        '/views/index?url=/merchant/applications',
        'Applications',
        '入驻审核',
      ),
      service(
        'identities',
        'shield-check',
        '/auto/edit?url=/people/identities',
        'Identities',
        '实名审核',
      ),
      service('pages', 'grid', '/diy/index', 'Pages', '页面编辑'),
      service('air', 'video', '/views/index?url=/live/index', 'Streams', '直播巡查'),
    ],
    forRole('admin'),
  ),
  menu('become', both('More to be had here', '更多身份'), [
    {
      ...entry('become-merchant', 'store', '/merchant/essential', 'Open a shop', '开一家店'),
      sub: both(
        'Apply with your papers; the house answers within days',
        '提交资料，审核后即可开店',
      ),
      without: 'merchant',
    },
    {
      ...entry('become-owner', 'gauge', '/device/invest', 'Own a tap', '成为设备业主'),
      sub: both('A device of your own in a taproom', '在门店拥有一台自己的设备'),
      without: 'owner',
    },
    {
      ...entry('become-author', 'video', '/views/index?url=/live/mine', 'Go on the air', '做主播'),
      sub: both('Once you have proved who you are', '完成实名认证后即可开播'),
      without: 'author',
    },
  ]),
  menu(
    'more',
    both('More', '更多'),
    [
      entry('live', 'video', '/views/index?url=/live/index', 'Live', '直播'),
      entry('events', 'calendar', '/views/index?url=/event/index', 'Events', '活动'),
      entry('videos', 'play', '/views/index?url=/video/index', 'Videos', '视频'),
      entry('address', 'map-pin', '/user/address', 'Addresses', '收货地址'),
      entry('identity', 'shield-check', '/auto/edit?url=/user/identity', 'Identity', '实名认证'),
      entry('message', 'bell', '/tool/message', 'Messages', '消息'),
      entry('service', 'headphones', '/custService/service', 'Support', '咨询客服'),
      entry('about', 'info', '/company/about', 'About us', '关于我们'),
      entry('setting', 'settings', '/user/setting', 'Settings', '设置'),
    ],
    {},
    24,
  ),
])
