// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { commerce } from '../../registry/commerce'

export default function ViewsBill() {
  return <ViewPage path='/views/bill' registry={commerce} />
}
