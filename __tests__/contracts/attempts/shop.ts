import { deleteAddress, updateAddress } from '../../../src/features/address/contract'
import { setDefaultAddress } from '../../../src/features/address/contract-choose'
import { removeCartLine, setCartCount } from '../../../src/features/cart/contract'
import { pageShopCoupons, saveShopCoupon } from '../../../src/features/coupon/contract-shop'
import { findVoucher, redeemVoucher, refundPackage } from '../../../src/features/member/contract'
import {
  closeOrder,
  decideAfterSale,
  findPickup,
  getDeskFigures,
  pageCustomers,
  pageShopAfterSales,
  pageShopOrders,
  pageShopProducts,
  pageShopReviews,
  priceSku,
  redeemPickup,
  replyReview,
  saveShopProduct,
  shelveProduct,
  shipOrder,
  showShopOrder,
  showShopProduct,
} from '../../../src/features/merchant/contract'
import {
  decideApplication,
  getShopIncome,
  pageApplications,
  pageSettlements,
  showMerchant,
} from '../../../src/features/merchant/contract-house'
import { buy, showOrder } from '../../../src/features/order/contract'
import {
  appealAfterSale,
  applyAfterSale,
  buyAgain,
  cancelAfterSale,
  cancelOrder,
  changeOrderAddress,
  deleteOrder,
  getAfterSaleOffer,
  receiveAfterSale,
  receiveOrder,
  sendBackAfterSale,
  showAfterSale,
  traceParcel,
  urgeOrder,
} from '../../../src/features/order/contract-after'
import {
  getMiniPayParams,
  getPublicPayParams,
  listPayMethods,
  requestAssetPay,
  requestPay,
} from '../../../src/features/pay/contract'
import { evaluateMore, evaluateProduct } from '../../../src/features/product/contract-reviews'
import {
  addOfflineRecharge,
  addRecharge,
  saveAccount,
  submitOfflineRecharge,
  transfer,
} from '../../../src/features/wallet/contract'
import { addWithdrawal, decideWithdrawal } from '../../../src/features/wallet/contract-withdrawals'
import { type Attempt, attempt } from './attempt'

const HOME = {
  name: '陈默',
  mobile: '19912345678',
  province: '广东省',
  city: '广州市',
  area: '天河区',
  regionId: '440106',
  detail: '1 号',
  isDefault: false,
}
const PAYMENT = {
  payId: '800001',
  amount: 100,
  openId: '',
  clientType: 'WapH5',
  payType: 300,
  userId: '1002',
}
const ACCOUNT = { kind: 'bank', bank: '银行', holder: '陈默', number: '62258800' }

/** What the new customer tries on what others bought, paid, hold and sell. */
export const SHOP_ATTEMPTS: readonly Attempt[] = [
  attempt(saveAccount, { body: { ...ACCOUNT, id: '920001' } }),
  attempt(addRecharge, { body: { accountId: '100101', amount: 100, requestId: 'r' } }),
  attempt(addWithdrawal, {
    body: {
      accountId: '100101',
      cardId: '920001',
      amount: 5_000,
      fee: 100,
      payPassword: '135790',
      requestId: 'r',
    },
  }),
  attempt(decideWithdrawal, { body: { id: '975001', isPaid: true } }),
  attempt(addOfflineRecharge, { body: { accountId: '100101', amount: 100 } }),
  attempt(submitOfflineRecharge, { body: { id: '970001', voucher: '/files/970002.png' } }),
  attempt(transfer, {
    body: {
      accountId: '100101',
      toMobile: '13900139000',
      amount: 1,
      payPassword: '135790',
      requestId: 'r',
    },
  }),
  attempt(setCartCount, { body: { id: '20011', count: 3 } }),
  attempt(removeCartLine, { params: { id: '20011' } }),
  attempt(updateAddress, { body: { ...HOME, id: '5001' } }),
  attempt(setDefaultAddress, { body: { addressId: '5001' } }),
  attempt(deleteAddress, { params: { id: '5001' } }),
  attempt(buy, {
    body: {
      products: [{ productId: '2001', skuId: '20011', count: 1 }],
      way: 1,
      isFromCart: false,
      addressId: '5001',
      amount: 1,
      requestId: 'r',
    },
  }),
  attempt(showOrder, { query: { id: '700001' } }),
  attempt(cancelOrder, { body: { id: '700001', reason: 'x' } }),
  attempt(cancelOrder, { body: { id: '700003', reason: 'x' } }),
  attempt(changeOrderAddress, { body: { id: '700003', addressId: '5001' } }),
  attempt(urgeOrder, { body: { id: '700003' } }),
  attempt(receiveOrder, { body: { id: '700005' } }),
  attempt(buyAgain, { body: { id: '700008' } }),
  attempt(deleteOrder, { params: { id: '700008' } }),
  attempt(traceParcel, { query: { id: '730001' } }),
  attempt(traceParcel, { query: { id: '740013' } }),
  attempt(getAfterSaleOffer, { query: { orderId: '700005', position: '0' } }),
  attempt(applyAfterSale, {
    body: {
      orderId: '700005',
      position: 0,
      count: 1,
      kind: 1,
      reason: 'x',
      amount: 1,
      requestId: 'r',
    },
  }),
  attempt(showAfterSale, { query: { id: '740001' } }),
  attempt(cancelAfterSale, { body: { id: '740001' } }),
  attempt(sendBackAfterSale, { body: { id: '740001', carrier: 'SF', number: 'SF1234567' } }),
  attempt(receiveAfterSale, { body: { id: '740001' } }),
  attempt(appealAfterSale, { body: { id: '740001', message: 'x' } }),
  attempt(listPayMethods, { body: { payId: '800001', clientType: 'WapH5' } }),
  attempt(requestPay, { body: PAYMENT }),
  attempt(requestPay, { body: { ...PAYMENT, userId: '1001' } }),
  attempt(requestAssetPay, { body: PAYMENT }),
  attempt(getMiniPayParams, { body: { payId: '800001' } }),
  attempt(getPublicPayParams, { body: { payId: '800001' } }),
  attempt(evaluateProduct, {
    body: { productId: '2001', orderId: '700001', stars: 1, content: 'x' },
  }),
  // The desk of a shop is its owner's.
  attempt(showMerchant, { query: { id: '401' } }),
  attempt(getDeskFigures, { query: {} }),
  attempt(pageApplications, { body: {} }),
  attempt(decideApplication, { body: { id: '405', isApproved: true } }),
  attempt(pageSettlements, { body: { merchantId: '401' } }),
  attempt(getShopIncome, { query: { merchantId: '401' } }),
  ...[
    pageShopOrders,
    pageShopAfterSales,
    pageShopProducts,
    pageShopReviews,
    pageCustomers,
    pageShopCoupons,
  ].map((call) => attempt(call, { body: { merchantId: '402' } })),
  attempt(showShopOrder, { query: { id: '700043' } }),
  attempt(showShopProduct, { query: { id: '2001' } }),
  attempt(shipOrder, {
    body: {
      id: '700043',
      carrier: 'SF',
      number: 'SF1234567',
      lines: [{ position: 0, count: 1 }],
      requestId: 'r',
    },
  }),
  attempt(closeOrder, { body: { id: '700043', reason: 'x', requestId: 'r' } }),
  attempt(findPickup, { query: { code: '31372193' } }),
  attempt(redeemPickup, { body: { code: '31372193' } }),
  attempt(decideAfterSale, { body: { id: '740002', action: 'approve' } }),
  attempt(saveShopProduct, {
    body: {
      id: '2001',
      storeId: '302',
      classId: '11',
      name: { en: 'x', 'zh-Hans': 'x' },
      intro: { en: 'x', 'zh-Hans': 'x' },
      images: ['/pictures/beer/x.svg'],
      skus: [{ id: '20011', name: { en: 'x', 'zh-Hans': 'x' }, price: 1, stock: 1 }],
    },
  }),
  attempt(shelveProduct, { body: { id: '2001', isOnShelf: false } }),
  attempt(priceSku, { body: { id: '20011', price: 1, stock: 0 } }),
  attempt(replyReview, { body: { id: '770001', reply: 'x' } }),
  attempt(saveShopCoupon, {
    body: {
      storeId: '302',
      name: { en: 'x', 'zh-Hans': 'x' },
      amount: 1,
      threshold: 0,
      total: 1,
      days: 1,
      requestId: 'r',
    },
  }),
  attempt(findVoucher, { query: { code: '880000000001' } }),
  attempt(redeemVoucher, {
    body: { code: '880000000001', count: 1, storeId: '302', requestId: 'r' },
  }),
  attempt(refundPackage, { body: { payId: '890001' } }),
  attempt(evaluateMore, { body: { id: '770001', content: 'x' } }),
]
