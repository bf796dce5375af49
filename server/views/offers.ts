import { both, define, PRODUCT_SHOW, widget } from './definition'

const LIVE_LIST = '/views/index?url=/live/index'
const LIVE_SHOW = '/views/index?url=/live/show&id={id}'

const OF_AUTHOR = { security: { isLogin: true } }

/** What draws people in: streams and coupons. */
export const offerViews = [
  define('/live/index', both('Live', '直播'), [
    widget('liveList', 'lives', { columns: 2, filter: true, itemUrl: LIVE_SHOW }),
  ]),
  define(
    '/live/show',
    both('Stream', '直播间'),
    [
      widget('live', 'room', {
        required: true,
        idParam: 'id',
        listUrl: LIVE_LIST,
        productUrl: PRODUCT_SHOW,
      }),
    ],
    { nav: { pullRefresh: false, transparent: true } },
  ),
  define(
    '/live/mine',
    both('My streams', '我的直播'),
    [widget('liveMine', 'mine', { required: true })],
    OF_AUTHOR,
  ),
  define(
    '/live/edit',
    both('Stream', '编辑直播'),
    [widget('liveForm', 'form', { required: true })],
    { ...OF_AUTHOR, nav: { pullRefresh: false } },
  ),
  define(
    '/live/desk',
    both('Manage the stream', '直播管理'),
    [widget('liveDesk', 'desk', { required: true })],
    OF_AUTHOR,
  ),
  define('/coupon/index', both('Coupons', '优惠券'), [
    widget('couponList', 'coupons', {
      columns: 1,
      filter: true,
      useUrl: '/views/index?url=/product/list&classIds={classId}',
    }),
  ]),
]
