import { testPressing, testReading } from '../../../../engine/testing/seen'
import { ApiError } from '../../../../errors'
import { orderList } from '.'

const line = {
  productId: '1',
  skuId: '1',
  name: 'Hop Field',
  skuName: '330 ml',
  image: '/pictures/1.svg',
  price: 1005,
  count: 2,
}
const orderOf = (id: string, status: number, more: object = {}) => ({
  id,
  serial: `S${id}`,
  status,
  payId: `9${id}`,
  storeName: `Store ${id}`,
  storeId: id,
  lines: [line],
  goodsAmount: 2010,
  freight: 0,
  amount: 2010,
  address: { name: 'Lin', mobile: '13800138000', region: '', detail: '' },
  note: '',
  createdAt: 1,
  paidAt: null,
  expiresAt: 4_000_000_000,
  ...more,
})
const actions = (...names: string[]) => ({ actions: names })
const page = (result: unknown[], totalCount = result.length) => ({
  'order/order/page': { result, pageIndex: 1, pageSize: 15, totalCount },
})
const setups = {
  full: {
    api: page([
      orderOf('1', 1, actions('pay', 'cancel')),
      orderOf('2', 2, {
        ...actions('urge', 'cancel'),
        lines: [line, { ...line, name: 'Oat', skuId: '2', count: 1 }],
      }),
      orderOf('3', 3, actions('receive')),
      orderOf('4', 4, actions('review', 'afterSale', 'rebuy', 'remove')),
      orderOf('5', 5),
      orderOf('6', 6, actions('remove', 'rebuy')),
    ]),
  },
  'one status': { query: { status: '2' }, api: page([]) },
  none: { api: page([]) },
  broken: { api: { 'order/order/page': new ApiError('x', 500, 'Out of order') } },
}

const widgets = { orderList }

testReading(
  widgets,
  [
    [
      'orderList',
      'full',
      [
        'field «Order number or beer», ≤ 140, Order number or beer = ',
        'tablist «Order status»',
        'tab (selected): All',
        'tab: To pay',
        'tab: To ship',
        'tab: To receive',
        expect.stringMatching(
          /^link «Order at Store 1, Payment due»: Store 1 \| Payment due \| picture \/pictures\/1\.svg\?w=64 Hop Field \| Hop Field \| 330 ml \| 2 in total \| ¥ \| 20 \| \.10 \| Pay within \| .+ \| button: Pay$/,
        ),
        'link «Order at Store 2, Waiting to ship»: Store 2 | Waiting to ship | picture /pictures/1.svg?w=64 Hop Field | picture /pictures/1.svg?w=64 Oat | Hop Field, Oat | 3 in total | ¥ | 20 | .10 | The brewery is packing your order. | button: Ask to hurry',
        'link «Order at Store 3, On its way»: Store 3 | On its way | picture /pictures/1.svg?w=64 Hop Field | Hop Field | 330 ml | 2 in total | ¥ | 20 | .10 | Your order has been shipped. | button: Received',
        'link «Order at Store 4, Completed»: Store 4 | Completed | picture /pictures/1.svg?w=64 Hop Field | Hop Field | 330 ml | 2 in total | ¥ | 20 | .10 | Cheers! Tell others how it tasted. | button: Review',
        'link «Order at Store 5, Refund or after-sale»: Store 5 | Refund or after-sale | picture /pictures/1.svg?w=64 Hop Field | Hop Field | 330 ml | 2 in total | ¥ | 20 | .10 | We are looking after your request.',
        'link «Order at Store 6, Closed»: Store 6 | Closed | picture /pictures/1.svg?w=64 Hop Field | Hop Field | 330 ml | 2 in total | ¥ | 20 | .10 | This order was cancelled or not paid in time.',
        'status: That is all',
      ],
    ],
    [
      'orderList',
      'one status',
      [
        'field «Order number or beer», ≤ 140, Order number or beer = ',
        'tablist «Order status»',
        'tab: All',
        'tab: Payment due',
        'tab (selected): Waiting to ship',
        'tab: On its way',
        'tab: Refund or after-sale',
        'No orders here yet',
        'Your orders appear here once you place one.',
        'button: Browse beers',
      ],
    ],
    [
      'orderList',
      'none',
      [
        'field «Order number or beer», ≤ 140, Order number or beer = ',
        'tablist «Order status»',
        'tab (selected): All',
        'tab: Payment due',
        'tab: Waiting to ship',
        'tab: On its way',
        'tab: Refund or after-sale',
        'No orders here yet',
        'Your orders appear here once you place one.',
        'button: Browse beers',
      ],
    ],
    [
      'orderList',
      'broken',
      [
        'field «Order number or beer», ≤ 140, Order number or beer = ',
        'tablist «Order status»',
        'tab (selected): All',
        'tab: Payment due',
        'tab: Waiting to ship',
        'tab: On its way',
        'tab: Refund or after-sale',
        'Could not get the data',
        'Out of order',
        'button: Try again',
      ],
    ],
  ],
  setups,
)

testPressing(
  widgets,
  [
    [
      'orderList',
      'full',
      'To pay',
      ['order/order/page {"pageIndex":1,"pageSize":15,"status":1}'],
      ['tab: All', 'tab (selected): To pay'],
      ['tab (selected): All', 'tab: To pay'],
    ],
    [
      'orderList',
      'full',
      'To ship',
      ['order/order/page {"pageIndex":1,"pageSize":15,"status":2}'],
      [
        'tab: All',
        'tab (selected): To ship',
        expect.stringMatching(
          /^link «Order at Store 1, Payment due»: Store 1 \| Payment due \| picture \/pictures\/1\.svg\?w=64 Hop Field \| Hop Field \| 330 ml \| 2 in total \| ¥ \| 20 \| \.10 \| Pay within \| .+ \| button: Pay$/,
        ),
      ],
      ['tab (selected): All', 'tab: To ship'],
    ],
    [
      'orderList',
      'full',
      'To receive',
      ['order/order/page {"pageIndex":1,"pageSize":15,"status":3}'],
      ['tab: All', 'tab (selected): To receive'],
      ['tab (selected): All', 'tab: To receive'],
    ],
    [
      'orderList',
      'full',
      'Order at Store 1, Payment due',
      ['open /views/index?url=/order/show&id=1'],
    ],
    ['orderList', 'full', 'Pay', ['open /asset/pay/index?id=91']],
    [
      'orderList',
      'full',
      'Ask to hurry',
      ['order/order/urge {"id":"2"}'],
      [
        'link «Order at Store 2, Waiting to ship»: Store 2 | Waiting to ship | picture /pictures/1.svg?w=64 Hop Field | picture /pictures/1.svg?w=64 Oat | Hop Field, Oat | 3 in total | ¥ | 20 | .10 | The brewery is packing your order. | button: Ask to hurry | status: no fake for order/order/urge',
      ],
      [
        'link «Order at Store 2, Waiting to ship»: Store 2 | Waiting to ship | picture /pictures/1.svg?w=64 Hop Field | picture /pictures/1.svg?w=64 Oat | Hop Field, Oat | 3 in total | ¥ | 20 | .10 | The brewery is packing your order. | button: Ask to hurry',
      ],
    ],
    [
      'orderList',
      'full',
      'Received',
      [
        'confirm {"title":"Has everything arrived?","text":"The shop is paid with your word.","ok":"Yes","cancel":"Cancel"}',
        'order/order/receive {"id":"3"}',
      ],
      [
        'link «Order at Store 3, On its way»: Store 3 | On its way | picture /pictures/1.svg?w=64 Hop Field | Hop Field | 330 ml | 2 in total | ¥ | 20 | .10 | Your order has been shipped. | button: Received | status: no fake for order/order/receive',
      ],
      [
        'link «Order at Store 3, On its way»: Store 3 | On its way | picture /pictures/1.svg?w=64 Hop Field | Hop Field | 330 ml | 2 in total | ¥ | 20 | .10 | Your order has been shipped. | button: Received',
      ],
    ],
    ['orderList', 'full', 'Review', ['open /views/index?url=/order/review&id=4']],
    [
      'orderList',
      'one status',
      'All',
      ['order/order/page {"pageIndex":1,"pageSize":15}'],
      ['tab (selected): All', 'tab: Waiting to ship'],
      ['tab: All', 'tab (selected): Waiting to ship'],
    ],
    [
      'orderList',
      'one status',
      'Payment due',
      ['order/order/page {"pageIndex":1,"pageSize":15,"status":1}'],
      ['tab (selected): Payment due', 'tab: Waiting to ship'],
      ['tab: Payment due', 'tab (selected): Waiting to ship'],
    ],
    [
      'orderList',
      'one status',
      'On its way',
      ['order/order/page {"pageIndex":1,"pageSize":15,"status":3}'],
      ['tab: Waiting to ship', 'tab (selected): On its way'],
      ['tab (selected): Waiting to ship', 'tab: On its way'],
    ],
    [
      'orderList',
      'one status',
      'Refund or after-sale',
      ['order/order/page {"pageIndex":1,"pageSize":15,"status":5}'],
      ['tab: Waiting to ship', 'tab (selected): Refund or after-sale'],
      ['tab (selected): Waiting to ship', 'tab: Refund or after-sale'],
    ],
    ['orderList', 'one status', 'Browse beers', ['open /pages/tabbar/index']],
    [
      'orderList',
      'none',
      'Payment due',
      ['order/order/page {"pageIndex":1,"pageSize":15,"status":1}'],
      ['tab: All', 'tab (selected): Payment due'],
      ['tab (selected): All', 'tab: Payment due'],
    ],
    [
      'orderList',
      'none',
      'Waiting to ship',
      ['order/order/page {"pageIndex":1,"pageSize":15,"status":2}'],
      ['tab: All', 'tab (selected): Waiting to ship'],
      ['tab (selected): All', 'tab: Waiting to ship'],
    ],
    [
      'orderList',
      'none',
      'On its way',
      ['order/order/page {"pageIndex":1,"pageSize":15,"status":3}'],
      ['tab: All', 'tab (selected): On its way'],
      ['tab (selected): All', 'tab: On its way'],
    ],
    [
      'orderList',
      'none',
      'Refund or after-sale',
      ['order/order/page {"pageIndex":1,"pageSize":15,"status":5}'],
      ['tab: All', 'tab (selected): Refund or after-sale'],
      ['tab (selected): All', 'tab: Refund or after-sale'],
    ],
  ],
  setups,
)
