// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { commerce } from '../../registry/commerce'

export default function MerchantIndex() {
  return <ViewPage path='/merchant/index' registry={commerce} />
}
