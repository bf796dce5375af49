import * as own from '../../taproom.widgets'
import { type AnyWidget, createRegistry } from '../engine/contract'
import { addressList } from '../features/address/widgets/address-list'
import { appUpdate } from '../features/app/widgets/about'
import { pageEditor } from '../features/builder/widgets/editor'
import { viewCard, viewMe, viewPreview } from '../features/builder/widgets/previews'
import { siteCard } from '../features/builder/widgets/site'
import { cart } from '../features/cart/widgets/cart'
import { chat, chatList, service } from '../features/chat/widgets/chat'
import {
  eventDetail,
  eventList,
  ticketDetail,
  ticketList,
} from '../features/content/widgets/events'
import { feed } from '../features/content/widgets/feed'
import { richText } from '../features/content/widgets/rich-text'
import { video, videoDetail, videoList } from '../features/content/widgets/video'
import { couponList } from '../features/coupon/widgets/coupon-list'
import {
  deviceDesk,
  deviceList,
  deviceOffers,
  deviceOrders,
  devicePage,
  terminalList,
} from '../features/device/widgets/device-list'
import { form } from '../features/form/widgets/form'
import { identityReview } from '../features/identity/widgets/identity'
import { countdown, divider, empty, group } from '../features/layout/widgets/blocks'
import { floatMenu } from '../features/layout/widgets/float-menu'
import { image, imageCube } from '../features/layout/widgets/image'
import { tabs } from '../features/layout/widgets/tabs'
import { web } from '../features/layout/widgets/web'
import { live, liveDesk, liveForm, liveList, liveMine } from '../features/live/widgets/live'
import { gradeList, gradePurchase } from '../features/member/widgets/grade-list'
import {
  packageDetail,
  packageList,
  packagePurchase,
} from '../features/member/widgets/package-list'
import { voucherList } from '../features/member/widgets/voucher-list'
import {
  sellerApplications,
  sellerBuyers,
  sellerCodes,
  sellerCoupons,
  sellerFigures,
  sellerOrders,
  sellerPicking,
  sellerProduct,
  sellerProducts,
  sellerSales,
} from '../features/merchant/widgets/desk'
import { afterSaleDetail, afterSaleForm, afterSaleList } from '../features/order/widgets/after-sale'
import { orderConfirm } from '../features/order/widgets/order-confirm'
import { orderDetail } from '../features/order/widgets/order-detail'
import { orderList } from '../features/order/widgets/order-list'
import { ownReviews, reviewForm, reviewHead } from '../features/order/widgets/review'
import { payPanel } from '../features/pay/widgets/pay-panel'
import { payResult } from '../features/pay/widgets/pay-result'
import { cityPicker, map } from '../features/place/widgets/places'
import { classTree } from '../features/product/widgets/class-tree'
import { productDetail, productOffers } from '../features/product/widgets/product-detail'
import { productShelf } from '../features/product/widgets/product-shelf'
import { reviewList } from '../features/product/widgets/review-list'
import { detail } from '../features/record/widgets/detail'
import { list } from '../features/record/widgets/list'
import { invite } from '../features/referral/widgets/invite'
import { teamTree } from '../features/referral/widgets/team-tree'
import {
  investBrand,
  investMine,
  investReview,
  investShow,
} from '../features/report/widgets/investment'
import { reportChart } from '../features/report/widgets/report-chart'
import { statCards, statement } from '../features/report/widgets/reports'
import { storeDetail } from '../features/store/widgets/store-detail'
import { taskClock, taskList, taskShow } from '../features/task/widgets/task-list'
import { accountList } from '../features/wallet/widgets/account-list'
import { bankCards } from '../features/wallet/widgets/bank-cards'
import { billList } from '../features/wallet/widgets/bill-list'
import { offlinePay, rechargePanel } from '../features/wallet/widgets/recharges'
import { transferForm } from '../features/wallet/widgets/transfer-form'
import { withdrawals } from '../features/wallet/widgets/withdrawals'
import { baseWidgets } from './base'
import { addCoreTexts } from './texts/add-core'

addCoreTexts()

/** In mini-programs it lies in a package of its own. */
const editor =
  process.env.TARO_ENV === 'weapp' || process.env.TARO_ENV === 'alipay' ? [] : [pageEditor]

export const commerceWidgets: readonly AnyWidget[] = [
  accountList,
  addressList,
  bankCards,
  billList,
  cart,
  chat,
  chatList,
  classTree,
  couponList,
  detail,
  deviceDesk,
  deviceList,
  deviceOffers,
  deviceOrders,
  devicePage,
  eventDetail,
  eventList,
  feed,
  form,
  identityReview,
  gradeList,
  gradePurchase,
  offlinePay,
  group,
  investBrand,
  investMine,
  investReview,
  investShow,
  invite,
  list,
  live,
  liveDesk,
  liveForm,
  liveList,
  liveMine,
  orderConfirm,
  afterSaleDetail,
  afterSaleForm,
  afterSaleList,
  orderDetail,
  orderList,
  ownReviews,
  reviewForm,
  reviewHead,
  packageDetail,
  packageList,
  packagePurchase,
  voucherList,
  ...editor,
  payPanel,
  payResult,
  productDetail,
  productShelf,
  productOffers,
  reviewList,
  rechargePanel,
  reportChart,
  richText,
  sellerApplications,
  sellerBuyers,
  sellerCodes,
  sellerCoupons,
  sellerFigures,
  sellerOrders,
  sellerPicking,
  sellerProduct,
  sellerProducts,
  sellerSales,
  siteCard,
  statCards,
  storeDetail,
  teamTree,
  terminalList,
  transferForm,
  withdrawals,
  tabs,
  taskClock,
  taskList,
  taskShow,
  ticketDetail,
  ticketList,
  viewCard,
  viewMe,
  viewPreview,
  web,
  appUpdate,
  cityPicker,
  countdown,
  divider,
  empty,
  floatMenu,
  image,
  imageCube,
  map,
  service,
  statement,
  video,
  videoDetail,
  videoList,
  // Of packages, if the adopter has any.
  ...Object.values<AnyWidget>(own),
]

/** Everything a page of the shop, the wallet or a merchant may show. Imported by subpackages only. */
export const commerce = createRegistry(...baseWidgets, ...commerceWidgets)
