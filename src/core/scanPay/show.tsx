// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { commerce } from '../../registry/commerce'

export default function ScanPayShow() {
  return <ViewPage path='/scanPay/show' registry={commerce} />
}
