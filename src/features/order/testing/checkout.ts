import { press } from '../../../engine/testing/hands'
import { type FakeApi, renderWidget, testUser } from '../../../engine/testing/render-widget'
import type { HttpRequest } from '../../../http/endpoint'
import { orderConfirm } from '../widgets/order-confirm'

export const BUY = 'order/orderBuy/buy'
export const PRICE = 'orderBuy/getPrice'
const line = {
  productId: '1',
  skuId: '2',
  name: 'Hop Field',
  skuName: '330 ml',
  image: '/pictures/1.svg',
  price: 1000,
  count: 3,
}
const info = {
  storeName: 'West Lake',
  lines: [line],
  goodsAmount: 3000,
  freight: 500,
  amount: 3500,
}
const couponOf = (id: string, discount: number, fits = true) => ({
  id,
  name: `Coupon ${id}`,
  discount,
  threshold: 0,
  endsAt: 2_000_000_000,
  fits,
  reason: fits ? '' : 'Spend ¥99 first',
})

export interface Wish {
  readonly points: number
  readonly stores: readonly { storeId: string; way: number; couponId?: string }[]
}

/** Two stores; the first has three coupons, one of which does not fit. */
export function priceOf({ stores, points }: Wish) {
  const of = (storeId: string) => stores.find((each) => each.storeId === storeId)
  const off = { c5: 500, c8: 800 }[of('1')?.couponId ?? ''] ?? 0
  const freight = of('2')?.way === 2 ? 0 : 1000
  const store = {
    lines: [line],
    address: 'Quay 1',
    hours: '10:00-22:00',
    way: 1,
    goodsAmount: 3000,
    freight: 0,
    amount: 3000,
    couponId: '',
    bestCouponId: '',
    coupons: [],
  }
  return {
    goodsAmount: 6000,
    freight,
    amount: 6000 - off - points + freight,
    points,
    pointsMost: 200,
    pointsHeld: 150,
    stores: [
      {
        ...store,
        storeId: '1',
        storeName: 'West Lake',
        couponDiscount: off,
        bestCouponId: 'c8',
        coupons: [couponOf('c5', 500), couponOf('c8', 800), couponOf('c9', 900, false)],
      },
      { ...store, storeId: '2', storeName: 'River Quay', freight },
    ],
  }
}

export const address = {
  id: 'a',
  userId: testUser.id,
  name: 'Lin',
  mobile: '13800138000',
  province: 'Zhejiang',
  city: 'Hangzhou',
  area: 'Xihu',
  regionId: '330106',
  detail: 'Street 1',
  isDefault: true,
}

/** Presses the button that orders. */
export const place = () => press('Place order')

/** The checkout of two stores' goods, out of the cart. @param api what the server answers otherwise. */
export const openCheckout = (addresses: readonly object[] = [address], api: FakeApi = {}) =>
  renderWidget(orderConfirm, {
    user: testUser,
    query: { items: '1:2:3,5:6:1', cart: '1' },
    api: {
      'order/orderBuy/info': info,
      [PRICE]: ({ body }: HttpRequest) => priceOf(body as Wish),
      [BUY]: { orderId: '7', payId: '97', amount: 1, orderIds: ['7', '8'] },
      'basic/address/page': {
        result: addresses,
        pageIndex: 1,
        pageSize: 15,
        totalCount: addresses.length,
      },
      ...api,
    },
  })

/** What was ordered; undefined where nothing was. */
export const bodyOf = (calls: readonly HttpRequest[]) =>
  calls.find(({ path }) => path === BUY)?.body
