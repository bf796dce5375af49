import { type AnyWidget, createRegistry } from '../engine/contract'
import { classTree } from '../widgets/class-tree'
import { orderDetail } from '../widgets/order-detail'
import { orderList } from '../widgets/order-list'
import { productDetail } from '../widgets/product-detail'
import { richText } from '../widgets/rich-text'
import { baseWidgets } from './base'

export const commerceWidgets: readonly AnyWidget[] = [
  classTree,
  orderDetail,
  orderList,
  productDetail,
  richText,
]

/** Everything a page of the shop, the wallet or a merchant may show. Imported by subpackages only. */
export const commerce = createRegistry(...baseWidgets, ...commerceWidgets)
