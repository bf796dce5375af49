// generated from routing/table; edit the table
import { ViewPage } from '../../../engine/page/view-page'
import { commerce } from '../../../registry/commerce'

export default function ViewsAutoBill() {
  return <ViewPage path='/views/auto/bill' registry={commerce} />
}
