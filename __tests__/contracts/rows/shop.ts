import { pageDeviceOrders } from '../../../src/features/device/contract'
import {
  buy,
  getBuyInfo,
  getBuyPrice,
  pageOrders,
  showOrder,
} from '../../../src/features/order/contract'
import { getOrderCounts } from '../../../src/features/order/contract-counts'
import {
  favoriteProduct,
  getProductDetail,
  getProductSkus,
  isFavoriteProduct,
  showProduct,
} from '../../../src/features/product/contract'
import { pageProducts } from '../../../src/features/product/contract-list'
import { getClassTree } from '../../../src/features/record/contract-dictionary'
import { getClassKeyValues } from '../../../src/features/record/contract-more'
import { listStores } from '../../../src/features/store/contract'
import { uploadFile } from '../../../src/http/upload-file'
import type { Row } from '../harness'

const PAGE = { pageIndex: 1, pageSize: 15 }
const BEER = expect.objectContaining({ id: '2001', storeId: expect.any(String) })
const PRODUCTS = [{ productId: '2001', skuId: '20011', count: 1 }]
const COST = {
  goodsAmount: expect.any(Number),
  freight: expect.any(Number),
  amount: expect.any(Number),
}

const NOTE = {
  path: 'note.txt',
  name: 'note.txt',
  size: 4,
  blob: new Blob(['hops'], { type: 'text/plain' }),
}

export const shopRows: readonly Row[] = [
  {
    call: uploadFile,
    as: 'member',
    input: { body: { kind: 'file', file: NOTE } },
    sends: 'POST basic/storageFile/upload',
    answers: {
      id: expect.any(String),
      url: expect.stringMatching(/^\/files\/\d{18}\.bin$/),
      name: 'note.txt',
      size: 4,
    },
  },
  {
    call: buy,
    as: 'member',
    input: {
      body: {
        products: PRODUCTS,
        way: 1,
        isFromCart: false,
        addressId: '5001',
        note: '',
        amount: 3200,
        requestId: 'r1',
      },
    },
    sends: 'POST order/orderBuy/buy',
    answers: {
      orderId: expect.any(String),
      orderIds: [expect.any(String)],
      payId: expect.any(String),
      amount: 3200,
    },
  },
  {
    call: getBuyInfo,
    as: 'member',
    input: { body: { products: PRODUCTS, isFromCart: false } },
    sends: 'POST order/orderBuy/info',
    answers: {
      ...COST,
      memberDiscount: 0,
      storeName: expect.any(String),
      lines: [expect.any(Object)],
    },
  },
  {
    call: getBuyPrice,
    as: 'member',
    input: { body: { products: PRODUCTS, way: 2 } },
    sends: 'POST orderBuy/getPrice',
    answers: {
      ...COST,
      memberDiscount: 0,
      couponDiscount: 0,
      pointsDiscount: 0,
      freight: 0,
      points: 0,
      pointsMost: expect.any(Number),
      pointsHeld: expect.any(Number),
      stores: [
        expect.objectContaining({
          storeId: expect.any(String),
          way: 2,
          bestCouponId: '',
          coupons: [expect.objectContaining({ id: '990002', fits: false })],
        }),
      ],
    },
  },
  {
    call: pageOrders,
    as: 'member',
    input: { body: { ...PAGE, status: 3 } },
    sends: 'POST order/order/page',
    answers: expect.objectContaining({
      totalCount: 3,
      counts: { 1: 2, 2: 2, 3: 3, 4: 3, 5: 1, 6: 1 },
    }),
  },
  {
    call: pageDeviceOrders,
    as: 'member',
    input: { body: PAGE },
    sends: 'POST order/deviceOrder/pageList',
    answers: {
      ...PAGE,
      totalCount: 4,
      result: expect.arrayContaining([
        expect.objectContaining({ id: 'D501', deviceId: '501', name: 'Smart tap 01' }),
      ]),
    },
  },
  {
    call: showOrder,
    as: 'member',
    input: { query: { id: '700001' } },
    sends: 'GET api/ordershow/show?id=700001',
    answers: expect.objectContaining({ id: '700001', payId: '800001', status: 1 }),
  },
  {
    call: getOrderCounts,
    as: 'member',
    sends: 'GET api/userCenter/status',
    answers: {
      duePayment: 2,
      waitingToShip: 2,
      waitingToReceive: 3,
      refund: 1,
      cart: expect.any(Number),
    },
  },
  {
    call: pageProducts,
    input: {
      query: {
        keyWord: '',
        pageIndex: 1,
        pageSize: 2,
        classIds: '1,2',
        priceStyleId: '1',
        storeId: '',
        tags: 'new,hot',
      },
    },
    sends:
      'GET product/page?keyWord=&pageIndex=1&pageSize=2&classIds=1%2C2&priceStyleId=1&storeId=&tags=new%2Chot',
    answers: expect.objectContaining({ pageIndex: 1, pageSize: 2, result: expect.any(Array) }),
  },
  {
    call: getClassTree,
    sends: 'GET relation/ProductClassRelation/tree',
    answers: expect.arrayContaining([
      expect.objectContaining({ id: '1', children: expect.any(Array) }),
    ]),
  },
  {
    call: getClassKeyValues,
    sends: 'GET relation/ProductClassRelation/kv',
    answers: expect.arrayContaining([{ key: '1', value: expect.any(String) }]),
  },
  {
    call: getProductDetail,
    input: { query: { id: '2001' } },
    sends: 'GET product/productShow/detail?id=2001',
    answers: BEER,
  },
  {
    call: showProduct,
    input: { query: { id: '2001' } },
    sends: 'GET product/productShow/show?id=2001',
    answers: BEER,
  },
  {
    call: getProductSkus,
    input: { query: { id: '2001' } },
    sends: 'GET product/productShow/skus?id=2001',
    answers: expect.arrayContaining([expect.objectContaining({ id: '20011', productId: '2001' })]),
  },
  {
    call: favoriteProduct,
    as: 'member',
    input: { query: { id: '2002' } },
    sends: 'GET product/productShow/favorite?id=2002',
    answers: true,
  },
  {
    call: isFavoriteProduct,
    as: 'member',
    input: { query: { id: '2001' } },
    sends: 'GET product/productShow/isFavorite?id=2001',
    answers: true,
  },
  {
    call: listStores,
    input: { query: { latitude: 23.1, longitude: 113.3 } },
    sends: 'GET people/store/location?latitude=23.1&longitude=113.3',
    answers: expect.arrayContaining([
      expect.objectContaining({ id: '301', distance: expect.any(Number) }),
    ]),
  },
]
