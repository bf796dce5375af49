/** What the server says of orders and after-sales, for the tests of this room. */

const NOW = Math.floor(Date.now() / 1000)

/** Two bottles of one beer at 10.00; its place in the order is 3. */
export const line = {
  productId: '5',
  skuId: '6',
  name: 'Hop Field',
  skuName: '330 ml',
  image: '/pictures/1.svg',
  price: 1000,
  count: 2,
  position: 3,
}

/** An order of 20.00 that waits to be shipped, and of which nothing may be done. */
export const order = {
  id: '1',
  serial: 'S1',
  status: 2,
  payId: '91',
  storeName: 'West Lake',
  lines: [line],
  goodsAmount: 2000,
  freight: 0,
  amount: 2000,
  note: '',
  address: { name: 'Lin', mobile: '13800138000', region: 'Hangzhou', detail: 'Road 1' },
  createdAt: NOW - 100,
  paidAt: NOW - 90,
  expiresAt: NOW - 10,
}

/** One that is due for another quarter of an hour. */
export const dueOrder = { ...order, status: 1, paidAt: null, expiresAt: NOW + 900 }

/** A return of one bottle for 8.55: approved, to be sent back. */
export const sale = {
  id: '31',
  orderId: '1',
  orderSerial: 'S1',
  storeId: '2',
  storeName: 'West Lake',
  position: 0,
  name: 'Hop Field',
  skuName: '330 ml',
  image: '',
  count: 1,
  kind: 2,
  state: 2,
  reason: 'Damaged',
  message: 'The bottle broke',
  pictures: ['/files/1.jpg'],
  amount: 855,
  refunded: 0,
  points: 0,
  channel: '',
  createdAt: 1,
  deadlineAt: 1_800_000_000,
  returnParcel: null,
  exchangeParcel: null,
  steps: [
    { at: 1, by: 'buyer', name: 'Lin', action: 'apply', message: '' },
    { at: 2, by: 'seller', name: 'West Lake', action: 'approve', message: 'Please send it' },
  ],
  actions: ['cancel', 'sendBack'],
}

/** A review of four stars that can still be added to. */
export const review = {
  id: '81',
  productId: '5',
  productName: 'Hop Field',
  stars: 4,
  content: 'Bright',
  pictures: [],
  skuName: '330 ml',
  nickName: 'Lin',
  avatar: '',
  createdAt: 1_700_000_000,
  addition: '',
  addedAt: null,
  reply: '',
  isMine: true,
}

/** One page of rows. */
export const page = (result: readonly unknown[], more: object = {}) => ({
  result,
  pageIndex: 1,
  pageSize: 15,
  totalCount: result.length,
  ...more,
})
