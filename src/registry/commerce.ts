import { type AnyWidget, createRegistry } from '../engine/contract'
import { addCoreTexts } from '../i18n/core'
import { accountList } from '../widgets/account-list'
import { addressList } from '../widgets/address-list'
import { appUpdate } from '../widgets/app-update'
import { bankCards } from '../widgets/bank-cards'
import { billList } from '../widgets/bill-list'
import { cart } from '../widgets/cart'
import { cityPicker } from '../widgets/city-picker'
import { classTree } from '../widgets/class-tree'
import { countdown } from '../widgets/countdown'
import { couponList } from '../widgets/coupon-list'
import { detail } from '../widgets/detail'
import { deviceList } from '../widgets/device-list'
import { divider } from '../widgets/divider'
import { empty } from '../widgets/empty'
import { feed } from '../widgets/feed'
import { floatMenu } from '../widgets/float-menu'
import { form } from '../widgets/form'
import { gradeList, gradePurchase } from '../widgets/grade-list'
import { group } from '../widgets/group'
import { image } from '../widgets/image'
import { imageCube } from '../widgets/image-cube'
import { invite } from '../widgets/invite'
import { list } from '../widgets/list'
import { live, liveList } from '../widgets/live'
import { map } from '../widgets/map'
import { offlinePay } from '../widgets/offline-pay'
import { orderConfirm } from '../widgets/order-confirm'
import { orderDetail } from '../widgets/order-detail'
import { orderList } from '../widgets/order-list'
import { packageDetail, packageList, packagePurchase } from '../widgets/package-list'
import { payPanel } from '../widgets/pay-panel'
import { payResult } from '../widgets/pay-result'
import { productDetail } from '../widgets/product-detail'
import { rechargePanel } from '../widgets/recharge-panel'
import { reportChart } from '../widgets/report-chart'
import { richText } from '../widgets/rich-text'
import { service } from '../widgets/service'
import { siteCard } from '../widgets/site-card'
import { statCards } from '../widgets/stat-cards'
import { statement } from '../widgets/statement'
import { tabs } from '../widgets/tabs'
import { taskList } from '../widgets/task-list'
import { teamTree } from '../widgets/team-tree'
import { terminalList } from '../widgets/terminal-list'
import { transferForm } from '../widgets/transfer-form'
import { video } from '../widgets/video'
import { viewCard, viewMe } from '../widgets/view-figures'
import { viewPreview } from '../widgets/view-preview'
import { web } from '../widgets/web'
import { baseWidgets } from './base'

addCoreTexts()

export const commerceWidgets: readonly AnyWidget[] = [
  accountList,
  addressList,
  bankCards,
  billList,
  cart,
  classTree,
  couponList,
  detail,
  deviceList,
  feed,
  form,
  gradeList,
  gradePurchase,
  offlinePay,
  group,
  invite,
  list,
  live,
  liveList,
  orderConfirm,
  orderDetail,
  orderList,
  packageDetail,
  packageList,
  packagePurchase,
  payPanel,
  payResult,
  productDetail,
  rechargePanel,
  reportChart,
  richText,
  siteCard,
  statCards,
  teamTree,
  terminalList,
  transferForm,
  tabs,
  taskList,
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
]

/** Everything a page of the shop, the wallet or a merchant may show. Imported by subpackages only. */
export const commerce = createRegistry(...baseWidgets, ...commerceWidgets)
