import { both, define, given, widget } from './definition'

const LOGGED_IN = { security: { isLogin: true } }
/** As the pages of devices: a grade and a name that was looked at. */
const SPECIAL = { ...LOGGED_IN, role: 'special' as const }

const feedPage = (feed: string, en: string, zh: string, more: Parameters<typeof define>[3] = {}) =>
  define(
    `/tool/${feed}`,
    both(en, zh),
    [
      // Above what the house says: who the reader writes with.
      ...(feed === 'message' ? [widget('chatList', 'talks', { show: 'own' })] : []),
      widget('feed', feed, {
        feed,
        layout: feed === 'material' ? 'card' : 'compact',
        pageSize: 15,
        required: true,
      }),
    ],
    more,
  )

/** Where the jobs are done; what is not here is done by saying so. */
const DONE_AT = {
  view: '/views/index?url=/product/list',
  like: '/views/index?url=/live/index',
  comment: '/views/index?url=/live/index',
  advertisement: '/views/index?url=/task/show&id={id}',
  invite: '/tookeen/invitation',
}

const grades = widget('gradeList', 'grades', { buyUrl: '/scanPay/purchase?gradeId={id}' })

const income = widget('reportChart', 'income', {
  title: both('Income by day', '每日收益'),
  kind: 'bar',
  report: 'income',
  y: ['devices'],
  periods: [
    { key: '7', name: both('7 days', '7 天') },
    { key: '30', name: both('30 days', '30 天') },
  ],
})

const market = widget('marketTable', 'market', {
  title: both('Equipment market', '设备行情'),
  note: both(
    'Prices of one device; the return is its income so far over its price.',
    '价格为单台价；累计回报 = 累计收入 ÷ 价格。',
  ),
  sort: { field: 'cumReturn', type: 'Desc' },
  itemUrl: '/views/index?url=/invest/brand&brandNo={brandNo}',
  bind: { from: 'report', type: 'market' },
})

const bought = widget(
  'menuList',
  'bought',
  {},
  {
    value: [
      {
        id: 'orders',
        icon: 'receipt',
        url: '/views/index?url=/device/orders',
        title: both('Bought devices', '购机记录'),
        sub: both('What each cost and has brought in', '购机款与累计收益'),
      },
    ],
    cssConfig: { m: [12, 0, 0, 0] },
  },
)

/** What people keep, look at, do and own. */
export const activityViews = [
  feedPage('favorite', 'Favourites', '我的收藏', LOGGED_IN),
  feedPage('footprint', 'Footprints', '我的足迹', LOGGED_IN),
  feedPage('message', 'Messages', '消息', LOGGED_IN),
  feedPage('material', 'Material', '素材'),
  define('/task/index', both('Tasks', '任务大厅'), [
    widget('taskList', 'tasks', { urls: DONE_AT }),
  ]),
  define('/task/show', both('Task', '任务'), [widget('taskShow', 'task', { urls: DONE_AT })]),
  define('/grade/index', both('Membership', '会员等级'), [grades]),
  define(
    '/device/manageconfig',
    both('Devices', '设备管理'),
    [
      widget('deviceList', 'devices', {
        required: true,
        hideWith: 'id',
        manageUrl: '/device/manageconfig?id={id}',
        offersUrl: '/views/index?url=/device/offers',
      }),
      // Without a device there is nothing of them, and nothing may stand in their place.
      widget('devicePage', 'device', given('id')),
      widget('deviceDesk', 'desk', given('id')),
    ],
    LOGGED_IN,
  ),
  define(
    '/device/prosperous',
    both('Device income', '设备景气'),
    [
      income,
      widget('investMine', 'investments'),
      widget('deviceList', 'devices', {
        filter: false,
        manageUrl: '/device/manageconfig?id={id}',
      }),
    ],
    LOGGED_IN,
  ),
  define(
    '/device/invest',
    both('Device investment', '设备投资'),
    [
      widget('investMine', 'investments'),
      market,
      bought,
      widget('title', 'mine', { level: 3 }, { value: { title: both('Your devices', '我的设备') } }),
      widget('deviceList', 'devices', {
        filter: false,
        manageUrl: '/device/manageconfig?id={id}',
      }),
    ],
    LOGGED_IN,
  ),
  define(
    '/invest/brand',
    both('Brand', '品牌行情'),
    [widget('investBrand', 'brand', { required: true })],
    SPECIAL,
  ),
  define(
    '/invest/show',
    both('Investment', '投资详情'),
    [widget('investShow', 'investment', { required: true })],
    LOGGED_IN,
  ),
  define(
    '/invest/review',
    both('Investments to look at', '投资审核'),
    [widget('investReview', 'review', { required: true })],
    LOGGED_IN,
  ),
  // Who was given a device finds it here, whatever their grade (decision 0046).
  define(
    '/device/show',
    both('Device', '设备'),
    [
      widget('devicePage', 'device', {
        required: true,
        listUrl: '/views/index?url=/device/offers',
      }),
      widget('deviceDesk', 'desk'),
    ],
    LOGGED_IN,
  ),
  define(
    '/device/offers',
    both('Handing over', '转让与换绑'),
    [widget('deviceOffers', 'offers', { required: true })],
    LOGGED_IN,
  ),
  define(
    '/device/orders',
    both('Bought devices', '购机记录'),
    [widget('deviceOrders', 'orders', { required: true })],
    LOGGED_IN,
  ),
]
