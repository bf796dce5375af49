// generated from routing/table; edit the table
import { ViewPage } from '../../../engine/page/view-page'
import { commerce } from '../../../registry/commerce'
import { views } from '../views'

export default function ShopOrderBuy() {
  return <ViewPage path='/shop/order/buy' registry={commerce} fallback={views['/shop/order/buy']} />
}
