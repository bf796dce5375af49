import '../i18n/core'
import { type AnyWidget, createRegistry } from '../engine/contract'
import { addressList } from '../widgets/address-list'
import { classTree } from '../widgets/class-tree'
import { form } from '../widgets/form'
import { orderConfirm } from '../widgets/order-confirm'
import { orderDetail } from '../widgets/order-detail'
import { orderList } from '../widgets/order-list'
import { payPanel } from '../widgets/pay-panel'
import { payResult } from '../widgets/pay-result'
import { productDetail } from '../widgets/product-detail'
import { richText } from '../widgets/rich-text'
import { baseWidgets } from './base'

export const commerceWidgets: readonly AnyWidget[] = [
  addressList,
  classTree,
  form,
  orderConfirm,
  orderDetail,
  orderList,
  payPanel,
  payResult,
  productDetail,
  richText,
]

/** Everything a page of the shop, the wallet or a merchant may show. Imported by subpackages only. */
export const commerce = createRegistry(...baseWidgets, ...commerceWidgets)
