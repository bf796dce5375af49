import { both, define, PRODUCT_LIST, PRODUCT_SHOW, STORE_SHOW, widget } from './definition'

const route = (path: string) => ({ $: 'route', path }) as const

const products = {
  layout: '2col',
  pageSize: 15,
  itemUrl: PRODUCT_SHOW,
  bind: {
    from: 'api',
    call: 'product/page',
    query: {
      classIds: route('classIds'),
      tags: route('tags'),
      storeId: route('storeId'),
      priceStyleId: route('priceStyleId'),
      keyWord: route('keyWord'),
    },
  },
} as const

/** A client that knows no shelf has the list with its classes. */
export const productList = define('/product/list', both('Beers', '酒款'), [
  widget('productShelf', 'products', {
    ...products,
    required: true,
    controls: ['classes', 'sort', 'filter', 'layout', 'count', 'add'],
    fallback: widget('productList', 'products', { ...products, infinite: true, filterBar: true }),
  }),
])

const REVIEWS = '/views/index?url=/product/reviews&id={id}'

const PROMISES = [
  {
    icon: 'truck',
    title: both('Cold all the way', '全程冷链'),
    text: both(
      'Orders before 16:00 leave our cold room the same day.',
      '16:00 前下单，当日从冷库发出。',
    ),
  },
  {
    icon: 'store',
    title: both('Pick up in the taproom', '到店自提'),
    text: both('No freight; show your code at the bar.', '免运费，到店出示取货码即可。'),
  },
  {
    icon: 'returns',
    title: both('Refund or exchange', '售后无忧'),
    text: both(
      'What arrives broken or wrong is refunded or exchanged.',
      '破损、错发可退款或换货。',
    ),
  },
] as const

export const productShow = define(
  '/product/show',
  both('Beer', '酒款详情'),
  [
    // First: what comes last is drawn when it comes near, and this floats over all.
    widget('taskClock', 'clock', { job: 'view', entityKey: 'product' }),
    widget('productDetail', 'product', {
      gallery: true,
      attributes: true,
      description: true,
      required: true,
      buyUrl: '/shop/order/buy',
      serviceUrl: '/custService/service',
      reviewsUrl: REVIEWS,
      storeUrl: STORE_SHOW,
      slots: {
        offers: [widget('productOffers', 'offers', {}, { value: { promises: PROMISES } })],
        more: [
          widget('reviewList', 'reviews', { short: true, allUrl: REVIEWS }),
          widget(
            'title',
            'more-title',
            { level: 3 },
            { value: { title: both('People also took home', '大家也带走了') } },
          ),
          widget('productList', 'more', {
            layout: 'swipe',
            limit: 8,
            fields: ['style', 'price', 'add'],
            itemUrl: PRODUCT_SHOW,
            bind: {
              from: 'api',
              call: 'product/page',
              query: { tags: 'hot', pageSize: 8, exceptId: route('id') },
            },
          }),
        ],
      },
    }),
  ],
  { nav: { share: true, transparent: true } },
)

export const productReviews = define('/product/reviews', both('Reviews', '商品评价'), [
  widget('reviewList', 'reviews', { required: true, pageSize: 15 }),
])

/** A client that knows no page of a store shows what is sold there. */
export const storeShow = define(
  '/store/show',
  both('Taproom', '门店'),
  [
    widget('storeDetail', 'store', {
      required: true,
      fallback: widget('storeList', 'stores-instead', {
        bind: { from: 'api', call: 'people/store/location' },
      }),
      slots: {
        products: [
          widget('productList', 'products', {
            layout: '2col',
            infinite: true,
            pageSize: 15,
            itemUrl: PRODUCT_SHOW,
            bind: {
              from: 'api',
              call: 'product/page',
              query: { storeId: route('id'), classIds: { $: 'page', path: 'classId' } },
            },
          }),
        ],
      },
    }),
  ],
  { nav: { share: true, transparent: true } },
)

const tab = (status: number | null, en: string, zh: string) => ({ status, name: both(en, zh) })

const orders = widget(
  'orderList',
  'orders',
  {
    required: true,
    statusParam: 'status',
    pageSize: 15,
    itemUrl: '/views/index?url=/order/show&id={id}',
    payUrl: '/asset/pay/index?id={payId}',
  },
  {
    value: [
      tab(null, 'All', '全部'),
      tab(1, 'To pay', '待付款'),
      tab(2, 'To ship', '待发货'),
      tab(3, 'To receive', '待收货'),
      tab(4, 'Done', '已完成'),
      tab(5, 'After-sale', '退款/售后'),
    ],
  },
)

export const orderList = define('/order/list', both('My orders', '我的订单'), [orders], {
  security: { isLogin: true },
})

export const orderShow = define(
  '/order/show',
  both('Order', '订单详情'),
  [
    widget('orderDetail', 'order', {
      required: true,
      payUrl: '/asset/pay/index?id={payId}',
      serviceUrl: '/custService/service?orderId={id}',
      productUrl: '/views/index?url=/product/show&id={productId}',
      listUrl: '/views/index?url=/order/list',
      fallback: orders,
    }),
  ],
  { security: { isLogin: true } },
)

const AFTER_SALE_SHOW = '/views/index?url=/after-sale/show&id={id}'

/** A client that knows no after-sales shows the orders they are about. */
export const afterSaleForm = define(
  '/after-sale/apply',
  both('After-sale', '申请售后'),
  [widget('afterSaleForm', 'ask', { required: true, doneUrl: AFTER_SALE_SHOW, fallback: orders })],
  { security: { isLogin: true }, nav: { pullRefresh: false } },
)

export const afterSaleList = define(
  '/after-sale/list',
  both('After-sales', '售后记录'),
  [
    widget('afterSaleList', 'sales', {
      required: true,
      itemUrl: AFTER_SALE_SHOW,
      fallback: orders,
    }),
  ],
  { security: { isLogin: true } },
)

export const afterSaleShow = define(
  '/after-sale/show',
  both('After-sale', '售后详情'),
  [
    widget('afterSaleDetail', 'sale', {
      required: true,
      serviceUrl: '/custService/service?afterSaleId={id}',
      fallback: orders,
    }),
  ],
  { security: { isLogin: true } },
)

/** A client without a `cart` shows the popular beers instead, each with its add button. */
export const cart = define('/cart/index', both('Cart', '购物车'), [
  widget('cart', 'cart', {
    editable: true,
    buyUrl: '/shop/order/buy',
    fallback: widget('productList', 'cart-instead', {
      layout: '1small',
      limit: 10,
      itemUrl: PRODUCT_SHOW,
      bind: { from: 'api', call: 'product/page', query: { tags: 'hot', pageSize: 10 } },
    }),
  }),
])

export const classes = define('/zero/class', both('All beers', '商城分类'), [
  widget('classTree', 'classes', {
    layout: 'side',
    products: true,
    productUrl: PRODUCT_SHOW,
    itemUrl: `${PRODUCT_LIST}&classIds={id}`,
    bind: { from: 'api', call: 'relation/ProductClassRelation/tree' },
  }),
])
