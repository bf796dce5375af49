import type { L10nText } from '../database/l10n'
import { both, define, widget } from './definition'

const LOGGED_IN = { security: { isLogin: true } }
const FORM = { security: { isLogin: true }, nav: { pullRefresh: false } }

const entry = (id: string, icon: string, url: string, title: L10nText, sub: L10nText) => ({
  id,
  icon,
  url,
  title,
  sub,
})

/** What a client draws that knows no desk: the figures of the day. */
const stats = widget('statCards', 'stats', {
  title: both('Today', '今日概览'),
  columns: 2,
  bind: { from: 'report', type: 'merchantStats' },
})

const MESSAGES = entry(
  'messages',
  'message',
  '/views/index?url=/merchant/messages',
  both('Messages of customers', '客户消息'),
  both('Who waits for an answer', '回复客户咨询'),
)

const role = (name: string, operator: 'equal' | 'notEqual') => ({
  field: `session.user.roles.${name}`,
  operator,
  value: true,
})

/** Who runs a shop, or looks after one for the house; everybody else would meet closed pages. */
const RUNS = {
  when: {
    logicalOperator: 'or',
    conditions: [role('merchant', 'equal'), role('admin', 'equal')],
  },
}

/** Who answers customers of a shop that is somebody else's: of all its work that alone is theirs. */
const ANSWERS = {
  when: {
    logicalOperator: 'and',
    conditions: [role('staff', 'equal'), role('merchant', 'notEqual'), role('admin', 'notEqual')],
  },
}

const desk = define(
  '/merchant/index',
  both('My shop', '我的店铺'),
  [
    widget('sellerFigures', 'desk', { required: true, fallback: stats }),
    widget(
      'menuList',
      'answers',
      { title: both('Where you help', '协助店铺'), ...ANSWERS },
      { value: [MESSAGES], cssConfig: { m: [12, 0, 24, 0] } },
    ),
    widget(
      'menuList',
      'work',
      { title: both('At work', '经营管理'), ...RUNS },
      {
        value: [
          MESSAGES,
          entry(
            'colleagues',
            'headphones',
            '/views/index?url=/merchant/team',
            both('Colleagues at the desk', '客服同事'),
            both('Who answers beside you', '与您一起回复客户的人'),
          ),
          entry(
            'terminals',
            'cpu',
            '/conduit/channelList',
            both('Terminals', '终端渠道'),
            both('By channel, with income today', '按渠道查看终端与今日收益'),
          ),
          entry(
            'devices',
            'gauge',
            '/device/manageconfig',
            both('Devices', '设备管理'),
            both('State and income of each', '设备状态与收益'),
          ),
          entry(
            'income',
            'bar-chart',
            '/conduit/specific',
            both('Income from the team', '团队收益'),
            both('Day by day, line by line', '每日走势与明细'),
          ),
          entry(
            'clients',
            'users',
            '/auto/friend',
            both('My clients', '我的客户'),
            both('Whom you have brought', '您邀请的客户'),
          ),
        ],
        cssConfig: { m: [12, 0, 24, 0] },
      },
    ),
  ],
  LOGGED_IN,
)

type Page = readonly [path: string, en: string, zh: string, type: string, show?: string]

/** The pages of the desk, each with one widget. */
const PAGES: readonly Page[] = [
  ['orders', 'Shop orders', '店铺订单', 'sellerOrders'],
  ['order', 'Order', '订单详情', 'sellerOrders', 'order'],
  ['picking', 'Pick list', '拣货单', 'sellerPicking'],
  ['codes', 'Redeem', '核销', 'sellerCodes'],
  ['after-sales', 'After-sales', '售后处理', 'sellerSales'],
  ['reviews', 'Reviews', '评价管理', 'sellerBuyers'],
  ['customers', 'Customers', '店铺客户', 'sellerBuyers', 'customers'],
  ['products', 'Products', '商品管理', 'sellerProducts'],
  ['coupons', 'Shop coupons', '店铺券', 'sellerCoupons'],
  ['product', 'Product', '商品', 'sellerProduct'],
  ['income', 'Income', '店铺收入', 'sellerFigures', 'income'],
  ['applications', 'Applications', '入驻审核', 'sellerApplications'],
  ['messages', 'Messages of customers', '客户消息', 'chatList', 'inbox'],
  ['team', 'Colleagues', '客服同事', 'chatList', 'desks'],
]

const pages = PAGES.map(([path, en, zh, type, show]) =>
  define(
    `/merchant/${path}`,
    both(en, zh),
    [widget(type, 'seller', { required: true, fallback: stats, ...(show && { show }) })],
    path === 'product' ? FORM : LOGGED_IN,
  ),
)

type Paper = readonly [path: string, name: L10nText, form: string]

const PAPERS: readonly Paper[] = [
  ['essential', both('Basic merchant info', '商家基本信息'), 'merchantEssential'],
  ['information', both('Merchant information', '商家信息'), 'merchantInformation'],
  ['business', both('Business licence', '营业执照'), 'merchantBusiness'],
]

/** A form of the shop's, above it whether what it says was approved, and the way to the others. */
const paper = ([path, name, form]: Paper) =>
  define(
    `/merchant/${path}`,
    name,
    [
      widget('sellerFigures', 'state', { show: 'papers' }),
      widget('form', 'form', { form, edit: true }),
    ],
    FORM,
  )

/** Who runs a shop applies for another with all of its papers at once. */
const another = define(
  '/merchant/another',
  both('Another shop', '再开一家店铺'),
  [widget('form', 'form', { form: 'merchantAnother' })],
  FORM,
)

/** What a shop works with, and what it says of itself. */
export const merchantViews = [desk, ...pages, ...PAPERS.map(paper), another]
