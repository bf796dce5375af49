import { type AnyWidget, createRegistry } from '../engine/contract'
import { addCoreTexts } from '../i18n/core'
import { accountList } from '../widgets/account-list'
import { addressList } from '../widgets/address-list'
import { bankCards } from '../widgets/bank-cards'
import { billList } from '../widgets/bill-list'
import { cart } from '../widgets/cart'
import { classTree } from '../widgets/class-tree'
import { detail } from '../widgets/detail'
import { deviceList } from '../widgets/device-list'
import { feed } from '../widgets/feed'
import { form } from '../widgets/form'
import { gradeList, gradePurchase } from '../widgets/grade-list'
import { group } from '../widgets/group'
import { list } from '../widgets/list'
import { offlinePay } from '../widgets/offline-pay'
import { orderConfirm } from '../widgets/order-confirm'
import { orderDetail } from '../widgets/order-detail'
import { orderList } from '../widgets/order-list'
import { payPanel } from '../widgets/pay-panel'
import { payResult } from '../widgets/pay-result'
import { productDetail } from '../widgets/product-detail'
import { rechargePanel } from '../widgets/recharge-panel'
import { reportChart } from '../widgets/report-chart'
import { richText } from '../widgets/rich-text'
import { siteCard } from '../widgets/site-card'
import { statCards } from '../widgets/stat-cards'
import { tabs } from '../widgets/tabs'
import { taskList } from '../widgets/task-list'
import { transferForm } from '../widgets/transfer-form'
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
  detail,
  deviceList,
  feed,
  gradeList,
  gradePurchase,
  form,
  offlinePay,
  group,
  orderConfirm,
  orderDetail,
  orderList,
  payPanel,
  payResult,
  productDetail,
  rechargePanel,
  reportChart,
  richText,
  statCards,
  transferForm,
  tabs,
  taskList,
  list,
  siteCard,
  viewCard,
  viewMe,
  viewPreview,
  web,
]

/** Everything a page of the shop, the wallet or a merchant may show. Imported by subpackages only. */
export const commerce = createRegistry(...baseWidgets, ...commerceWidgets)
