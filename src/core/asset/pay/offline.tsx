// generated from routing/table; edit the table
import { ViewPage } from '../../../engine/page/view-page'
import { commerce } from '../../../registry/commerce'

export default function AssetPayOffline() {
  return <ViewPage path='/asset/pay/offline' registry={commerce} />
}
