import type { Services } from '../../../server/services'
import { addAddress, deleteAddress, updateAddress } from '../../../src/features/address/contract'
import { pageAddresses, setDefaultAddress } from '../../../src/features/address/contract-choose'
import { getRegions } from '../../../src/features/address/contract-regions'
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
  getMiniPayParams,
  getPublicPayParams,
  listPayMethods,
  requestAssetPay,
  requestPay,
} from '../../../src/features/pay/contract'
import { getCityIndex, getCounties } from '../../../src/features/place/contract'
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

const HOME = {
  name: '林夏',
  mobile: '13800138000',
  province: '广东省',
  city: '广州市',
  area: '天河区',
  regionId: '440106',
  detail: '体育西路 191 号',
  isDefault: true,
}
const PAGE = { pageIndex: 1, pageSize: 15 }
const BEER = expect.objectContaining({ id: '2001', storeId: expect.any(String) })
const PRODUCTS = [{ productId: '2001', skuId: '20011', count: 1 }]
const COST = {
  goodsAmount: expect.any(Number),
  freight: expect.any(Number),
  amount: expect.any(Number),
}
const WECHAT = {
  timeStamp: expect.any(String),
  nonceStr: expect.any(String),
  payPackage: expect.any(String),
  signType: expect.any(String),
  paySign: expect.any(String),
}

/** The amount is what the order costs; a payment of any other is refused. */
const costs = ({ db }: Services) =>
  db.updateTable('payments').set({ amount: 100 }).where('id', '=', '800001').execute()
const PAYMENT = {
  payId: '800001',
  amount: 100,
  openId: '',
  clientType: 'WapH5',
  payType: 300,
  userId: '1001',
  payPassword: '135790',
}
const STARTED = expect.objectContaining({ url: expect.any(String) })

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
    call: addAddress,
    as: 'newcomer',
    input: { body: HOME },
    sends: 'POST basic/address/',
    answers: { ...HOME, id: expect.any(String), userId: '1002' },
  },
  {
    call: updateAddress,
    as: 'member',
    input: { body: { ...HOME, id: '5001', detail: '2 号' } },
    sends: 'PUT basic/address/',
    answers: { ...HOME, id: '5001', userId: '1001', detail: '2 号' },
  },
  {
    call: deleteAddress,
    as: 'member',
    input: { params: { id: '5001' } },
    sends: 'DELETE basic/address/5001',
    answers: null,
  },
  {
    call: setDefaultAddress,
    as: 'member',
    input: { body: { addressId: '5002' } },
    sends: 'PUT basic/address/setDefault',
    answers: null,
  },
  {
    call: pageAddresses,
    as: 'member',
    input: { body: PAGE },
    sends: 'POST basic/address/page',
    answers: {
      ...PAGE,
      totalCount: 2,
      result: [expect.objectContaining({ id: '5001', isDefault: true }), expect.any(Object)],
    },
  },
  {
    call: getRegions,
    input: { query: { level: 2 } },
    sends: 'GET api/Region/GetRegionData?level=2',
    answers: expect.arrayContaining([
      {
        code: '440000',
        name: '广东省',
        children: expect.arrayContaining([{ code: '440100', name: '广州市' }]),
      },
    ]),
  },
  {
    call: getCityIndex,
    sends: 'GET api/Region/CityIndex',
    answers: expect.arrayContaining([
      {
        letter: 'G',
        cities: expect.arrayContaining([{ regionId: '440100', name: '广州市' }]),
      },
      {
        letter: 'C',
        cities: expect.arrayContaining([{ regionId: '500100', name: '重庆市' }]),
      },
    ]),
  },
  {
    call: getCounties,
    input: { query: { cityId: '440100' } },
    sends: 'GET api/Region/GetCountyByCity?cityId=440100',
    answers: expect.arrayContaining([{ regionId: '440106', name: '天河区' }]),
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
    call: requestPay,
    as: 'member',
    before: costs,
    input: { body: PAYMENT },
    sends: 'POST api/pay/pay',
    answers: STARTED,
  },
  {
    call: requestAssetPay,
    as: 'member',
    before: costs,
    input: { body: PAYMENT },
    sends: 'POST asset/pay/pay',
    answers: STARTED,
  },
  {
    call: listPayMethods,
    as: 'member',
    input: { body: { payId: '800001', clientType: 'WapH5' } },
    sends: 'POST asset/pay/list',
    answers: expect.objectContaining({ payId: '800001', orderId: '700001', status: 1 }),
  },
  {
    call: getMiniPayParams,
    as: 'member',
    input: { body: { payId: '800001', openId: '' } },
    sends: 'POST Api/WeiXinPay/MpPayAsyncByPayId',
    answers: WECHAT,
  },
  {
    call: getPublicPayParams,
    as: 'member',
    input: { body: { payId: '800001', openId: '' } },
    sends: 'POST WeiXinPay/PublicPayAsyncByPayId',
    answers: WECHAT,
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
