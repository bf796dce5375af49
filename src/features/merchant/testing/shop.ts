/** What the server says of a shop, for the tests of its desk. */
export const SHOPS = [
  { id: '402', name: 'Old Arcade', status: 2 },
  { id: '403', name: 'Island', status: 2 },
]

export const shopOf = (id: string) => ({
  id,
  name: SHOPS.find((shop) => shop.id === id)?.name ?? '',
  logo: '/pictures/store/x.svg',
  licence: '91440100TAP40000X',
  status: 2,
  createdAt: 1,
  stores: [
    { id: '302', name: 'Arcade store', image: '' },
    { id: '308', name: 'Tea Hill', image: '' },
  ],
  isOperator: false,
})

const line = (position: number, name: string, count: number, more: object = {}) => ({
  productId: `p${position}`,
  skuId: `s${position}`,
  name,
  skuName: '330 ml',
  image: '',
  price: 1000,
  count,
  position,
  paid: 1000 * count,
  shipped: 0,
  refunded: 0,
  claimed: 0,
  ...more,
})

/** An order that waits: three of one beer, one of which has gone, and two of another. */
export const shopOrder = {
  id: '7',
  serial: 'S7',
  status: 2,
  payId: '9',
  storeName: 'Arcade store',
  storeId: '302',
  lines: [line(0, 'Hop Field', 3, { shipped: 1 }), line(1, 'Oat', 2)],
  goodsAmount: 5000,
  freight: 0,
  amount: 5000,
  address: { name: 'Lin', mobile: '13800138000', region: 'Hangzhou', detail: 'Wensan Road 1' },
  note: '',
  createdAt: 1,
  paidAt: 2,
  expiresAt: 3,
  actions: ['ship'],
}

/** An order that Mei comes for today. */
export const pickup = {
  ...shopOrder,
  id: '8',
  serial: 'S8',
  status: 3,
  way: 2,
  actions: ['redeem'],
  pickup: {
    code: '',
    store: 'Arcade store',
    address: '',
    hours: '',
    name: 'Mei',
    mobile: '13900139000',
    time: 'Today, 18:00',
  },
}

export const page = (result: readonly unknown[], more: object = {}) => ({
  result,
  pageIndex: 1,
  pageSize: 15,
  totalCount: result.length,
  ...more,
})

/** Answers every page of the desk asks for. */
export const DESK = {
  'merchant/merchants/simpleMerchants': SHOPS,
  'merchant/merchants/show': ({ query }: { query?: unknown }) =>
    shopOf((query as { id: string }).id),
}

/** Today at the desk: three orders, and what waits. */
export const figures = {
  orders: 3,
  amount: 12_850,
  buyers: 1,
  refunded: 0,
  toShip: 5,
  toPickUp: 2,
  afterSales: 0,
  reviews: 4,
  lowStock: 1,
}

/** A month of 50.00 paid, of which 12.00 went back. */
export const income = {
  amount: 5000,
  refunded: 1200,
  net: 3800,
  settled: 3000,
  pending: 800,
  days: [{ day: '2026-11-21', orders: 2, amount: 5000, refunded: 1200 }],
}

const both = (name: string) => ({ en: name, 'zh-Hans': name })
/** A product of two variants; of one of them two pieces are left. */
export const beer = {
  id: '21',
  storeId: '302',
  storeName: 'Arcade',
  classId: '11',
  name: both('Quay Haze'),
  intro: both('Soft'),
  images: ['/pictures/beer/x.svg'],
  isOnShelf: true,
  price: 1900,
  stock: 26,
  sold: 3,
  skus: [
    { id: '211', name: both('Can'), price: 1900, stock: 2 },
    { id: '212', name: both('Case'), price: 9900, stock: 24 },
  ],
}

/** Where products belong. */
export const CLASSES = {
  'relation/ProductClassRelation/tree': [
    { id: '1', name: 'Pale', icon: '', children: [{ id: '11', name: 'Hazy', icon: '' }] },
    { id: '2', name: 'Gifts', icon: '', children: [] },
  ],
}

/** One bottle that came broken: 8.50 are asked back, and nobody has answered. */
export const sale = {
  id: '31',
  orderId: '7',
  orderSerial: 'S7',
  storeId: '302',
  storeName: 'Arcade',
  position: 0,
  name: 'Hop Field',
  skuName: '330 ml',
  image: '',
  count: 1,
  kind: 2,
  state: 1,
  reason: 'Damaged',
  message: 'The bottle broke',
  pictures: ['/files/1.jpg'],
  amount: 850,
  refunded: 0,
  points: 0,
  channel: '',
  createdAt: 1,
  deadlineAt: null,
  returnParcel: null,
  exchangeParcel: null,
  steps: [{ at: 1, by: 'buyer', name: 'Lin', action: 'apply', message: '' }],
  actions: ['approve', 'refuse'],
}

/** Four stars that nobody has answered. */
export const review = {
  id: '5',
  productId: '1',
  productName: 'Hop Field',
  stars: 4,
  content: 'Fine',
  pictures: [],
  skuName: '330 ml',
  nickName: 'L***a',
  avatar: '',
  createdAt: 1,
  addition: '',
  addedAt: null,
  reply: '',
  isMine: false,
}

/** Who wants to open a shop. */
export const night = {
  id: '9',
  name: 'Night Shift',
  status: 1,
  isWaiting: true,
  reason: '',
  submittedAt: 1,
  ownerName: 'Chen Mo',
  mobile: '19912345678',
  address: '3 Dashatou Road',
  intro: '',
  hours: '10:00–22:00',
  company: '',
  code: '',
  pictures: ['/files/sign.png'],
}
