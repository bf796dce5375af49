// generated from routing/table; edit the table
import { ViewPage } from '../../../engine/page/view-page'
import { commerce } from '../../../registry/commerce'
import { views } from '../views'

export default function AssetPayIndex() {
  return (
    <ViewPage path='/asset/pay/index' registry={commerce} fallback={views['/asset/pay/index']} />
  )
}
