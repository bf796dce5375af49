// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { commerce } from '../../registry/commerce'

export default function AutoBuy() {
  return <ViewPage path='/auto/buy' registry={commerce} />
}
