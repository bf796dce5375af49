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
